import { cloudflare } from '@cloudflare/vite-plugin';
import type { EnvironmentOptions } from 'vite';
import { defineConfig } from 'waku/config';
import { actionList } from './build/action-list.ts';

import { hydrateOnIntent } from './build/hydrate-on-intent.ts';
import { iconSprite } from './build/icon-sprite.ts';
import { onePass } from './build/one-pass/one-pass.ts';
import { scriptTargets } from './build/supported-browsers.ts';
import { serviceWorker } from './build/service-worker.ts';
import { unoCss } from './build/uno-css.ts';
import { withoutLegacyRenderer } from './build/without-legacy-renderer.ts';
import { operatorConfig, operatorServices } from './scripts/bind-operator.ts';

/** Only `npm run dev` sets it: a built site is bound to no operator. */
const isDev = process.env['WITH_OPERATOR'] === '1';

/** No browser caches a module of the worker, so its name needs no hash: each was named in a dozen others. */
const serverBuild = {
  build: {
    minify: true,
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[name].js',
        // What the front worker has in part, or not at all: scripts/build-front.ts.
        codeSplitting: {
          groups: [
            { name: 'texts-mn', test: /\/locales\/mn\.json$/ },
            { name: 'texts-en', test: /\/locales\/en\.json$/ },
            { name: 'flows', test: /\/src\/flows\.ts$/ },
          ],
        },
      },
    },
  },
} satisfies EnvironmentOptions;

export default defineConfig({
  vite: {
    plugins: [
      // Before the styles, which name its file.
      iconSprite(),
      unoCss(),
      // After the files that it lists.
      serviceWorker(),
      actionList(),
      hydrateOnIntent(),
      onePass({ enabled: process.env['HTML_PASSES'] !== '2' }),
      withoutLegacyRenderer(),
      cloudflare({
        viteEnvironment: { name: 'rsc', childEnvironments: ['ssr'] },
        inspectorPort: false,
        ...(isDev
          ? {
              config: { services: operatorServices },
              auxiliaryWorkers: [{ configPath: operatorConfig, devOnly: true }],
            }
          : {}),
      }),
    ],
    define: {
      // Pages that an older build has rendered name files that may be gone.
      'import.meta.env.BUILD_ID': JSON.stringify(crypto.randomUUID()),
      // The framework's static-build endpoint answers on loopback: nobody may guess its path.
      'import.meta.env.BUILD_PATH': JSON.stringify(`build-${crypto.randomUUID()}`),
    },
    // Parsing takes most of a cold start, and the platform limits the size of a worker.
    environments: {
      rsc: serverBuild,
      ssr: serverBuild,
      client: {
        build: {
          target: scriptTargets,
          // Names of `src/browser/page-contract.ts` are inlined, or the intent script would carry them all.
          rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 1 } } },
        },
      },
    },
    // The style sheet arrives minified, for the browsers that it is for: build/supported-browsers.ts.
    build: { cssMinify: false },
    server: { host: '127.0.0.1', strictPort: true },
    // The build boots the worker once, at whatever port is free: two builds may run at the same time.
    preview: { port: 0 },
  },
});
