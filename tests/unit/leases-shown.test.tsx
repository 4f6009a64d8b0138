import { renderToStaticMarkup } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { leasingMonths, leasingPercents, listDues, toDueNow, toLease } from '#domain/leasing.ts';
import { formatMnt } from '#domain/money.ts';
import type { CalculatorLabels } from '#features/leasing/islands/labels.ts';
import { Calculator } from '#features/leasing/islands/calculator.tsx';
import { OrderLines } from '#features/orders/views/order-lines.tsx';
import type { Order, OrderLine } from '#order/model.ts';
import { toSold } from '#order/to-sold.ts';
import { runInContext } from '#request/context.ts';
import { newOrder } from './add-order.ts';
import { visit } from './visit.ts';

const labels = new Proxy({} as CalculatorLabels, {
  get: (_, name) =>
    name === 'words' ? '{now} {count}×{monthly} {last} {total}' : `[${String(name)}]`,
});

const amountsIn = (html: string): string[] => html.match(/[\d,]+₮/g) ?? [];
const days = Array.from({ length: 61 }, (_, at) => `day ${at}`);

/** 200 prices, by a step that shares no factor with the terms. */
const cases = Array.from({ length: 200 }, (_, at) => ({
  price: 10_007 + at * 29_989,
  percent: leasingPercents[at % 3] ?? 0,
  months: leasingMonths[Math.floor(at / 3) % 3] ?? 6,
}));

const parts = [0, 50, 100, 150];
test.each(parts)(
  'from the lease %i on the calculator, the order with its contract and the receipt say the same',
  (from) => {
    for (const { price, percent, months } of cases.slice(from, from + 50)) {
      const lease = toLease(price, percent, months, 0);
      const dues = listDues(lease).map(({ amount }) => formatMnt(amount));
      const named = `${price} ${percent} ${months}`;
      const screen = renderToStaticMarkup(
        <Calculator
          price={price}
          typed={String(price)}
          percent={percent}
          months={months}
          percents={leasingPercents}
          terms={leasingMonths}
          rate={0}
          product={null}
          days={days}
          isOpen
          labels={labels}
        />,
      );
      const [, list = ''] = screen.split('<ol');
      expect({ named, dues: amountsIn(list) }).toEqual({ named, dues });
      const line: OrderLine = {
        productId: 'p',
        product: 'p',
        nameMn: 'Утас',
        nameEn: 'Phone',
        image: null,
        price: toDueNow(lease),
        quantity: 1,
        type: 'PHYSICAL',
        lease: { ...lease, assessmentId: 'a', code: 'LEASE222' },
      };
      const sum = toDueNow(lease);
      const given = newOrder({ lines: [line], goods: sum, delivery: 0, total: sum });
      const order: Order = {
        ...given,
        id: 'o',
        code: 'ORDER222',
        token: 't',
        status: 'PLACED',
        reservation: 'held',
        createdAt: 0,
        placedAt: 0,
        updatedAt: 0,
        codesByHandAt: null,
      };
      const shown = runInContext(visit(), () => renderToStaticMarkup(<OrderLines order={order} />));
      const [, contract = ''] = shown.split('<tbody');
      const [rows = '', owed = ''] = contract.split('<tfoot');
      expect({ named, dues: amountsIn(rows) }).toEqual({ named, dues });
      expect({ named, owed: amountsIn(owed) }).toEqual({ named, owed: [formatMnt(price - sum)] });
      const sold = toSold(order).lines.map((one) => one.price * one.quantity);
      expect({ named, sold }).toEqual({ named, sold: [sum] });
    }
  },
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
