import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { scriptTargets } from './supported-browsers.ts';

const source = fileURLToPath(new URL('../src/browser/offline/service-worker.ts', import.meta.url));
/** Beside the site's other files; the edge serves it at the address that its scope needs, or one that ends it. */
const fileName = 'offline/service-worker.js';

/** What a page needs that was kept to look like itself: their names change with their content. */
const isPrecached = (name: string) => /^assets\/(?:styles|icons)-\w+\.(?:css|svg)$/.test(name);

/** Builds the service worker as one script of its own, with the list of the files that it keeps. */
export function serviceWorker(): Plugin {
  return {
    name: 'tenger:service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const precached = Object.keys(bundle)
        .filter(isPrecached)
        .map((name) => ({ url: `/${name}`, revision: null }));
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        define: {
          'import.meta.env.PRECACHE': JSON.stringify(precached),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          write: false,
          target: scriptTargets,
          lib: { entry: source, formats: ['iife'], name: 'worker' },
        },
      });
      for (const { output } of [built].flat().filter((one) => 'output' in one)) {
        for (const chunk of output) {
          if (chunk.type === 'chunk') {
            this.emitFile({ type: 'asset', fileName, source: chunk.code });
          }
        }
      }
    },
  };
}
