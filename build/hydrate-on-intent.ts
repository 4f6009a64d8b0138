import { fileURLToPath } from 'node:url';
import { getPluginApi } from '@vitejs/plugin-rsc';
import type { Plugin, ResolvedConfig } from 'vite';

const virtualId = 'virtual:hydrate';
const intentEntry = fileURLToPath(new URL('../src/browser/intent.ts', import.meta.url));
const wakuEntry = fileURLToPath(
  new URL('lib/vite-entries/entry.browser.js', import.meta.resolve('waku')),
);

/**
 * The browser's entry becomes `src/browser/intent.ts`, which imports the framework's own entry
 * (`virtual:hydrate`) at the first sign of intent; and no page preloads the modules of islands.
 */
export function hydrateOnIntent(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'tenger:hydrate-on-intent',
    configResolved(resolved) {
      config = resolved;
      // The framework sets its entry in a `config` hook after ours, so it is replaced here.
      const input = resolved.environments['client']?.build.rolldownOptions.input;
      if (typeof input === 'object' && !Array.isArray(input)) input['index'] = intentEntry;
    },
    resolveId(id) {
      return id === virtualId ? wakuEntry : undefined;
    },
    writeBundle() {
      if (this.environment.name !== 'client') return;
      const manifest = getPluginApi(config)?.manager.buildAssetsManifest;
      for (const deps of Object.values(manifest?.clientReferenceDeps ?? {})) deps.js = [];
    },
  };
}
