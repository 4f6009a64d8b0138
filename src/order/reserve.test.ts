import { afterEach, expect, test, vi } from 'vitest';

import { batch } from '#db/statement.ts';
import { DB, OPERATOR } from '#env.ts';
import type { Payment } from '#payment/model.ts';
import { readOrder, submitOrder } from '../../tests/unit/add-order.ts';
import { releaseTopic } from './release-topic.ts';
import { noteGivenBack } from './reservation-store.ts';
import { reserveGoods } from './reserve.ts';

afterEach(() => vi.restoreAllMocks());

type Answer = (call: string) => Response | undefined;
const reserve = 'POST /order/reserve';
const ask = 'GET /order/reserve';
const stock = 'POST /cart/calculate';

/** A commerce service that answers as it is told; the calls that were made. */
function openCommerce(answer: Answer): string[] {
  if (!OPERATOR) throw new Error('no operator is bound');
  const calls: string[] = [];
  vi.spyOn(OPERATOR, 'fetch').mockImplementation(async (request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    calls.push(call);
    return answer(call) ?? Response.json({ message: 'not found' }, { status: 404 });
  });
  return calls;
}

const say = (state: string, refused: string[] = [], expiresAt?: number) =>
  Response.json({
    data: { state, refused, ...(expiresAt && { expiresAt: new Date(expiresAt).toISOString() }) },
  });
const fail = () => Response.json({}, { status: 500 });

async function begin() {
  const order = await submitOrder();
  const now = Date.now();
  const payment = {
    id: crypto.randomUUID(),
    subjectKind: 'order',
    subjectId: order.id,
    createdAt: (await readOrder(order.id)).createdAt,
    expiresAt: now + 1_800_000,
  } as Payment;
  /** `later`: by another attempt to pay, which was made so many milliseconds after the order. */
  const run = async (later = 0) => {
    const { createdAt, expiresAt } = payment;
    const attempt = { ...payment, createdAt: createdAt + later, expiresAt: expiresAt + later };
    const reserved = await reserveGoods(attempt, Date.now());
    if (reserved.state === 'ready' && reserved.statements) await batch(DB, reserved.statements);
    return reserved.state;
  };
  return { id: order.id, run };
}

test('reserveGoods notes what commerce keeps', async () => {
  const { id, run } = await begin();
  const calls = openCommerce((call) => (call === reserve ? say('HELD') : undefined));
  expect(await run()).toBe('ready');
  expect(calls).toEqual([reserve]);
  expect((await readOrder(id)).reservation).toBe('held');
});

test('reserveGoods ends an order of which something is refused, and what is known of its stock', async () => {
  const { id, run } = await begin();
  const tag = 'product/p-1';
  const before = await DB.prepare('SELECT max(version) AS v FROM content_tag WHERE tag = ?')
    .bind(tag)
    .first<{ v: number | null }>();
  openCommerce((call) => (call === reserve ? say('REFUSED', ['p-1']) : undefined));
  expect(await run()).toBe('refused');
  expect(await readOrder(id)).toMatchObject({ status: 'LAPSED', reservation: 'none' });
  await expect
    .poll(() =>
      DB.prepare('SELECT version FROM content_tag WHERE tag = ?').bind(tag).first('version'),
    )
    .toBeGreaterThan(before?.v ?? 0);
});

test.each([
  ['whatever is asked for', [], 'ready', 'AWAITING_PAYMENT'],
  ['not everything', [{ code: 'CLAMPED', productId: 'p-1', detail: '1' }], 'refused', 'LAPSED'],
] as const)(
  'reserveGoods asks a service that keeps nothing for its stock, which has %s',
  async (_, warnings, state, status) => {
    const { id, run } = await begin();
    const amounts = {
      lines: [],
      goods: 0,
      discount: 0,
      delivery: 0,
      subTotal: 0,
      vat: 0,
      total: 0,
    };
    const calls = openCommerce((call) =>
      call === stock ? Response.json({ data: { ...amounts, warnings } }) : undefined,
    );
    expect(await run()).toBe(state);
    expect(calls).toEqual([reserve, stock]);
    expect(await readOrder(id)).toMatchObject({ status, reservation: 'none' });
  },
);

test('reserveGoods asks about an answer that was lost, and does not send it again', async () => {
  const { id, run } = await begin();
  const calls = openCommerce((call) => (call === ask ? say('HELD') : fail()));
  expect(await run()).toBe('ready');
  expect(calls.filter((call) => call === reserve)).toHaveLength(1);
  expect((await readOrder(id)).reservation).toBe('held');
});

test('reserveGoods sends again only after commerce has said that it keeps nothing', async () => {
  const { id, run } = await begin();
  openCommerce(fail);
  expect(await run()).toBe('unclear');
  expect(await readOrder(id)).toMatchObject({
    status: 'AWAITING_PAYMENT',
    reservation: 'unclear',
  });
  const silent = openCommerce(fail);
  expect(await run()).toBe('unclear');
  expect(silent).not.toContain(reserve);
  const calls = openCommerce((call) => say(call === ask ? 'NONE' : 'HELD'));
  expect(await run()).toBe('ready');
  expect(calls).toEqual([ask, reserve]);
});

test.each([
  ['does not ask again for what is kept long enough', 1_800_000 + 600_000, [ask]],
  ['asks again for what ends before the payment does', 1_800_000, [ask, reserve]],
] as const)('the next attempt after one whose request has died %s', async (_, keptMs, expected) => {
  const { id, run } = await begin();
  expect((await readOrder(id)).reservation).toBe('asked');
  const until = Date.now() + keptMs;
  const calls = openCommerce((call) => (call === stock ? undefined : say('HELD', [], until)));
  expect(await run(600_000)).toBe('ready');
  expect(calls).toEqual(expected);
  expect((await readOrder(id)).reservation).toBe('held');
});

test('commerce is told that an order of which something is refused is over', async () => {
  const { id, run } = await begin();
  openCommerce((call) => (call === reserve ? say('REFUSED', ['p-1']) : undefined));
  await run();
  const told = await DB.prepare('SELECT count(*) AS n FROM outbox WHERE key = ?1')
    .bind(`order cancel ${id}`)
    .first('n');
  expect(told).toBe(1);
});

test('goods that another order has taken over are not given back a second time', async () => {
  const { id } = await begin();
  await noteGivenBack(id, Date.now());
  const calls = openCommerce(() => undefined);
  expect(await releaseTopic.send(JSON.stringify({ id }), 'key')).toBeNull();
  expect(calls).toEqual([]);
});

test('the goods of an order are given back once, also to a service that kept nothing', async () => {
  const { id, run } = await begin();
  openCommerce(() => say('HELD'));
  await run();
  openCommerce(fail);
  expect(await releaseTopic.send(JSON.stringify({ id }), 'key')).toMatchObject({ status: 500 });
  expect((await readOrder(id)).reservation).toBe('held');
  openCommerce(() => undefined);
  expect(await releaseTopic.send(JSON.stringify({ id }), 'key')).toBeNull();
  expect((await readOrder(id)).reservation).toBe('given-back');
});
