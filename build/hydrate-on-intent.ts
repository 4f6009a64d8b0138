import { fileURLToPath } from 'node:url';
import { getPluginApi } from '@vitejs/plugin-rsc';
import type { Plugin, ResolvedConfig } from 'vite';

const virtualId = 'virtual:hydrate';
const intentEntry = fileURLToPath(new URL('../src/browser/intent.ts', import.meta.url));
const requestHandler = 'waku/dist/router/define-router-utils/request-handler.js';
const inlineScript = 'unstable_extraScriptContent: ';
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
    transform(code, id) {
      if (!id.endsWith(requestHandler)) return undefined;
      if (!code.includes(inlineScript)) {
        throw new Error('The request handler of waku changed: see build/hydrate-on-intent.ts');
      }
      // Chromium 92 reuses the compiled inline script of an address while its source is the same, and imports the entry
      // with the nonce of the earlier document, which the policy refuses. So the source contains the nonce.
      const changed = code.replace(
        inlineScript,
        `${inlineScript}(nonce ? \`// nonce="\${nonce}"\\n\` : '') + `,
      );
      return { code: changed, map: null };
    },
    writeBundle() {
      if (this.environment.name !== 'client') return;
      const manifest = getPluginApi(config)?.manager.buildAssetsManifest;
      for (const deps of Object.values(manifest?.clientReferenceDeps ?? {})) deps.js = [];
    },
  };
}
