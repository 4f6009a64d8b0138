import { afterEach, expect, test, vi } from 'vitest';
import { CACHE } from '#env.ts';
import { serverCartContract } from '#contracts/commerce/cart.ts';
import { productContract, productsContract } from '#contracts/commerce/products.ts';
import { sendSmsContract } from '#contracts/mobile/sms.ts';
import type { CacheParts } from '#services/cache/cache-policy.ts';
import { type CurrentRequest, findRequestBy } from '#services/current-request.ts';
import { createUpstream } from '#services/upstream/call-upstream.ts';
import { UpstreamError } from '#services/upstream/upstream-error.ts';
import { parseSettings } from '#settings/settings.ts';
import { awaitRead } from './await-read.ts';
import { openIsolate, ownVersion } from './open-isolate.ts';

const soonMs = 300;
const page = { items: [], dropped: 0, total: null, next: null };

/** A service that answers when it is told to. */
function openService() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked: { path: string; deadlineMs: number | undefined }[] = [];
  const call: CacheParts['call'] = async ({ path }, { deadlineMs }) => {
    asked.push({ path, deadlineMs });
    await promise;
    return { ok: true, value: page };
  };
  return { asked, call, answer: resolve };
}

test('a read is given up at the deadline of its page, and what comes later is there for the next one', async () => {
  const { asked, call, answer } = openService();
  const request: { answerBy?: number } = { answerBy: Date.now() + soonMs };
  const isolate = openIsolate({ call, version: ownVersion(), currentRequest: () => request });
  const late = await awaitRead(isolate.readCached(productsContract));
  expect(late).toMatchObject({ ok: false, error: { kind: 'timeout' } });
  // The second of two reads in series has no time of its own.
  const second = await awaitRead(isolate.readCached(productContract, { id: 'p-1' }));
  expect(second).toMatchObject({ ok: false, error: { kind: 'timeout' } });
  // The call itself had the time that its contract allows.
  expect(asked).toEqual([{ path: '/product', deadlineMs: 2000 }]);
  answer();
  await isolate.settle();
  delete request.answerBy;
  expect(await isolate.readCached(productsContract)).toMatchObject({ state: 'ready' });
});

test('a read that comes too late for its page waits for no store longer than a shell does', async () => {
  const { call, asked } = openService();
  const kv = Object.assign(Object.create(CACHE), { get: () => new Promise(() => {}) });
  const answerBy = Date.now() - 1;
  const parts = { call, kv, version: ownVersion(), currentRequest: () => ({ answerBy }) };
  const wait = vi.spyOn(globalThis, 'setTimeout');
  const late = await awaitRead(openIsolate(parts).readCached(productsContract));
  const waits = wait.mock.calls.map(([, ms = 0]) => ms);
  wait.mockRestore();
  expect(late).toMatchObject({ ok: false, error: { kind: 'timeout' } });
  expect([Math.max(...waits), asked]).toEqual([60, []]);
});

function openCounted() {
  const sent: string[] = [];
  const { callUpstream } = createUpstream({
    settings: () => parseSettings({ OPERATOR: {} }),
    operator: {
      fetch: async ({ url }) => {
        sent.push(new URL(url).pathname);
        return Response.json({ message: 'nobody' }, { status: 404 });
      },
    },
    log: () => undefined,
  });
  return { callUpstream, sent };
}

const past = Date.now() - 1;
const serve = (request?: CurrentRequest) => findRequestBy(() => request);
afterEach(() => serve());

test('callUpstream sends nothing for a page that has no time left, and says so', async () => {
  const { callUpstream, sent } = openCounted();
  serve({ posted: false, answerBy: past });
  const outcome = await callUpstream(serverCartContract, { query: { isdn: '99112233' } });
  expect(outcome).toEqual({ ok: false, error: new UpstreamError('circuit-open', 'commerce') });
  expect(sent).toEqual([]);
});

test('callUpstream takes its own time when a form is answered, or no page waits', async () => {
  const { callUpstream, sent } = openCounted();
  const send = () => callUpstream(sendSmsContract, { body: {} });
  serve({ posted: true, answerBy: past });
  await send();
  serve();
  await send();
  expect(sent).toEqual(['/sms/send', '/sms/send']);
});
