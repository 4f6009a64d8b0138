import type { Plugin } from 'vite';

const virtualId = '\0tenger:no-rsc-payload';
const start = 'renderToReadableStream(/*#__PURE__*/ _jsx(SsrRoot, {}), {';
const report = 'onError: options.onError,';
const send = 'const responseStream = htmlStream';

/**
 * Omits the RSC payload from the HTML, which would double its size. Only hydration needs the payload, so the intent
 * script fetches it together with React.
 */
export function flightOnDemand(): Plugin {
  return {
    name: 'tenger:flight-on-demand',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      return id === 'rsc-html-stream/server' ? virtualId : undefined;
    },
    load(id) {
      if (id !== virtualId) return undefined;
      return `export function injectRSCPayload(stream) { void stream.cancel(); return new TransformStream(); }`;
    },
    transform(code, id) {
      if (!id.endsWith('waku/dist/lib/vite-rsc/ssr.js')) return undefined;
      if (![start, report, send].every((line) => code.includes(line))) {
        throw new Error('The SSR entry of waku changed: see build/flight-on-demand.ts');
      }
      const changed = code
        // React would send large boundaries after the page, for a script to insert.
        .replace(start, `${start} progressiveChunkSize: 1e9,`)
        // The digest appears in the HTML, so that the intent script finds boundaries that failed.
        .replace(report, "onError: (error) => options.onError(error) || 'failed',")
        // A page that is ready in time needs no fallbacks; see `maxWaitMs` in request/context.ts.
        .replace(
          send,
          `const patience = globalThis.tengerMaxWaitMs?.() ?? 0;
if (patience) await Promise.race([htmlStream.allReady.catch(() => {}), new Promise((done) => setTimeout(done, patience))]);
${send}`,
        );
      return { code: changed, map: null };
    },
  };
}
