import { afterEach, expect, test, vi } from 'vitest';
import { newOrder } from '../../../tests/unit/add-order.ts';
import { countTrips } from '../../../tests/unit/count-trips.ts';
import { openTill } from '../../../tests/unit/open-till.ts';
import { DB, OPERATOR } from '#env.ts';
import { openDraftStore } from '#flow/current-draft.ts';
import { insertDraft } from '#flow/store.ts';
import { reserveOrder } from '#order/reserve.ts';
import { prepareInvoice, prepareLeased } from '#payment/start-payment.ts';
import { placeOrder } from './order-store.ts';

afterEach(() => vi.restoreAllMocks());

// With the one that reads who asks and their draft (`flow/step-cost.test.ts`) the whole request needs three.
test('an order costs two round trips, its reservation and its invoice', async () => {
  if (!OPERATOR) throw new Error('no operator is bound');
  const calls: string[] = [];
  vi.spyOn(OPERATOR, 'fetch').mockImplementation(async (request) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    return Response.json({ data: { state: 'HELD', refused: [] } });
  });
  const visitorId = crypto.randomUUID();
  const store = openDraftStore();
  const draft = await insertDraft(
    store,
    { visitorId, isdn: null, token: crypto.randomUUID() },
    { kind: 'checkout', version: 1, step: 'pay', entries: {}, expiresAt: store.now + 3_600_000 },
  );
  if (!draft) throw new Error('no draft');
  const { till, qpay } = openTill();
  const order = newOrder({ draftId: draft.id, visitorId });
  const operation = { owner: visitorId, id: crypto.randomUUID(), form: 'pay', requestHash: 'h' };
  const readTrips = countTrips();
  const placed = await placeOrder({ draft, provider: 'qpay', now: Date.now(), order }, operation, {
    prepareInvoice: (id) => prepareInvoice(id, till),
    prepareNew: (payment, asked) =>
      prepareLeased({ payment, until: payment.leaseUntil }, till, (one, now) =>
        reserveOrder(asked, one, now),
      ),
  });
  expect(placed.state).toBe('placed');
  expect(readTrips()).toBe(2);
  expect(calls).toEqual(['POST /order/reserve']);
  expect(qpay.calls).toMatchObject({ createInvoice: 1, check: 0 });
  const stored = await DB.prepare(
    `SELECT o.reservation, p.state FROM shop_order o JOIN payment p ON p.subject_id = o.id
     WHERE o.draft_id = ?1`,
  )
    .bind(draft.id)
    .first();
  expect(stored).toEqual({ reservation: 'held', state: 'PENDING' });
});
