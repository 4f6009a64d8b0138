import { createElement } from 'react';
import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { run } from '#db/statement.ts';
import { translator } from '#i18n/translator.ts';
import { signIn } from '#identity/session.ts';
import { bindCode, countCodes, noteShowing } from '#order/codes-store.ts';
import type { Order } from '#order/model.ts';
import { runInContext } from '#request/context.ts';
import { addOrder, readOrder } from '../../../tests/unit/add-order.ts';
import { render, words } from '../../../tests/unit/rendered-page.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { toOrderForm } from './order-form.ts';
import { OrderCodes } from './views/order-codes.tsx';

const added: unknown[] = [];
const form = toOrderForm({
  readNow: async () => new Map([['p-1', { price: 1500, stock: 3 }]]),
  addToCart: async (lines) => {
    added.push(lines);
    return null;
  },
});

/** Sends a button of the order's page, with the key of its signed address. */
function press({ code }: Order, intent: string, key: string) {
  const sent = new FormData();
  sent.set('intent', intent);
  const query = new URLSearchParams({ key });
  const page = { pathname: `/order/${code}`, query };
  return runInContext(visit({ posted: true, page }), () => form.answer(sent));
}

test('whoever has the signed address cancels an order; another key, or none, finds nothing', async () => {
  const order = await addOrder('PLACED');
  const other = await addOrder('PLACED');
  for (const key of ['', 'x'.repeat(43), other.token]) {
    expect(await press(order, 'cancel', key)).toMatchObject({
      faults: [{ message: 'order.gone' }],
    });
  }
  expect((await readOrder(order.id)).status).toBe('PLACED');
  expect(await press(order, 'cancel', order.token)).toMatchObject({ ok: true });
  expect((await readOrder(order.id)).status).toBe('CANCELED');
  // Too late: it says so, and nothing more happens.
  expect(await press(order, 'cancel', order.token)).toMatchObject({
    faults: [{ message: 'order.fault.cancel' }],
  });
});

test('the codes of an order are shown by a press, which is noted', async () => {
  const order = await addOrder('PLACED');
  expect(await press(order, 'show', order.token)).toMatchObject({ ok: false });
  await run(DB, await bindCode({ orderId: order.id, productId: 'p-1', number: 1, code: 'A' }, 1));
  expect(await press(order, 'show', order.token)).toMatchObject({
    ok: true,
    goTo: `/order/${order.code}?key=${order.token}#codes`,
  });
  const shown = DB.prepare('SELECT shown FROM digital_code WHERE order_id = ?1').bind(order.id);
  expect(await shown.first('shown')).toBe(1);
  const part = createElement(OrderCodes, { order, codes: await countCodes(order.id) });
  const html = await render(part, 'en', `/order/${order.code}?key=${order.token}`);
  expect(html).toContain(translator('en')('order.codes.use'));
  const copy = translator('en')('esim.copy');
  expect(words(html)).toContain(copy);
  // What is copied at a kiosk the next visitor could paste.
  const again = createElement(OrderCodes, { order, codes: await countCodes(order.id) });
  const address = `/order/${order.code}?key=${order.token}`;
  const atKiosk = words(await render(again, 'en', address, { mode: 'kiosk' }));
  expect(atKiosk).toContain('A');
  expect(atKiosk).not.toContain(copy);
});

test('codes that a number has bought are shown to it alone, and not to whoever finds their order', async () => {
  const isdn = '99112233';
  const order = await addOrder('PLACED', { isdn });
  await run(DB, await bindCode({ orderId: order.id, productId: 'p-1', number: 1, code: 'A1' }, 1));
  await noteShowing(order.id, Date.now());
  expect(await press(order, 'show', order.token)).toMatchObject({
    faults: [{ message: 'order.codes.signIn' }],
  });
  const part = createElement(OrderCodes, { order, codes: await countCodes(order.id) });
  const html = await render(part, 'en', `/order/${order.code}?key=${order.token}`);
  expect(html).toContain(`href="/sign-in?next=%2Forder%2F${order.code}%3Fkey%3D${order.token}"`);
  expect(html).not.toContain('A1');
  const page = { pathname: `/order/${order.code}`, query: new URLSearchParams() };
  const sent = new FormData();
  sent.set('intent', 'show');
  const answer = await runInContext(visit({ posted: true, page }), async () => {
    await signIn({ kind: 'phone', isdn, expiresAt: Date.now() + 3_600_000 });
    return form.answer(sent);
  });
  expect(answer).toMatchObject({ ok: true });
});

test('buy again adds what can be had, as it was ordered, and says where something is missing', async () => {
  const order = await addOrder('COMPLETED');
  expect(await press(order, 'again', order.token)).toMatchObject({
    goTo: '/cart',
    toast: { message: 'order.again.added' },
  });
  expect(added).toEqual([[{ productId: 'p-1', product: 'p-1', quantity: 2 }]]);
  const [line] = order.lines;
  if (!line) throw new Error('an order has a line');
  const gone = { ...line, productId: 'gone', product: 'gone' };
  const partly = await addOrder('COMPLETED', { lines: [line, gone] });
  expect(await press(partly, 'again', partly.token)).toMatchObject({
    toast: { kind: 'warning', message: 'order.again.partly' },
  });
  const none = await addOrder('COMPLETED', { lines: [gone] });
  expect(await press(none, 'again', none.token)).toMatchObject({
    faults: [{ message: 'order.again.nothing' }],
  });
});
