import { renderToStaticMarkup } from 'react-dom/server.edge';
import { afterEach, expect, test, vi } from 'vitest';
import type { LeasingGroup } from '#contracts/content/offers.ts';
import { leasingMonths, leasingPercents, listDues, toDueNow, toLease } from '#domain/leasing.ts';
import { formatMnt } from '#domain/money.ts';
import { calculate } from '#features/checkout/calculate.ts';
import { toPriced } from '#features/checkout/model.ts';
import { Calculator } from '#features/leasing/islands/calculator.tsx';
import type { CalculatorLabels } from '#features/leasing/islands/labels.ts';
import { readLease } from '#features/leasing/read-lease.ts';
import { translator } from '#i18n/translator.ts';
import { submitOrder } from './add-order.ts';
import { calculateAt } from './calculate-at.ts';
import { addOffer, leasedProduct, newGroup, openOffers, openOwner } from './open-offers.ts';
import { readReceipt } from './open-receipts.ts';
import { readPaid } from './paid-order.tsx';
import { readRows } from './rendered-page.ts';

afterEach(() => vi.restoreAllMocks());

const labels = new Proxy({} as CalculatorLabels, {
  get: (_, name) =>
    ({ words: '{now} {count}×{monthly} {last} {total}', wordsShort: '{now} {last} {total}' })[
      String(name)
    ] ?? `[${String(name)}]`,
});

const amountsIn = (html: string): string[] => html.match(/[\d,]+₮/g) ?? [];
const partOf = (html: string, from: string, to: string) => html.split(from)[1]?.split(to)[0] ?? '';
const days = Array.from({ length: 61 }, (_, at) => `day ${at}`);

interface Leased {
  price: number;
  percent: number;
  months: number;
}
type Terms = Pick<LeasingGroup, 'prepayOptions' | 'terms'> & { rate: number };

/** What the calculator says in one line each, and its list of payments. */
function readScreen({ price, percent, months }: Leased, { prepayOptions, terms, rate }: Terms) {
  const screen = renderToStaticMarkup(
    <Calculator
      price={price}
      typed={String(price)}
      percent={percent}
      months={months}
      percents={prepayOptions}
      terms={terms}
      rate={rate}
      product={null}
      days={days}
      isOpen
      labels={labels}
    />,
  );
  const [, list = ''] = screen.split('<ol');
  const bars = partOf(screen, '<svg', '</svg>').match(/<rect[^>]*>/g) ?? [];
  return {
    answer: amountsIn(partOf(screen, '<aside', '<form')),
    dues: amountsIn(list),
    // Which of the bars can be seen.
    bars: bars.map((bar) => Number(/ height="([\d.]+)"/.exec(bar)?.[1]) > 0),
    sentence: partOf(screen, '<figcaption', '</figcaption>').split('>')[1],
  };
}

/** Ordered by an offer, paid and registered: the order's page, and what the tax daemon was told. */
async function readOrdered(id: string, { price, percent, months }: Leased, { rate }: Terms) {
  const { visitorId, within } = await openOwner();
  const lease = toLease(price, percent, months, rate);
  const { token } = await addOffer(visitorId, { id, lease, monthly: 100_000_000 });
  const line = await within(() => readLease(`${token} ${percent} ${months}`));
  if (!line.ok) throw new Error(JSON.stringify(line));
  const amounts = await calculate([line.value], { deliveryType: 'PICKUP' });
  if (!amounts.ok) throw new Error(JSON.stringify(amounts));
  const { goods, discount, delivery, total } = amounts.value;
  const lines = toPriced([line.value], amounts.value);
  const order = { goods, discount, delivery, total, deliveryType: 'PICKUP' as const, lines };
  const made = await submitOrder(order);
  const { html, paymentId, receipts } = await readPaid(made.id, 'mn');
  const [, contract = ''] = html.split('id="lease"');
  return {
    dues: amountsIn(partOf(contract, '<tbody', '<tfoot')),
    owed: amountsIn(partOf(contract, '<tfoot', '</tfoot')),
    total: order.total,
    shown: readRows(html).get(translator('mn')('receipt.total')),
    receipt: await readReceipt(paymentId),
    sent: receipts.sent.at(-1)?.body['totalAmount'],
  };
}

const usual = { prepayOptions: [...leasingPercents], terms: [...leasingMonths], rate: 0 };
const own = { prepayOptions: [0, 15, 40], terms: [3, 9], rate: 250 };

/** Prices by a step that shares no factor with the terms. */
test.each([
  ['the usual terms', 140, usual],
  ['terms of their own at a rate', 60, own],
])(
  'with %s %i leases say the same on the calculator and its picture, in the contract and on the receipt',
  async (_which, count, terms) => {
    const pick = (list: readonly number[], at: number) => list[at % list.length] ?? 0;
    const cases = Array.from({ length: count }, (_, at) => ({
      id: `lease-${terms.rate}-${at}`,
      price: 60_007 + at * 29_989,
      percent: pick(terms.prepayOptions, at),
      months: pick(terms.terms, Math.floor(at / terms.prepayOptions.length)),
    }));
    const products = new Map(cases.map(({ id, price }) => [id, leasedProduct(id, price)]));
    openOffers({ products, group: newGroup(terms) });
    calculateAt((id) => products.get(id)?.price ?? 0);
    const read = await Promise.all(
      cases.map(async ({ id, ...one }) => ({
        one,
        screen: readScreen(one, terms),
        ordered: await readOrdered(id, one, terms),
      })),
    );
    for (const { one, screen, ordered } of read) {
      const { price, percent, months } = one;
      const lease = toLease(price, percent, months, terms.rate);
      const now = toDueNow(lease);
      const dues = listDues(lease).map(({ amount }) => amount);
      // What is paid adds up to the price and the interest, by whatever rule.
      const all = dues.reduce((sum, amount) => sum + amount, 0);
      expect(all).toBe(price + Math.ceil(((price - lease.prepay) * terms.rate * months) / 10_000));
      const between = months > (percent > 0 ? 1 : 2) ? [lease.monthly] : [];
      const interest = terms.rate > 0 ? [lease.interest] : [];
      const answer = [lease.monthly, now, ...between, lease.last, ...interest, all];
      const times = dues.length > 2 ? [`${dues.length - 2}×${formatMnt(lease.monthly)}`] : [];
      const sums = [formatMnt(lease.last), formatMnt(all)];
      expect({ one, ...screen }).toEqual({
        one,
        answer: answer.map(formatMnt),
        dues: dues.map(formatMnt),
        bars: dues.map((amount) => amount > 0),
        sentence: [formatMnt(dues[0]), ...times, ...sums].join(' '),
      });
      expect({ one, ...ordered }).toEqual({
        one,
        dues: dues.map(formatMnt),
        owed: [formatMnt(all - now)],
        total: now,
        shown: formatMnt(now),
        receipt: expect.objectContaining({ state: 'REGISTERED', total: now }),
        sent: now,
      });
    }
  },
  120_000,
);

test('a price that is none is said beside its field, which keeps what was typed', () => {
  const html = renderToStaticMarkup(
    <Calculator
      price={null}
      typed="abc"
      percent={0}
      months={6}
      percents={leasingPercents}
      terms={leasingMonths}
      rate={0}
      product={null}
      days={days}
      isOpen
      labels={labels}
    />,
  );
  expect(html).toContain('value="abc"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('[wrongPrice]');
  expect(html).not.toContain('[begin]');
});
