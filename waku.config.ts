import { cloudflare } from '@cloudflare/vite-plugin';
import { defineConfig } from 'waku/config';
import { actionList } from './build/action-list.ts';
import { flightOnDemand } from './build/flight-on-demand.ts';
import { hydrateOnIntent } from './build/hydrate-on-intent.ts';
import { unoCss } from './build/uno-css.ts';

export default defineConfig({
  vite: {
    plugins: [
      unoCss(),
      actionList(),
      hydrateOnIntent(),
      flightOnDemand(),
      cloudflare({
        viteEnvironment: { name: 'rsc', childEnvironments: ['ssr'] },
        inspectorPort: false,
      }),
    ],
    resolve: {
      alias: [
        // The worker runs without Node's modules; vfile, under the parser of editors' texts, has forms without them.
        {
          find: /^#(min(?:path|proc|url))$/,
          replacement: `${import.meta.dirname}/node_modules/vfile/lib/$1.browser.js`,
        },
      ],
    },
    // The static-build door of the framework answers on loopback: nobody may guess its path.
    define: {
      'import.meta.env.BUILD_DOOR': JSON.stringify(`build-${crypto.randomUUID()}`),
    },
    // Parsing is most of a cold start, and the platform counts the bytes.
    environments: { rsc: { build: { minify: true } }, ssr: { build: { minify: true } } },
    server: { host: '127.0.0.1', strictPort: true },
  },
});
