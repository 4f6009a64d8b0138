import { afterEach, expect, test, vi } from 'vitest';
import { calculateAt } from '../../../tests/unit/calculate-at.ts';
import { render, words } from '../../../tests/unit/rendered-page.ts';
import { calculate } from './calculate.ts';
import { OrderSummary } from './views/order-summary.tsx';
import { DeliveryFields } from './views/delivery-fields.tsx';

afterEach(() => vi.restoreAllMocks());

const line = { productId: 'p-1', quantity: 1, nameMn: 'Утас', nameEn: 'Phone', price: 999 };

test('what comes to less than 1,000₮ is not ordered, whatever commerce says of it', async () => {
  calculateAt(() => 999);
  expect(await calculate([line], { deliveryType: 'PICKUP' })).toMatchObject({
    faults: [{ message: 'checkout.fault.belowMinimum' }],
  });
  calculateAt(() => 1000);
  expect(await calculate([line], { deliveryType: 'PICKUP' })).toMatchObject({ ok: true });
});

test('a delivery is offered for 2,000₮, and nothing is asked for what is picked up', async () => {
  const data = { lines: [], contact: { phone: '' } };
  const html = await render(<DeliveryFields data={data} />, 'en', '/checkout/delivery');
  const [, delivery = '', pickUp = ''] = html.split(/(?=<input[^>]*value="(?:DELIVERY|PICKUP)")/);
  expect(words(delivery)).toContain('2,000₮');
  expect(words(pickUp)).toContain('Free');
});

test('what is ordered is in view at the step that pays for it, and folded on a phone before', async () => {
  const amounts = { goods: 999, discount: 0, delivery: 0, total: 999, lines: [], before: null };
  const ordered = { ...line, product: 'p-1', image: null, type: 'PHYSICAL' } as const;
  const show = (path: string) =>
    render(<OrderSummary data={{ lines: [ordered], amounts }} />, 'en', path);
  expect(await show('/checkout/pay')).toMatch(/<details[^>]* open=""/);
  expect(await show('/checkout/receipt')).not.toMatch(/<details[^>]* open=""/);
});

test('nothing is said of a delivery where only codes are ordered', async () => {
  const amounts = { goods: 999, discount: 0, delivery: 0, total: 999, lines: [], before: null };
  const show = async (type: 'DIGITAL' | 'PHYSICAL') => {
    const ordered = { ...line, product: 'p-1', image: null, type };
    const summary = <OrderSummary data={{ lines: [ordered], amounts }} />;
    return words(await render(summary, 'en', '/checkout/pay'));
  };
  expect(await show('PHYSICAL')).toContain('Delivery');
  expect(await show('DIGITAL')).not.toContain('Delivery');
});
