import { fileURLToPath } from 'node:url';
import { getPluginApi } from '@vitejs/plugin-rsc';
import type { Plugin, ResolvedConfig } from 'vite';

const virtualId = 'virtual:hydrate';
const intentEntry = fileURLToPath(new URL('../src/browser/intent.ts', import.meta.url));
const wakuEntry = fileURLToPath(
  new URL('lib/vite-entries/entry.browser.js', import.meta.resolve('waku')),
);

/** Changes of the inline script that the framework gives each page: in which file, which line, and what it becomes. */
const changes: readonly (readonly [file: string, line: string, changed: string])[] = [
  // Chromium 92 reuses the compiled inline script of an address while its source is the same, and imports the entry
  // with the nonce of the earlier document, which the policy refuses. So the source contains the nonce.
  [
    'waku/dist/router/define-router-utils/request-handler.js',
    'unstable_extraScriptContent: ',
    'unstable_extraScriptContent: (nonce ? `// nonce="${nonce}"\\n` : "") + ',
  ],
  // It would list the modules that links preload, which are none.
  [
    'waku/dist/router/define-router-utils/client-code.js',
    'export const getRouterPrefetchCode = (path2moduleIds)=>{',
    "export const getRouterPrefetchCode = (path2moduleIds)=>{ return '';",
  ],
  // It would read a payload from the document, which a built page does not have.
  ['waku/dist/lib/utils/ssr.js', '${options.initialRsc ? `', '${import.meta.env.DEV ? `'],
];

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
      const [file, line, changed = ''] = changes.find(([name]) => id.endsWith(name)) ?? [];
      if (!file) return undefined;
      if (!code.includes(line)) throw new Error(`${file} changed: see build/hydrate-on-intent.ts`);
      return { code: code.replace(line, () => changed), map: null };
    },
    writeBundle() {
      if (this.environment.name !== 'client') return;
      const manifest = getPluginApi(config)?.manager.buildAssetsManifest;
      for (const deps of Object.values(manifest?.clientReferenceDeps ?? {})) deps.js = [];
    },
  };
}
