import { expect, test } from 'vitest';
import { addToCartContract } from '#contracts/commerce/cart.ts';
import { homeContract } from '#contracts/content/home.ts';
import type { UpstreamFailure } from '#services/upstream/upstream-error.ts';
import type { Fault } from '../support/faulty-upstream/faults.ts';
import { openRemoteUpstream } from '../support/faulty-upstream/remote-upstream.ts';
import { openClient } from './open-client.ts';

/** Far above the call's own deadline, so that a slow machine does not fail the test. */
const generousMs = 5000;

const kinds: Record<Fault, UpstreamFailure> = {
  hang: 'timeout',
  trickle: 'timeout',
  '500': 'status',
  '429': 'status',
  reset: 'network',
  truncated: 'network',
  html: 'not-json',
  malformed: 'not-json',
  'wrong-types': 'shape',
  null: 'shape',
  huge: 'too-large',
  bomb: 'too-large',
  redirect: 'redirect',
};

const cases = Object.entries(kinds) as [Fault, UpstreamFailure][];

test.each(cases)(
  'callUpstream fails in time when the service has the fault %s, as %s',
  async (fault, kind) => {
    const upstream = openRemoteUpstream();
    const { callUpstream } = openClient(upstream.faultyBase(fault));
    const startedAt = Date.now();
    // A busy machine needs longer than a short deadline to see what else is wrong.
    const deadlineMs = kind === 'timeout' ? 300 : 3000;
    const outcome = await callUpstream(homeContract, { deadlineMs });
    expect(outcome).toMatchObject({ ok: false, error: { kind, service: 'content' } });
    expect(Date.now() - startedAt).toBeLessThan(generousMs);
  },
);

const repeated: readonly Fault[] = ['500', 'reset', 'truncated'];

test.each(cases)(
  'callUpstream retries a GET only if that can help when the fault is %s',
  async (fault) => {
    const upstream = openRemoteUpstream();
    const { callUpstream } = openClient(upstream.faultyBase(fault));
    await callUpstream(homeContract, { deadlineMs: 800 });
    const seen = await upstream.requests('/contents/home', fault);
    expect(seen.length).toBe(repeated.includes(fault) ? 2 : 1);
  },
);

test('callUpstream follows no redirect when the service sends one', async () => {
  const upstream = openRemoteUpstream();
  const { callUpstream } = openClient(upstream.faultyBase('redirect'));
  const outcome = await callUpstream(homeContract);
  expect(outcome).toMatchObject({ ok: false, error: { status: 302 } });
});

const cartItem = { productId: '7', quantity: 1, price: 10, nameMn: 'а', nameEn: 'a' };

test('callUpstream retries a POST only when it has an idempotency key', async () => {
  const upstream = openRemoteUpstream();
  const { callUpstream } = openClient(upstream.faultyBase('500'));
  await callUpstream(addToCartContract, { query: { isdn: '99112233' }, body: cartItem });
  expect(await upstream.requests('/service/add-cart', '500')).toHaveLength(1);
  await callUpstream(addToCartContract, { body: cartItem, idempotencyKey: 'k-1' });
  const seen = await upstream.requests('/service/add-cart', '500');
  expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, 'k-1', 'k-1']);
});

test('callUpstream puts neither the request nor the answer into the error or the log when a call fails', async () => {
  const upstream = openRemoteUpstream();
  await upstream.set('/', { status: 422, answer: { message: 'isdn 99112233 has no cart' } });
  const { callUpstream, events } = openClient(upstream.base);
  const outcome = await callUpstream(addToCartContract, {
    query: { isdn: '99112233' },
    body: cartItem,
  });
  if (outcome.ok) throw new Error('the call should be refused');
  const { error } = outcome;
  expect(error.says('99112233 has no CART')).toBe(true);
  const shown = `${error} ${error.stack} ${JSON.stringify(error)} ${JSON.stringify(events)}`;
  expect(shown).not.toContain('99112233');
  expect(events).toEqual([
    {
      event: 'upstream-failed',
      service: 'commerce',
      call: '/service/add-cart',
      kind: 'status',
      status: 422,
    },
  ]);
});

test('callUpstream stops retrying when one call in ten was a retry', async () => {
  const upstream = openRemoteUpstream();
  const { callUpstream } = openClient(upstream.faultyBase('500'));
  for (let call = 0; call < 10; call += 1) await callUpstream(homeContract);
  const seen = await upstream.requests('/contents/home', '500');
  // Ten calls earn one retry, and a new isolate starts with three.
  expect(seen.length).toBeLessThanOrEqual(14);
});

test('callUpstream makes no call for five seconds when a service keeps failing', async () => {
  const upstream = openRemoteUpstream();
  let shiftMs = 0;
  const { callUpstream } = openClient(upstream.faultyBase('500'), {
    now: () => Date.now() + shiftMs,
  });
  for (let call = 0; call < 20; call += 1) await callUpstream(homeContract);
  const before = (await upstream.requests('/', '500')).length;
  const refused = await callUpstream(homeContract);
  expect(refused).toMatchObject({ ok: false, error: { kind: 'circuit-open' } });
  expect(await upstream.requests('/', '500')).toHaveLength(before);
  shiftMs = 5001;
  await callUpstream(homeContract);
  expect(await upstream.requests('/', '500')).toHaveLength(before + 1);
});

test('callUpstream leaves the circuit closed when the service answers that something does not exist', async () => {
  const upstream = openRemoteUpstream();
  const { callUpstream } = openClient(upstream.base);
  for (let call = 0; call < 25; call += 1) {
    const outcome = await callUpstream(homeContract);
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'not-found' } });
  }
});
