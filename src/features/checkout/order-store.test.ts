import { expect, test } from 'vitest';
import { newOrder } from '../../../tests/unit/add-order.ts';
import { DB } from '#env.ts';
import { deleteDraft, insertDraft, updateDraft } from '#flow/store.ts';
import { openDraftStore } from '#flow/current-draft.ts';
import type { Draft } from '#flow/model.ts';
import type { NewOrder } from '#order/insert-order.ts';
import type { NewSubmit } from './insert-store.ts';
import { placeOrder, type Placing } from './order-store.ts';

/** What becomes of each attempt, told its payment's id. */
const toPlacing = (
  start: (id: string) => Awaited<ReturnType<Placing['prepareInvoice']>>,
): Placing => ({
  prepareInvoice: async (id) => start(id),
  prepareNew: async ({ id }) => start(id),
});
const ready = toPlacing(() => ({ state: 'ready' }));

async function begin() {
  const visitorId = crypto.randomUUID();
  const store = openDraftStore();
  const expiresAt = store.now + 3_600_000;
  const owner = { visitorId, isdn: null, token: crypto.randomUUID() };
  const draft = await insertDraft(store, owner, {
    kind: 'checkout',
    version: 1,
    step: 'pay',
    entries: {},
    expiresAt,
  });
  if (!draft) throw new Error('no draft');
  return { draft, visitorId, store };
}

function toSubmit(draft: Draft, visitorId: string, given: Partial<NewOrder> = {}): NewSubmit {
  return {
    draft,
    provider: 'qpay',
    now: Date.now(),
    order: newOrder({
      draftId: draft.id,
      visitorId,
      ...given,
    }),
  };
}

const toOperation = (owner: string, id: string = crypto.randomUUID(), requestHash = 'h') => ({
  owner,
  id,
  form: 'checkout.pay',
  requestHash,
});

const readStates = async (draftId: string) =>
  (
    await DB.prepare(
      `SELECT o.status, p.state FROM shop_order o JOIN payment p ON p.subject_id = o.id
       WHERE o.draft_id = ?1 ORDER BY o.status, p.state`,
    )
      .bind(draftId)
      .all<{ status: string; state: string }>()
  ).results.map(({ status, state }) => `${status} ${state}`);

test('placeOrder makes one order and one payment of 200 submits at a moment', async () => {
  const { draft, visitorId } = await begin();
  const submit = toSubmit(draft, visitorId);
  const placed = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      placeOrder(submit, toOperation(visitorId, `operation-${index % 50}-of-many`), ready),
    ),
  );
  const hrefs = new Set(placed.map((one) => (one.state === 'placed' ? one.href : one.state)));
  expect([...hrefs]).toEqual([expect.stringMatching(/^\/paymentSuccess\?id=[\w-]{43}$/)]);
  expect(await readStates(draft.id)).toEqual(['AWAITING_PAYMENT CREATED']);
  const told = await DB.prepare(
    `SELECT count(*) AS n FROM outbox o JOIN shop_order s ON instr(o.key, s.id) > 0
     WHERE s.draft_id = ?1 AND instr(o.key, 'create') > 0`,
  )
    .bind(draft.id)
    .first('n');
  expect(told).toBe(1);
}, 60_000);

test('placeOrder refuses the same operation with another body', async () => {
  const { draft, visitorId } = await begin();
  const submit = toSubmit(draft, visitorId);
  const id = crypto.randomUUID();
  await placeOrder(submit, toOperation(visitorId, id), ready);
  const other = { ...submit, provider: 'golomt' as const };
  expect(await placeOrder(other, toOperation(visitorId, id, 'other'), ready)).toEqual({
    state: 'conflict',
  });
  expect(await readStates(draft.id)).toEqual(['AWAITING_PAYMENT CREATED']);
});

test('placeOrder of another total ends the order before, with its payment', async () => {
  const { draft, visitorId } = await begin();
  await placeOrder(toSubmit(draft, visitorId), toOperation(visitorId), ready);
  const dearer = toSubmit(draft, visitorId, { goods: 3000, total: 5000 });
  const placed = await placeOrder(dearer, toOperation(visitorId), ready);
  expect(placed.state).toBe('placed');
  expect(await readStates(draft.id)).toEqual(['AWAITING_PAYMENT CREATED', 'LAPSED CANCELED']);
});

test.each(['changed', 'ended'])('placeOrder makes nothing of a draft that has %s', async (how) => {
  const { draft, visitorId, store } = await begin();
  if (how === 'ended') await deleteDraft(store, draft);
  else await updateDraft(store, draft, draft);
  const placed = await placeOrder(toSubmit(draft, visitorId), toOperation(visitorId), ready);
  expect(placed).toEqual({ state: 'unclear' });
  expect(await readStates(draft.id)).toEqual([]);
});

test('placeOrder goes on with the same payment where the one before did not get its invoice', async () => {
  const { draft, visitorId } = await begin();
  const submit = toSubmit(draft, visitorId);
  const asked: string[] = [];
  const unclear = toPlacing((id) => {
    asked.push(id);
    return { state: 'unclear' };
  });
  expect(await placeOrder(submit, toOperation(visitorId), unclear)).toEqual({ state: 'unclear' });
  const again = toPlacing((id) => {
    asked.push(id);
    return { state: 'ready' };
  });
  expect((await placeOrder(submit, toOperation(visitorId), again)).state).toBe('placed');
  expect(new Set(asked).size).toBe(1);
});

test('placeOrder makes another payment of the same order after one that has failed', async () => {
  const { draft, visitorId } = await begin();
  const submit = toSubmit(draft, visitorId);
  await placeOrder(submit, toOperation(visitorId), ready);
  await DB.prepare(
    `UPDATE payment SET state = 'FAILED' WHERE subject_id IN
     (SELECT id FROM shop_order WHERE draft_id = ?1)`,
  )
    .bind(draft.id)
    .run();
  expect((await placeOrder(submit, toOperation(visitorId), ready)).state).toBe('placed');
  expect(await readStates(draft.id)).toEqual([
    'AWAITING_PAYMENT CREATED',
    'AWAITING_PAYMENT FAILED',
  ]);
});

test('placeOrder names what could not be reserved', async () => {
  const { draft, visitorId } = await begin();
  const refusing = toPlacing(() => ({ state: 'refused', refused: ['p-1'] }));
  expect(await placeOrder(toSubmit(draft, visitorId), toOperation(visitorId), refusing)).toEqual({
    state: 'refused',
    refused: ['p-1'],
  });
});

test('placeOrder leads to the page of the payment where another request prepares it', async () => {
  const { draft, visitorId } = await begin();
  const submit = toSubmit(draft, visitorId);
  const first = await placeOrder(submit, toOperation(visitorId), ready);
  const busy = toPlacing(() => ({ state: 'busy' }));
  expect(await placeOrder(submit, toOperation(visitorId), busy)).toEqual(first);
});
