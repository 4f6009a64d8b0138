import { renderToReadableStream } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { batch } from '#db/statement.ts';
import { newToken } from '#identity/visitor-cookie.ts';
import { hashText } from '#lib/hash.ts';
import { lapseMs } from '#order/lapse.ts';
import { invoiceMs } from '#payment/model.ts';
import { bindNewPayment } from '#payment/store.ts';
import { runInContext } from '#request/context.ts';
import { toClock } from '#domain/ulaanbaatar-time.ts';
import { formatMnt } from '#domain/money.ts';
import { translator } from '#i18n/translator.ts';
import { addOrder, newOrder } from '../../../../tests/unit/add-order.ts';
import { addSession } from '../../../../tests/unit/add-visitor.ts';
import { render, words } from '../../../../tests/unit/rendered-page.ts';
import { visit } from '../../../../tests/unit/visit.ts';
import { BuyAgain, type ReadNow } from './buy-again.tsx';
import { OrdersPage } from './orders-page.tsx';
import { UnpaidNote } from './unpaid-note.tsx';

type Now = Awaited<ReturnType<ReadNow>> extends ReadonlyMap<string, infer One> ? One : never;

async function begin() {
  const [visitorId, sid] = [crypto.randomUUID(), newToken()];
  await addSession(visitorId);
  await DB.prepare('UPDATE session SET id = ?1 WHERE visitor_id = ?2')
    .bind(await hashText(sid), visitorId)
    .run();
  const show = (search = '', shown = <OrdersPage />) => {
    const page = { pathname: '/order', query: new URLSearchParams(search) };
    const cookies = new Map([['__Host-sid', sid]]);
    return runInContext(visit({ locale: 'en', page, cookies }), async () => {
      const stream = await renderToReadableStream(shown);
      await stream.allReady;
      return new Response(stream).text();
    });
  };
  return { visitorId, show };
}

async function addUnpaid(visitorId: string) {
  const now = Date.now();
  const order = await addOrder('AWAITING_PAYMENT', { visitorId });
  const payment = await bindNewPayment(
    {
      subject: { kind: 'order', id: order.id },
      visitorId,
      isdn: null,
      provider: 'qpay',
      amount: 4000,
      language: 'mn',
      expiresAt: now + invoiceMs,
    },
    { now },
  );
  await batch(DB, { made: payment.statement });
  return { order, payment };
}

test('where another order is begun stands that one waits for its payment, and the way to it', async () => {
  const { visitorId, show } = await begin();
  const readNote = () => show('', <UnpaidNote />);
  expect(words(await readNote())).toBe('');
  const { order, payment } = await addUnpaid(visitorId);
  const note = await readNote();
  expect(words(note)).toBe(
    `An order of ${formatMnt(order.total)} waits for its payment. To the payment`,
  );
  expect(note).toContain(`href="${payment.href}"`);
  expect(words(await (await begin()).show('', <UnpaidNote />))).toBe('');
});

test('an order that waits for its payment is found, with its state, until when, and the way to pay', async () => {
  const { visitorId, show } = await begin();
  const { order, payment } = await addUnpaid(visitorId);
  const html = await show();
  expect(html).toContain(order.code);
  expect(html).toContain('Waiting for payment');
  expect(html).toContain(`Can be paid until ${toClock(payment.payment.expiresAt)}`);
  expect(html).toContain(`href="${payment.href}"`);
  expect(html).not.toContain('No orders yet');
  // Who looks for what was sent looks for nothing else.
  expect(await show('status=SHIPPED')).not.toContain(order.code);
});

test('what can not be paid any more is in no list, nor what somebody else has ordered', async () => {
  const { visitorId, show } = await begin();
  const { order, payment } = await addUnpaid(visitorId);
  const other = await addUnpaid(crypto.randomUUID());
  await DB.prepare(`UPDATE payment SET state = 'EXPIRED' WHERE id = ?1`).bind(payment.id).run();
  await DB.prepare(`UPDATE shop_order SET reservation = 'held' WHERE id = ?1`).bind(order.id).run();
  // Another payment may begin for a while.
  expect(await show()).toContain(order.code);
  await DB.prepare('UPDATE shop_order SET updated_at = updated_at - ?2 WHERE id = ?1')
    .bind(order.id, lapseMs)
    .run();
  const html = await show();
  expect(html).not.toContain(order.code);
  expect(html).not.toContain(other.order.code);
  expect(html).toContain('No orders yet');
});

test('buying again says of each thing what it costs now, or that it is gone or sold out', async () => {
  const [line] = newOrder().lines;
  if (!line) throw new Error('an order has a line');
  const make = (name: string, quantity = 1) => ({
    ...line,
    productId: name,
    product: name,
    nameEn: name,
    price: 1000,
    quantity,
  });
  const lines = [make('same'), make('dearer', 2), make('none'), make('gone'), make('unknown')];
  const order = await addOrder('COMPLETED', { lines });
  const show = (known: [string, Now][]) =>
    render(
      <BuyAgain order={order} readNow={async () => new Map(known)} />,
      'en',
      `/order/${order.code}?key=${order.token}`,
    );
  const html = await show([
    ['same', { price: 1000, stock: 1 }],
    ['dearer', { price: 1500, stock: 9 }],
    ['none', { price: 1000, stock: 0 }],
    ['gone', 'gone'],
  ]);
  const rows = [...html.matchAll(/<li.*?<\/li>/gs)].map(([row]) => words(row));
  const t = translator('en');
  expect(rows).toEqual([
    `same × 1 ${formatMnt(1000)}`,
    `dearer × 2 ${formatMnt(3000)} ${t('order.again.was', { price: formatMnt(2000) })}`,
    `none × 1 ${t('order.again.soldOut')}`,
    `gone × 1 ${t('order.again.gone')}`,
    `unknown × 1 ${t('order.again.unknown')}`,
  ]);
  expect(words(html)).toContain(t('order.again.add', { count: 2 }));
  const nothing = await show([['same', 'gone']]);
  expect(words(nothing)).toContain(t('order.again.nothing'));
  expect(nothing).not.toContain('<button');
});
