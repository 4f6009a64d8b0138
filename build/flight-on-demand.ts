import type { Plugin } from 'vite';

const virtualId = '\0tenger:no-rsc-payload';
const start = 'renderToReadableStream(/*#__PURE__*/ _jsx(SsrRoot, {}), {';
const report = 'onError: options.onError,';
const send = 'const responseStream = htmlStream';

/**
 * HTML without the RSC payload that would double it. The payload is only for hydration, so the intent script
 * fetches it, together with React, when there is something to hydrate for.
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
      const inPlace = code
        // React would move large boundaries behind the page, to be swapped in by a script.
        .replace(start, `${start} progressiveChunkSize: 1e9,`)
        // A digest marks the place in the HTML, so that the browser knows there is something to mend.
        .replace(report, "onError: (error) => options.onError(error) || 'failed',")
        // Where nothing has to be waited for, nothing needs a placeholder; see request/context.ts.
        .replace(
          send,
          `const patience = globalThis.tengerMaxWaitMs?.() ?? 0;
if (patience) await Promise.race([htmlStream.allReady.catch(() => {}), new Promise((done) => setTimeout(done, patience))]);
${send}`,
        );
      return { code: inPlace, map: null };
    },
  };
}
