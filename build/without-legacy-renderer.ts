import type { Plugin } from 'vite';

const virtualId = '\0tenger:no-legacy-renderer';

/**
 * React's server entry brings a second whole renderer, for `renderToString`. Nothing here calls it, but CommonJS
 * cannot be shaken, and every start of the worker would compile its 100 KB.
 */
export function withoutLegacyRenderer(): Plugin {
  return {
    name: 'tenger:without-legacy-renderer',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      return /\/react-dom-server-legacy\.[a-z.]+\.js$/.test(id) ? virtualId : undefined;
    },
    load(id) {
      return id === virtualId ? 'export {};' : undefined;
    },
  };
}
