import { createFromReadableStream } from 'react-server-dom-webpack/client.edge';

const lazySymbol = Symbol.for('react.lazy');
const elementSymbol = Symbol.for('react.transitional.element');

/** What React's client asks a bundler for: every module has every export, and the export is its name. */
const toModule = (id: string) =>
  new Proxy(
    {},
    {
      get: (_target, name) => (name === 'then' ? undefined : `${id}#${String(name)}`),
      getOwnPropertyDescriptor: (_target, name) => ({
        value: `${id}#${String(name)}`,
        configurable: true,
      }),
    },
  );

const isLazy = (value: object) => '$$typeof' in value && value.$$typeof === lazySymbol;

/** React's own way: it throws the promise of what is not there yet. */
function readLazy(lazy: object): unknown {
  const read = Reflect.get(lazy, '_init') as (payload: unknown) => unknown;
  return read(Reflect.get(lazy, '_payload'));
}

/** Resolves all that a value holds, as the browser does while it hydrates. @throws what failed on the server */
async function resolveAll(value: unknown): Promise<unknown> {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Promise) return resolveAll(await value);
  if (Array.isArray(value)) return Promise.all(value.map(resolveAll));
  if (isLazy(value)) {
    try {
      return await resolveAll(readLazy(value));
    } catch (thrown) {
      // It is not there yet, or it has failed.
      if (!(thrown instanceof Promise)) throw thrown;
      await thrown;
      return resolveAll(value);
    }
  }
  const isElement = '$$typeof' in value && value.$$typeof === elementSymbol;
  const names = isElement ? ['type', 'key', 'props'] : Object.keys(value).toSorted();
  const parts = await Promise.all(
    names.map(async (name) => [name, await resolveAll(Reflect.get(value, name))] as const),
  );
  return Object.fromEntries(parts);
}

/** The tree of a page's payload; elements are `{ type, key, props }`. @throws where any part of it cannot be read */
export async function readPayload(answer: Response): Promise<unknown> {
  if (!answer.body) throw new Error('There is no payload.');
  Object.assign(globalThis, { __webpack_require__: toModule });
  return resolveAll(
    createFromReadableStream(answer.body, {
      serverConsumerManifest: { moduleMap: null, moduleLoading: null, serverModuleMap: null },
    }),
  );
}
