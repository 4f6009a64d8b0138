import { expect, test } from 'vitest';
import { run } from '#db/statement.ts';
import { toClock } from '#domain/ulaanbaatar-time.ts';
import { DB } from '#env.ts';
import { translator } from '#i18n/translator.ts';
import { bindCode } from '#order/codes-store.ts';
import { type Order, toOrderHref } from '#order/model.ts';
import { moveOrder } from '#order/move-order.ts';
import { settle } from '#payment/settle.ts';
import { addOrder, addUnpaidOrder, newOrder, readOrder } from '../../../../tests/unit/add-order.ts';
import { payingTill } from '../../../../tests/unit/paying-till.ts';
import { render, words } from '../../../../tests/unit/rendered-page.ts';
import { Invoice } from './invoice.tsx';
import { OrderPage } from './order-page.tsx';

const t = translator('en');

/** The page of an order, as the address in its messages opens it. */
async function show({ code, token }: Pick<Order, 'code' | 'token'>): Promise<string> {
  const page = (
    <OrderPage
      readNow={async () => new Map()}
      payment={() => null}
      refunds={(refunds, canceled) =>
        refunds.map(({ id, reason, amount }) => (
          <p key={id}>{[reason, amount, reason === 'canceled' && canceled].join('-')}</p>
        ))
      }
      branch={(id) => id}
      visit={(id) => `visit ${id}`}
      returns={() => null}
    />
  );
  return words(await render(page, 'en', toOrderHref(code, token)));
}

test('an order that has ended unpaid says that nothing was charged, until money comes, which goes back', async () => {
  const { id, paymentId } = await addUnpaidOrder();
  await DB.batch([
    DB.prepare(`UPDATE shop_order SET status = 'LAPSED' WHERE id = ?1`).bind(id),
    DB.prepare(`UPDATE payment SET state = 'EXPIRED' WHERE id = ?1`).bind(paymentId),
  ]);
  expect(await show(await readOrder(id))).toContain('Nothing was charged');
  await settle(paymentId, payingTill(4000));
  const late = await show(await readOrder(id));
  expect(late).not.toContain('Nothing was charged');
  expect(late).toContain('The money that we received goes back to you in 3–5 business days');
  expect(late).toContain('late-4000');
});

test('an order that is not paid yet says until when it can be, and that it ends by itself', async () => {
  const { id, paymentId } = await addUnpaidOrder();
  const until = 1_000 * 3600 * Math.ceil(Date.now() / 3_600_000);
  await DB.prepare('UPDATE payment SET expires_at = ?2 WHERE id = ?1').bind(paymentId, until).run();
  const page = await show(await readOrder(id));
  expect(page).toContain(t('payment.until', { time: toClock(until) }));
  expect(page).toContain(t('order.endsUnpaid'));
  expect(await show(await addOrder('PLACED'))).not.toContain(t('order.endsUnpaid'));
});

test('an order with a code that is ready says why it can not be canceled, and whom to call', async () => {
  const order = await addOrder('PLACED');
  const why = t('order.cancel.hasCodes', { phone: '2222' });
  const before = await show(order);
  expect(before).toContain(t('order.cancel.title'));
  expect(before).not.toContain(why);
  await run(DB, await bindCode({ orderId: order.id, productId: 'p-1', number: 1, code: 'A' }, 1));
  const after = await show(order);
  expect(after).not.toContain(t('order.cancel.title'));
  expect(after).toContain(why);
});

test('the time of a delivery on top of its page says what it is', async () => {
  const page = await show(await addOrder('SHIPPED'));
  expect(page).toContain('Delivery on the way Delivery time: 25 November 2026, 10:00–14:00');
});

test('an order whose goods are brought to the branch first says so until it is ready', async () => {
  const [line] = newOrder().lines;
  if (!line) throw new Error('an order has a line');
  const given = { deliveryType: 'PICKUP', branchId: 'b-1', slotDate: null, slot: null } as const;
  const away = { ...line, productId: 'p-2', isBrought: true } as const;
  const partly = t('checkout.partly', { count: 2, have: 1 });
  const lines = [line, away];
  expect(await show(await addOrder('PLACED', { ...given, lines }))).toContain(partly);
  const none = await show(await addOrder('PLACED', { ...given, lines: [away] }));
  expect(none).toContain(t('checkout.notHere'));
  const ready = await show(await addOrder('SHIPPED', { ...given, lines }));
  expect(ready).not.toContain(partly);
  expect(ready).toContain('visit b-1');
  expect(await show(await addOrder('COMPLETED', { ...given, lines }))).not.toContain('visit b-1');
});

test('a canceled order says who canceled it, and its timeline and its invoice what goes back', async () => {
  for (const who of ['customer', 'staff'] as const) {
    const placed = await addOrder('PLACED');
    await moveOrder(placed, { to: 'CANCELED', who });
    const order = await readOrder(placed.id);
    const page = await show(order);
    const key = who === 'customer' ? 'canceledByYou' : 'canceledOrder';
    expect(page).toContain(`canceled-4000-payment.refund.${key}`);
    expect(page).toContain(`${t('payment.refund.made')} 4,000₮. About to be returned`);
    const printed = <Invoice order={order} branch={(id) => id} />;
    const html = await render(printed, 'en', `/order/${order.code}/invoice`);
    const invoice = words(html.slice(0, html.indexOf(t('order.lines'))));
    expect(invoice).toContain(t('order.invoice.canceled', { total: '4,000₮' }));
    expect(invoice).toContain('Refund: 4,000₮. About to be returned');
  }
});

test('an invoice shows the address without the note for the courier', async () => {
  const ids = { cityId: 'c', districtId: 'd', khorooId: 'k' };
  const typed = { building: 'Байр 5', apartment: '', note: 'Код 1234' };
  const address = { ...ids, ...typed, textMn: 'СБД', textEn: 'SBD' };
  const order = await addOrder('PLACED', { address });
  expect(await show(order)).toContain('Код 1234');
  const printed = <Invoice order={order} branch={(id) => id} />;
  const invoice = words(await render(printed, 'en', `/order/${order.code}/invoice`));
  expect(invoice).toContain('Байр 5');
  expect(invoice).not.toContain('Код 1234');
});
