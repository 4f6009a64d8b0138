import { createFromReadableStream } from 'react-server-dom-webpack/client.edge';
import { beforeAll, expect, test } from 'vitest';
import { pagePaths, toPayloadPath } from './routes.ts';
import { send } from './site.ts';

const lazySymbol = Symbol.for('react.lazy');
const elementSymbol = Symbol.for('react.transitional.element');

/** Stands for every island. */
function Island() {
  return null;
}

beforeAll(() => {
  // What React's client asks a bundler for: every module has every export.
  const module = new Proxy(
    {},
    {
      get: (_target, name) => (name === 'then' ? undefined : Island),
      getOwnPropertyDescriptor: () => ({ value: Island, configurable: true }),
    },
  );
  Object.assign(globalThis, { __webpack_require__: () => module });
});

/** Resolves all that a payload holds, as the browser does while it hydrates. @throws what failed on the server */
async function countElements(value: unknown): Promise<number> {
  if (typeof value !== 'object' || value === null) return 0;
  if (value instanceof Promise) return countElements(await value);
  if ('$$typeof' in value && value.$$typeof === lazySymbol) {
    const { _init: read, _payload: payload } = value as unknown as {
      _init: (payload: unknown) => unknown;
      _payload: unknown;
    };
    try {
      return await countElements(read(payload));
    } catch (thrown) {
      // It is not there yet, or it has failed.
      if (!(thrown instanceof Promise)) throw thrown;
      await thrown;
      return countElements(value);
    }
  }
  const isElement = '$$typeof' in value && value.$$typeof === elementSymbol;
  const parts = isElement && 'props' in value ? [value.props] : Object.values(value);
  const counts = await Promise.all(parts.map(countElements));
  return counts.reduce((sum, count) => sum + count, isElement ? 1 : 0);
}

/** It sends away who is not signed in, in a payload as in HTML. */
const rendered = pagePaths.filter((path) => path !== '/switch-account');

// What an island cannot be given would be found here alone: the HTML is rendered without a payload.
test.each(rendered)('the payload of %s can be read to its end', async (path) => {
  const answer = await send(toPayloadPath(path));
  if (!answer.body) throw new Error('There is no payload.');
  const payload = createFromReadableStream(answer.body, {
    serverConsumerManifest: { moduleMap: null, moduleLoading: null, serverModuleMap: null },
  });
  expect(await countElements(payload)).toBeGreaterThan(50);
});
