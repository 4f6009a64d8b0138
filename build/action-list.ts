import { mkdir, writeFile } from 'node:fs/promises';
import { getPluginApi } from '@vitejs/plugin-rsc';
import type { Plugin, ResolvedConfig } from 'vite';

const virtualId = 'virtual:action-list';

/**
 * The exact list of server actions, taken from the build: `virtual:action-list` exports `file/name` pairs,
 * and `dist/actions.json` holds the same for tests. In development the list is not known: null.
 */
export function actionList(): Plugin {
  let config: ResolvedConfig;
  const readPairs = () =>
    [...(getPluginApi(config)?.manager.serverReferences.metaMap.values() ?? [])]
      .flatMap((meta) => meta.exportNames.map((name) => `${meta.referenceKey}/${name}`))
      .sort();
  return {
    name: 'tenger:action-list',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId(id) {
      return id === virtualId ? `\0${virtualId}` : undefined;
    },
    load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      return 'export const actionIds = __ACTION_IDS__;';
    },
    transform(code, id) {
      if (id !== `\0${virtualId}` || this.environment.mode !== 'dev') return undefined;
      return code.replace('__ACTION_IDS__', 'null');
    },
    renderChunk(code) {
      if (!code.includes('__ACTION_IDS__')) return undefined;
      return { code: code.replaceAll('__ACTION_IDS__', JSON.stringify(readPairs())), map: null };
    },
    async writeBundle() {
      if (this.environment.name !== 'rsc') return;
      await mkdir('dist', { recursive: true });
      await writeFile('dist/actions.json', `${JSON.stringify(readPairs(), null, 2)}\n`);
    },
  };
}
