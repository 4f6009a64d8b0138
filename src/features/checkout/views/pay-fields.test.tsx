import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import type { OrderLine } from '#order/model.ts';
import { newOrder } from '../../../../tests/unit/add-order.ts';
import { render, words } from '../../../../tests/unit/rendered-page.ts';
import { PayFields } from './pay-fields.tsx';

const t = translator('en');
const { lines } = newOrder();
const branch = { nameMn: 'Төв', nameEn: 'Centre', addressMn: '', addressEn: '' };

const amounts = { goods: 2000, discount: 0, delivery: 0, total: 2000, lines: [], before: null };

async function show(lacking: readonly string[], ordered: readonly OrderLine[] = lines) {
  const data = {
    lines: ordered,
    isOfCart: true,
    cartId: null,
    amounts,
    contact: { phone: '99112233', email: '' },
    deliveryType: 'PICKUP',
    branch: { ...branch, lacking },
    buyer: { kind: 'INDIVIDUAL', email: '' },
    promoCode: '',
    referralCode: '',
  } as const;
  const page = <PayFields data={data} readCart={async () => null} />;
  return words(await render(page, 'en', '/checkout/pay'));
}

test('what is brought to the branch first is said before it is paid', async () => {
  expect(await show(['p-1'])).toContain(t('checkout.notHere'));
  const other = lines.map((line): OrderLine => ({ ...line, productId: 'p-2' }));
  const partly = t('checkout.partly', { count: 2, have: 1 });
  expect(await show(['p-2'], [...lines, ...other])).toContain(partly);
  expect(await show([])).not.toContain(t('checkout.notHere'));
});
