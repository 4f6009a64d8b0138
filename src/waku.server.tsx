import adapter from 'waku/adapters/cloudflare';
import { fsRouter } from '#waku.ts';
import { onDemand } from './pages-on-demand.tsx';

export default adapter(fsRouter(onDemand(import.meta.glob('./pages/**/*.{tsx,ts}'))), {
  // Ours is mounted under the security headers, so that a 413 carries them.
  bodyLimit: false,
  // Loaded by the cron trigger alone: no request evaluates it.
  handlers: {
    scheduled: async () => {
      const { runScheduled } = await import('./jobs/run-scheduled.ts');
      await runScheduled();
    },
  },
  internalPathToBuildStaticFiles: import.meta.env.BUILD_PATH,
  // Errors are reported and answered by the edge's last resort, without their texts.
  middlewareFns: [
    ({ app }) => {
      app.onError((_error, c) => c.body(null, 500));
      return (_c, next) => next();
    },
  ],
  // Loaded by the first request: the build reads this file outside the Workers runtime.
  middlewareModules: { edge: () => import('./edge/index.ts') },
});
