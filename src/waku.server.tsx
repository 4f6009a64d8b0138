import adapter from 'waku/adapters/cloudflare';
import { fsRouter } from '#waku.ts';
import { onDemand } from './pages-on-demand.tsx';

export default adapter(fsRouter(onDemand(import.meta.glob('./pages/**/*.{tsx,ts}'))), {
  // The edge has a limit of its own, after the security headers, so that a 413 has them too.
  bodyLimit: false,
  // Imported on demand, because only the cron trigger needs it.
  handlers: {
    scheduled: async () => {
      const { runScheduled } = await import('./jobs/run-scheduled.ts');
      await runScheduled();
    },
  },
  internalPathToBuildStaticFiles: import.meta.env.BUILD_PATH,
  // The edge's last resort logs and answers errors, without their messages.
  middlewareFns: [
    ({ app }) => {
      app.onError((_error, c) => c.body(null, 500));
      return (_c, next) => next();
    },
  ],
  // Imported by the first request, because the build loads this file outside the Workers runtime.
  middlewareModules: { edge: () => import('./edge/index.ts') },
});
