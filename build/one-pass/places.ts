import { fileURLToPath } from 'node:url';
import type { Place, Places } from '../replace-places.ts';

const besides = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));

const renderCall = 'await renderToReadableStream(/*#__PURE__*/ _jsx(SsrRoot, {}), {';

/** The page leaves out the payload, and is sent as one piece where it is ready in time: for both kinds of build. */
const payloadOnDemand: readonly Place[] = [
  {
    // React would send large boundaries after the page, for a script to insert.
    from: renderCall,
    to: `${renderCall} progressiveChunkSize: 1e9,`,
  },
  {
    // The digest appears in the HTML, so that the intent script finds boundaries that failed.
    from: 'onError: options.onError,',
    to: "onError: (error) => options.onError(error) || 'failed',",
  },
  {
    // A page that is ready in time needs no fallbacks; see `maxWaitMs` in request/context.ts. Only hydration needs
    // the payload, so the intent script fetches it together with React.
    from: `const responseStream = htmlStream.pipeThrough(injectRSCPayload(batchReadableStream(stream2), options.nonce ? {
        nonce: options.nonce
    } : {}));`,
    to: `const patience = globalThis.tengerMaxWaitMs?.() ?? 0;
  if (patience) await Promise.race([htmlStream.allReady.catch(() => {}), new Promise((done) => setTimeout(done, patience))]);
  const responseStream = htmlStream.toBody?.() ?? htmlStream;`,
  },
  { from: "import { injectRSCPayload } from 'rsc-html-stream/server';", to: '' },
  { from: "import { batchReadableStream } from '../utils/stream.js';", to: '' },
];

/** Flight renders, and Fizz renders again what it parsed: the framework's own way. */
export const twoPasses: Places = {
  'waku/dist/lib/vite-rsc/ssr.js': [
    {
      from: 'const [stream1, stream2] = rscStream.tee();',
      to: 'const stream1 = rscStream;',
    },
    ...payloadOnDemand,
  ],
};

/** Fizz renders the server's components itself. */
export const onePass: Places = {
  'waku/dist/router/define-router-utils/request-handler.js': [
    {
      // The elements of a page, unrendered.
      from: `renderHtml(await renderRsc(entries.elements, {
                        etags: entries.etags
                    }), html, {`,
      to: 'renderHtml(entries.elements, html, {',
    },
    {
      // Nothing of it is decoded: see route-entries.js below.
      from: 'await loadBuildMetadata(DEFINE_ROUTER_METADATA.cachedElements);',
      to: 'undefined;',
    },
  ],
  'waku/dist/router/define-router-utils/element-cache.js': [
    {
      from: 'preload: (cacheId, bytes)=>{',
      to: 'isForBuild: !!onSerialize, preload: (cacheId, bytes)=>{',
    },
  ],
  'waku/dist/router/define-router-utils/route-entries.js': [
    {
      // The element that names a route's layouts is a few slots: rendering it costs less than decoding it.
      from: 'if (!elementCache.has(cacheId)) {',
      to: 'if (!elementCache.isForBuild) return render();\n if (!elementCache.has(cacheId)) {',
    },
  ],
  'waku/dist/lib/utils/render.js': [
    {
      from: `const rscHtmlStream = renderToReadableStream(html, {
                onError
            });`,
      to: 'const rscHtmlStream = html;',
    },
  ],
  'waku/dist/lib/vite-rsc/ssr.js': [
    {
      from: 'const [stream1, stream2] = rscStream.tee();',
      to: `if (rscStream instanceof ReadableStream) throw new Error('HTML in one pass has no static pages.');
    const elementsPromise = Promise.resolve(rscStream);
    elementsPromise.status = 'fulfilled';
    elementsPromise.value = rscStream;`,
    },
    { from: 'let elementsPromise;\n    let htmlPromise;', to: '' },
    { from: 'elementsPromise ??= createFromReadableStream(stream1);', to: '' },
    { from: 'htmlPromise ??= createFromReadableStream(rscHtmlStream);', to: '' },
    { from: 'children: use(htmlPromise)', to: 'children: rscHtmlStream' },
    {
      // React's renderer whose chunks are strings; see platform.ts.
      from: "'react-dom/server.edge'",
      to: "'react-dom/server.bun'",
    },
    ...payloadOnDemand,
  ],
  'plugin-rsc/dist/react/rsc/server.js': [
    {
      from: 'import * as ReactServer',
      to: `import { toCallable, withFormAction } from ${besides('references.ts')};
import { createServerReference } from '@vitejs/plugin-rsc/vendor/react-server-dom/client.edge';
import * as ReactServer`,
    },
    {
      from: 'ReactServer.registerClientReference(proxy, id, name)',
      to: 'ReactServer.registerClientReference(toCallable(id, name), id, name)',
    },
    {
      from: 'const registerServerReference = ReactServer.registerServerReference;',
      to: `const registerServerReference = (reference, id, name) =>
  withFormAction(ReactServer.registerServerReference(reference, id, name), createServerReference);`,
    },
  ],
  'react/cjs/react-jsx-runtime.react-server.production.js': [
    {
      // Tells the HTML renderer which components are the server's.
      from: 'props: maybeKey\n',
      to: 'props: maybeKey, server: "function" === typeof type && void 0 === type.$$typeof\n',
    },
  ],
  'react-dom/cjs/react-dom-server.bun.production.js': [
    {
      // What it expects of Bun; see platform.ts.
      from: `util = require("util");
require("crypto");
var stream = require("stream"),`,
      to: `platform = require(${besides('platform.ts')}),
  util = platform.util, Bun = platform.Bun, Buffer = platform.Buffer, ReadableStream = platform.ReadableStream,`,
    },
    {
      // Keys and positions as in a payload, or ids would differ; see server-component.ts.
      from: `case REACT_ELEMENT_TYPE:
          var type = node.type,
            key = node.key,`,
      to: `case REACT_ELEMENT_TYPE:
          var key = node.key,
            type = node.server ? platform.toServerComponent(node.type, key) : node.type,`,
    },
    {
      // Joined at once: a write for each chunk costs more than the chunks.
      from: `for (; chunkIdx < chunks.length - 1; chunkIdx++)
        writeChunk(destination, chunks[chunkIdx]);
      chunkIdx < chunks.length && (r = !!destination.write(chunks[chunkIdx]));
      return r;`,
      to: 'return destination.write((0 === chunkIdx ? chunks : chunks.slice(chunkIdx)).join(""));',
    },
    {
      // The path to an island names the form whose answer a page shows. As in the browser, where the server's
      // components are not, they leave only keys and positions in it: a section that was pending has one more.
      from: 'key = [task.keyPath, name, keyOrIndex];',
      to: `key = task.node.server
            ? (null == key && -1 === childIndex ? task.keyPath : [task.keyPath, "", keyOrIndex])
            : [task.keyPath, name, keyOrIndex];`,
    },
  ],
};
