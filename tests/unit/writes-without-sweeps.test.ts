import { beforeEach, expect, test } from 'vitest';
import { publishFill } from '#db/cache-fill.ts';
import { insertAttempt } from '#identity/dan/store.ts';
import { insertSwitch, takeSwitch, takeTokenOnce } from '#identity/app-token/store.ts';
import { noteSeenPrices, readSeenPrices } from '#features/cart/seen-price-store.ts';
import { addLines } from '#features/cart/store.ts';
import { DB } from '#env.ts';
import { changeTags } from '#services/cache/read-cached.ts';
import { ensureVisitorId, signIn } from '#identity/session.ts';
import { runInContext } from '#request/context.ts';
import { addRows, countRows, everywhere, forgetRows } from './ending-rows.ts';
import { addSession } from './add-visitor.ts';
import { newAttempt } from './new-attempt.ts';
import { openTan } from './open-tan.ts';
import { visit } from './visit.ts';

const now = Date.now();
const longAgo = now - 40 * 24 * 60 * 60_000;
const later = now + 60_000;

const writes: Record<string, () => Promise<unknown>> = {
  'a new session': () => runInContext(visit(), ensureVisitorId),
  'a sign-in': () =>
    runInContext(visit(), () => signIn({ kind: 'phone', isdn: '99112233', expiresAt: later })),
  'a code': () => openTan().issue(),
  'a way to Dan': () =>
    insertAttempt({ ...newAttempt('s', 'alive'), subject: 'applicant', isdn: null }, now),
  'a token of the app': () => takeTokenOnce('token', later),
  'another customer, offered and taken': async () => {
    await insertSwitch('alive', { isdn: '99112233', sessionExpiresAt: later, returnTo: '/' });
    return takeSwitch('alive');
  },
  'an add to a cart': () =>
    addLines({ cartId: 'mine', operationId: 'op', requestHash: 'h', now, expiresAt: later }, [
      { productId: 'p', product: 'p', quantity: 1, maxQuantity: 9, price: 100 },
    ]),
  'a price that was seen': () =>
    noteSeenPrices('99112233', {
      prices: [{ soldId: 'p', price: 100 }],
      accepted: [],
      now,
      expiresAt: later,
    }),
  'a value of the cache': () =>
    publishFill(DB, 'k', {
      atMs: now,
      usableUntilMs: later,
      failure: null,
      body: 'text',
      version: 0,
    }),
  'a message of another machine': () =>
    changeTags(['news'], { source: 'content', id: 'msg_1', at: now }),
};

beforeEach(async () => {
  await forgetRows();
  await addRows('old', 5, longAgo);
});

test.each(Object.entries(writes))(
  '%s deletes no expired rows of others when it is written',
  async (_, it) => {
    await addSession('alive');
    await it();
    const counts = await countRows();
    for (const [table, count] of Object.entries(everywhere(5))) {
      expect([table, counts[table] ?? 0]).toEqual([table, expect.toSatisfy((n) => n >= count)]);
    }
  },
);

test('noteSeenPrices replaces a price when it has expired and was not swept', async () => {
  const note = (price: number, at: number, expiresAt: number) =>
    noteSeenPrices('99112233', {
      prices: [{ soldId: 'p', price }],
      accepted: [],
      now: at,
      expiresAt,
    });
  await note(100, longAgo, longAgo + 1);
  await note(200, now, later);
  expect(await readSeenPrices('99112233', now)).toEqual(new Map([['p', 200]]));
});

test('addLines starts with an empty cart when it has expired and was not swept', async () => {
  const line = { productId: 'p', product: 'p', quantity: 1, maxQuantity: 9, price: 100 };
  await addLines(
    { cartId: 'mine', operationId: 'one', requestHash: 'h', now: longAgo, expiresAt: longAgo + 1 },
    [line],
  );
  const { lines } = await addLines(
    { cartId: 'mine', operationId: 'two', requestHash: 'h', now, expiresAt: later },
    [line],
  );
  expect(lines.map(({ quantity }) => quantity)).toEqual([1]);
});
