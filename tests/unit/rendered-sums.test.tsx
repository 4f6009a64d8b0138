import { expect, test } from 'vitest';
import { formatMnt, toShownVat } from '#domain/money.ts';
import { minPayment } from '#domain/payable-amount.ts';
import { toAmounts } from '#features/checkout/calculate.ts';
import { toPriced } from '#features/checkout/model.ts';
import { OrderSummary } from '#features/checkout/views/order-summary.tsx';
import { PayFields } from '#features/checkout/views/pay-fields.tsx';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { submitOrder } from './add-order.ts';
import { readReceipt } from './open-receipts.ts';
import { readPaid } from './paid-order.tsx';
import { newCalculation, newRandom, type Random } from './random-carts.ts';
import { readRows, render, words } from './rendered-page.ts';

const pages = 200;
/** No bank moves more at once. */
const maxMnt = 100_000_000;

/** An order as one can be made: what is digital is not brought. */
function newOrder(random: Random) {
  for (;;) {
    const { lines, calculation, deliveryType, promoCode } = newCalculation(random);
    const amounts = toAmounts(calculation, lines);
    const isDigital = lines.every(({ type }) => type === 'DIGITAL');
    if (!amounts || amounts.total < minPayment || amounts.total > maxMnt) continue;
    if (isDigital === (deliveryType === 'DIGITAL'))
      return { lines, amounts, deliveryType, promoCode };
  }
}
type NewOrder = ReturnType<typeof newOrder>;

/** The page on which it is checked, what stands beside it, and what its form sends. */
async function readReview({ lines, amounts, deliveryType, promoCode }: NewOrder, locale: Locale) {
  const data = {
    lines,
    isOfCart: true,
    cartId: null,
    amounts,
    contact: { phone: '99112233', email: '' },
    buyer: { kind: 'INDIVIDUAL', email: '' } as const,
    promoCode,
    referralCode: '',
    ...(deliveryType !== 'DIGITAL' && { deliveryType }),
  };
  const [pay, beside] = await Promise.all([
    render(<PayFields data={data} readCart={async () => null} />, locale, '/checkout/pay'),
    render(<OrderSummary data={data} />, locale, '/checkout/pay'),
  ]);
  const prices = [...beside.matchAll(/class="price text-sm">([^<]*)</g)].map(([, price]) => price);
  const sent = /name="total" value="(\d+)"/.exec(pay)?.[1];
  return { lists: [readRows(pay), readRows(beside)], prices, sent };
}

/** The order as it is stored once it is paid for, its page with its receipt, and the receipt itself. */
async function readOrdered(given: NewOrder, locale: Locale) {
  const { lines, amounts, deliveryType, promoCode } = given;
  const { goods, discount, delivery, total } = amounts;
  const { id } = await submitOrder({
    goods,
    discount,
    delivery,
    total,
    deliveryType,
    promoCode,
    lines: toPriced(lines, amounts),
  });
  const { order, html, paymentId, receipts } = await readPaid(id, locale);
  return { order, html, receipt: await readReceipt(paymentId), sent: receipts.sent.at(-1)?.body };
}

function findFaults(
  { amounts, deliveryType, promoCode }: NewOrder,
  { lists, prices, sent }: Awaited<ReturnType<typeof readReview>>,
  ordered: Awaited<ReturnType<typeof readOrdered>>,
  locale: Locale,
): string[] {
  const t = translator(locale);
  const faults: string[] = [];
  const check = (what: string, found: unknown, expected: unknown) => {
    if (found !== expected) faults.push(`${what}: ${String(found)}, not ${String(expected)}`);
  };
  const { goods, discount, delivery, total, lines } = amounts;
  const { vat } = toShownVat(total, 11);
  const off = discount > 0 ? `−${formatMnt(discount)}` : undefined;
  for (const rows of lists) {
    check('goods', rows.get(t('checkout.goods')), formatMnt(goods));
    check('discount', rows.get(t('checkout.discount')), off);
    const brought = delivery > 0 ? formatMnt(delivery) : t('checkout.free');
    // Codes are brought by nobody.
    const said = deliveryType === 'DIGITAL' ? undefined : brought;
    check('delivery', rows.get(t('checkout.deliveryFee')), said);
    check('total', rows.get(t('checkout.total')), formatMnt(total));
    check(
      'VAT',
      rows.get(t('checkout.vat', { tax: t('receipt.bothTaxes'), percent: 11 })),
      formatMnt(vat),
    );
  }
  const each = lines.map(({ price, quantity }) => formatMnt(price * quantity));
  // Twice, since a phone has them in a part that opens.
  check('lines', prices.join(), [...each, ...each].join());
  check('what the form sends', sent, String(total));

  const { order, html, receipt } = ordered;
  const rows = readRows(html);
  check('the stored total', order.total, total);
  check('the order’s goods', rows.get(t('order.goods')), formatMnt(goods));
  const discountName = promoCode ? t('order.discountBy', { code: promoCode }) : t('order.discount');
  check('the order’s discount', rows.get(discountName), off);
  const brought = delivery > 0 ? formatMnt(delivery) : t('order.free');
  const shown = deliveryType === 'DELIVERY' ? brought : undefined;
  check('the order’s delivery', rows.get(t('order.delivery')), shown);
  check('the order’s total', rows.get(t('order.total')), formatMnt(total));
  const orderVat = t('order.vat', { tax: t('receipt.bothTaxes'), amount: formatMnt(vat) });
  check('the order’s VAT', html.includes(orderVat), true);
  for (const [index, { price, quantity }] of lines.entries()) {
    const line = `${t('order.times', { count: quantity, price: formatMnt(price) })} ${each[index]}`;
    check(`line ${index} of the order`, words(html).includes(line), true);
  }
  check('the receipt’s state', receipt?.['state'], 'REGISTERED');
  check('the receipt’s total', receipt?.['total'], total);
  check('what the tax daemon was sent', ordered.sent?.['totalAmount'], total);
  check('the shown receipt', rows.get(t('receipt.total')), formatMnt(total));
  // 11 % on screen are 10 and 1 on the wire, which are rounded to the hundredth, and the screen to the whole.
  const taxes = Number(receipt?.['vat']) + Number(receipt?.['city_tax']);
  check('the taxes', Math.abs(taxes - vat) < 1.01, true);
  return faults;
}

test(`${pages} random orders cost the same on each page, in the store and on the receipt`, async () => {
  const random = newRandom(20_261_124);
  const orders = Array.from({ length: pages }, () => newOrder(random));
  const hasAllWays = new Set(orders.map(({ deliveryType }) => deliveryType)).size === 3;
  const found = await Promise.all(
    orders.map(async (given, index) => {
      const locale = index % 2 ? 'en' : 'mn';
      const review = await readReview(given, locale);
      return findFaults(given, review, await readOrdered(given, locale), locale);
    }),
  );
  expect(found.flat()).toEqual([]);
  expect(hasAllWays).toBe(true);
}, 120_000);
