import { fileURLToPath } from 'node:url';
import { getPluginApi } from '@vitejs/plugin-rsc';
import type { Plugin, ResolvedConfig } from 'vite';
import { type Places, replaceIn } from './replace-places.ts';

const virtualId = 'virtual:hydrate';
const intentEntry = fileURLToPath(new URL('../src/browser/intent.ts', import.meta.url));
/** Vite's module of what it has in place of each `import()`, and ours. */
const helperId = '\0vite/preload-helper.js';
const helper = fileURLToPath(new URL('../src/browser/preload.ts', import.meta.url));
const wakuEntry = fileURLToPath(
  new URL('lib/vite-entries/entry.browser.js', import.meta.resolve('waku')),
);

/** The inline script that the framework gives each page. */
const inlineScript: Places = {
  'waku/dist/router/define-router-utils/request-handler.js': [
    {
      // Chromium 92 reuses the compiled inline script of an address while its source is the same, and imports the entry
      // with the nonce of the earlier document, which the policy refuses. So the source contains the nonce.
      from: 'unstable_extraScriptContent: ',
      to: 'unstable_extraScriptContent: (nonce ? `// nonce="${nonce}"\\n` : "") + ',
    },
  ],
  'waku/dist/router/define-router-utils/client-code.js': [
    {
      // It would list the modules that links preload, which are none.
      from: 'export const getRouterPrefetchCode = (path2moduleIds)=>{',
      to: "export const getRouterPrefetchCode = (path2moduleIds)=>{ return '';",
    },
  ],
  'waku/dist/lib/utils/ssr.js': [
    {
      // It would read a payload from the document, which a built page does not have.
      from: '${options.initialRsc ? `',
      to: '${import.meta.env.DEV ? `',
    },
  ],
};

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
      if (id === helperId) return helper;
      return id === virtualId ? wakuEntry : undefined;
    },
    transform(code, id) {
      return replaceIn(inlineScript, code, id);
    },
    writeBundle() {
      if (this.environment.name !== 'client') return;
      const manifest = getPluginApi(config)?.manager.buildAssetsManifest;
      for (const deps of Object.values(manifest?.clientReferenceDeps ?? {})) deps.js = [];
    },
  };
}
