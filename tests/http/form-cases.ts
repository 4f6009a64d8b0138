import { products } from '#operator/seed/shop/products.ts';
import { readConsentPage } from './consent-page.ts';
import { contact, homeAddresses } from './home-internet-visit.ts';
import { type FormCase, plain, toStep } from './form-case.ts';
import { flowForms } from './flow-cases.ts';
import { shiftForms } from './shift-cases.ts';
import { actions } from './site.ts';
import { staffForms } from './staff-cases.ts';

const inStock = products.find(({ stockOnline }) => (stockOnline ?? 0) > 0);

const unvaried = products.find(
  ({ stockOnline, variants }) => (stockOnline ?? 0) > 0 && variants.length <= 1,
);

/** By name. A new action has to come with a case: the tests go through all of the build. */
const actionCases: Record<string, FormCase> = {
  addToCart: plain(`/shop/${inStock?.slug}`, {
    op: 'operation-of-a-test',
    product: inStock?.id ?? '',
    price: '1',
  }),
  addFromList: plain('/shop?category=c-accessories&sub=sc-glass', {
    op: 'operation-of-a-test',
    pressed: `${unvaried?.id ?? ''} 1`,
  }),
  readLinkState: plain('/home-internet', { kind: 'homeInternet' }),
  changeCart: plain('/cart', { op: 'operation-of-a-test', intent: 'clear' }),
  fetchCart: plain('/cart', {}),
  saveRating: plain(`/shop/${products[0]?.slug}`, {
    productId: products[0]?.id ?? '',
    point: '4',
  }),
  saveConsent: {
    page: '/digital-consent',
    async fill() {
      const { version, purposes } = await readConsentPage();
      return { version, purpose: purposes };
    },
  },
};

const step = toStep('/home-internet');
const checkoutStep = toStep('/checkout');
const receipt = { receipt: 'INDIVIDUAL', provider: 'qpay', total: '5000' };

const op = 'operation-of-a-test';

/** Forms that the edge takes itself, by address. */
export const edgeForms: Record<string, FormCase> = {
  ...flowForms,
  ...staffForms,
  // Whoever is not signed in is led to sign in first.
  '/account': plain('/account', { draft: '0'.repeat(64) }),
  '/account/devices': plain('/account/devices', { device: '0'.repeat(16) }),
  '/account/email': plain('/account/email', { step: 'again' }),
  '/account/puk': plain('/account/puk', { step: 'again' }),
  '/continue': { ...plain('/continue?link=x', { link: 'x' }), status: 422 },
  // There is no such product.
  '/cart/take': { ...plain('/cart/take', { op, line: 'x x 1' }), status: 422 },
  '/checkout/cart': checkoutStep('cart', {}),
  // Without a draft these lead to the first step.
  '/checkout/contact': checkoutStep('contact', { phone: '99112233', email: '' }),
  '/checkout/delivery': checkoutStep('delivery', { deliveryType: 'DELIVERY' }),
  '/checkout/address': checkoutStep('address', {
    ...homeAddresses.available,
    lastName: 'Бат',
    firstName: 'Болд',
    registerNumber: 'УБ90010112',
  }),
  '/checkout/time': checkoutStep('time', { slot: '2027-01-04 10:00-14:00' }),
  '/checkout/branch': checkoutStep('branch', { branchId: 'x' }),
  '/checkout/receipt': checkoutStep('receipt', { receipt: 'INDIVIDUAL', code: '' }),
  '/checkout/pay': checkoutStep('pay', {
    terms: 'yes',
    version: '1',
    provider: 'qpay',
    total: '1000',
  }),
  ...shiftForms,
  '/pay/bill': { ...plain('/pay/bill', { op, provider: 'qpay', total: '5000' }), status: 422 },
  '/pay/bill/number': toStep('/pay/bill')('number', { number: '99112233' }),
  // Without a draft these lead to the first step.
  '/pay/bill/pay': toStep('/pay/bill')('pay', receipt),
  '/pay/data/number': toStep('/pay/data')('number', { number: '94112233', packageId: 'data-day' }),
  '/pay/data/pay': toStep('/pay/data')('pay', receipt),
  '/pay/units/number': toStep('/pay/units')('number', { number: '94112233', amount: '5000' }),
  '/pay/units/pay': toStep('/pay/units')('pay', receipt),
  '/pay/wifi/card': toStep('/pay/wifi')('card', { cardId: 'wifi-3h', quantity: '1' }),
  '/pay/wifi/pay': toStep('/pay/wifi')('pay', receipt),
  '/pay/recipients': plain('/pay/bill', {
    recipient: crypto.randomUUID(),
    page: '/pay/bill',
  }),
  // There is no such payment.
  '/pay/result': { ...plain('/pay/result', { intent: 'show' }), status: 422 },
  '/new-year-greeting': plain('/new-year-greeting', {
    template: 'khadag',
    to: 'x',
    message: 'x',
    from: 'x',
  }),
  // There is no such greeting.
  '/new-year-greeting/card': {
    ...plain('/new-year-greeting/card', { g: 'x', reason: 'insult' }),
    status: 422,
  },
  '/back-in-stock/p-1': plain('/back-in-stock/p-1', { step: 'stop' }),
  '/pre-order/po-1': plain('/pre-order/po-1', { step: 'wait' }),
  '/home-internet/address': step('address', homeAddresses.available),
  // Without a draft these lead to the first step.
  '/home-internet/package': step('package', { packageId: 'fiber-100' }),
  '/home-internet/visit': step('visit', { date: '2027-01-04', slot: '09:00-13:00' }),
  '/home-internet/contact': step('contact', contact),
  '/home-internet/confirm': step('confirm', { terms: 'yes', version: '1' }),
  '/home-internet/result': { ...plain('/home-internet/result', { score: '7' }), status: 422 },
  // There is no such order.
  '/order/ABCDEFGH/return': {
    ...plain('/order/ABCDEFGH/return', { op, 'quantity-0': '1', place: 'BRANCH' }),
    status: 422,
  },
  '/kiosk/setup': { ...plain('/kiosk/setup', { device: 'x', key: 'x' }), status: 404 },
  '/kiosk/leave': plain('/news', {}),
  '/still-here': plain('/news', {}),
  // There is no such order, and no such payment.
  '/order': { ...plain('/order', { code: 'ABCD2345', phone: '99112233' }), status: 422 },
  '/paymentSuccess': { ...plain('/paymentSuccess', { intent: 'check' }), status: 422 },
  '/preferences': plain('/', { lang: 'en', theme: 'dark', return: '/' }),
  // Who is not signed in is led to sign in.
  '/account/data': { ...plain('/account/data?act=copy', { step: 'again' }), status: 422 },
  '/sign-in': plain('/sign-in', { step: 'number', isdn: '94000002' }),
  '/sign-out': plain('/account', { scope: 'here' }),
  '/start-over': plain('/', {}),
  '/dan/start': plain('/dan/redirect?for=packageShift', { for: 'packageShift' }),
  '/leave-draft': plain('/home-internet', { kind: 'homeInternet', path: '/home-internet' }),
  '/switch-account': plain('/switch-account', { choice: 'go' }),
  '/operator/app': plain('/operator/app', { isdn: '99112233' }),
};

export interface ActionCase extends FormCase {
  /** `file/name`, as the build has it. */
  id: string;
}

export const listedActions: readonly ActionCase[] = actions.map((id) => {
  const found = actionCases[id.split('/')[1] ?? ''];
  if (!found) throw new Error(`${id} needs a case in tests/http/form-cases.ts`);
  return { id, ...found };
});
