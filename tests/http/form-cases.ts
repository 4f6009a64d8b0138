import { products } from '#operator/seed/shop/products.ts';
import { readConsentPage } from './consent-page.ts';
import { contact, homeAddresses } from './home-internet-visit.ts';
import { act, type FormCase, plain, toStep } from './form-case.ts';
import { shiftForms } from './shift-cases.ts';
import { actions } from './site.ts';

const inStock = products.find(({ stockOnline }) => (stockOnline ?? 0) > 0);

/** By name. A new action has to come with a case: the tests go through all of the build. */
const actionCases: Record<string, FormCase> = {
  addToCart: plain(`/shop/${inStock?.slug}`, {
    op: 'operation-of-a-test',
    product: inStock?.id ?? '',
    price: '1',
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
const starsStep = toStep('/stars');
const tradeInStep = toStep('/trade-in');
const numberStep = toStep('/newnumberv2');
const recoveryStep = toStep('/simRecovery');
const leasingStep = toStep('/leasing/assessment');
const receipt = { receipt: 'INDIVIDUAL', provider: 'qpay', total: '5000' };

const op = 'operation-of-a-test';

/** Forms that the edge takes itself, by address. */
export const edgeForms: Record<string, FormCase> = {
  // Whoever is not signed in is led to sign in first.
  '/account': plain('/account', { draft: '0'.repeat(64) }),
  '/account/devices': plain('/account/devices', { device: '0'.repeat(16) }),
  '/account/email': plain('/account/email', { step: 'again' }),
  '/account/puk': plain('/account/puk', { step: 'again' }),
  '/continue': { ...plain('/continue?link=x', { link: 'x' }), status: 422 },
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
  '/leasing/assessment/wish': leasingStep('wish', {
    product: '',
    price: '1000000',
    percent: '10',
    months: '12',
  }),
  '/leasing/assessment/who': leasingStep('who', {}),
  '/leasing/assessment/dan': leasingStep('dan', {}),
  '/leasing/assessment/consent': leasingStep('consent', { terms: 'yes', version: '1' }),
  '/leasing/assessment/pay': leasingStep('pay', receipt),
  '/leasing/company': plain('/leasing/company', {
    op,
    registerNumber: '1234567',
    name: 'x',
    phone: '99112233',
  }),
  // There is no such assessment.
  '/leasing/result': { ...plain('/leasing/result', { intent: 'ask' }), status: 422 },
  '/staff/leasing': {
    ...plain('/staff/leasing', { assessment: crypto.randomUUID(), to: 'REJECTED', ...act }),
    status: 404,
  },
  '/newnumberv2/number': { ...numberStep('number', { number: '99000000' }), status: 422 },
  // Without a draft these lead to the first step.
  '/newnumberv2/plan': numberStep('plan', { plan: 'prepaid' }),
  '/newnumberv2/sim': numberStep('sim', { sim: 'CARD' }),
  '/newnumberv2/identity': numberStep('identity', { identity: 'PASSPORT' }),
  '/newnumberv2/dan': numberStep('dan', {}),
  '/newnumberv2/passport': numberStep('passport', { passport: 'E1234567' }),
  '/newnumberv2/contact': numberStep('contact', { phone: '99112233', email: '' }),
  '/newnumberv2/delivery': numberStep('delivery', { deliveryType: 'PICKUP' }),
  '/newnumberv2/address': numberStep('address', {}),
  '/newnumberv2/branch': numberStep('branch', { branchId: 'x' }),
  '/newnumberv2/terms': numberStep('terms', { terms: 'yes' }),
  '/newnumberv2/pay': numberStep('pay', receipt),
  '/simRecovery/number': {
    ...recoveryStep('number', { isdn: '88', registerNumber: '' }),
    status: 422,
  },
  // Without a draft these lead to the first step.
  '/simRecovery/dan': recoveryStep('dan', {}),
  '/simRecovery/reason': recoveryStep('reason', { reason: 'LOST' }),
  '/simRecovery/sim': recoveryStep('sim', { way: 'ESIM' }),
  '/simRecovery/card': recoveryStep('card', { simNumber: '123456789' }),
  '/simRecovery/delivery': recoveryStep('delivery', { type: 'PICKUP' }),
  '/simRecovery/address': recoveryStep('address', {}),
  '/simRecovery/branch': recoveryStep('branch', { branchId: 'x' }),
  '/simRecovery/contact': recoveryStep('contact', { phone: '99112233', email: '' }),
  '/simRecovery/terms': recoveryStep('terms', { terms: 'yes' }),
  '/simRecovery/pay': recoveryStep('pay', receipt),
  '/simRecovery/result': {
    ...plain('/simRecovery/result', { score: '5', comment: '' }),
    status: 404,
  },
  '/simRecovery/stop': { ...plain('/simRecovery/stop', { id: 'x'.repeat(43) }), status: 404 },
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
  '/staff/purchases': {
    ...plain('/staff/purchases', { id: '0'.repeat(64), to: 'DONE', ...act }),
    status: 404,
  },
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
  // Nobody is signed in, and no number is confirmed.
  '/pre-order/po-1': { ...plain('/pre-order/po-1', { step: 'wait' }), status: 422 },
  '/staff/greetings': {
    ...plain('/staff/greetings', { id: '0'.repeat(64), to: 'ALLOWED', ...act }),
    status: 404,
  },
  '/staff/preorders': {
    ...plain('/staff/preorders', { id: '0'.repeat(64), to: 'READY', ...act }),
    status: 404,
  },
  '/home-internet/address': step('address', homeAddresses.available),
  // Without a draft these lead to the first step.
  '/home-internet/package': step('package', { packageId: 'fiber-100' }),
  '/home-internet/visit': step('visit', { date: '2027-01-04', slot: '09:00-13:00' }),
  '/home-internet/contact': step('contact', contact),
  '/home-internet/confirm': step('confirm', { terms: 'yes', version: '1' }),
  '/home-internet/result': { ...plain('/home-internet/result', { score: '7' }), status: 422 },
  '/stars/start': starsStep('start', {}),
  '/stars/dan': starsStep('dan', {}),
  '/stars/child': starsStep('child', { registerNumber: 'УБ15260112' }),
  '/stars/number': starsStep('number', { number: 'NEW' }),
  '/stars/new': starsStep('new', { isdn: '99000000' }),
  '/stars/own': starsStep('own', { isdn: '99000000' }),
  '/stars/package': starsStep('package', { packageId: 'x', by: 'NOW' }),
  '/stars/terms': starsStep('terms', { terms: 'yes' }),
  '/stars/pay': starsStep('pay', receipt),
  '/stars/result': { ...plain('/stars/result', { score: '7' }), status: 422 },
  '/staff/stars': {
    ...plain('/staff/stars', { id: '0'.repeat(64), to: 'DONE', ...act }),
    status: 404,
  },
  '/trade-in/brand': tradeInStep('brand', { brand: 'Altai' }),
  '/trade-in/model': tradeInStep('model', { model: 'x' }),
  '/trade-in/condition': tradeInStep('condition', {}),
  '/trade-in/imei': tradeInStep('imei', { imei: '490154203237518' }),
  '/trade-in/confirm': tradeInStep('confirm', { phone: '', email: '' }),
  '/trade-in/result': { ...plain('/trade-in/result', { score: '7' }), status: 422 },
  // There are no such pages without a secret.
  '/staff/trade-in': {
    ...plain('/staff/trade-in', { code: 'ABCD2345', price: '1000', ...act }),
    status: 404,
  },
  '/staff': { ...plain('/staff', { intent: 'sign-in', secret: 'x' }), status: 404 },
  '/staff/kiosks': { ...plain('/staff/kiosks', { intent: 'revoke' }), status: 404 },
  '/staff/codes': {
    ...plain('/staff/codes', { order: '0'.repeat(64), codes: 'x', ...act }),
    status: 404,
  },
  '/staff/money': {
    ...plain('/staff/money', { intent: 'close', id: '0'.repeat(64), ...act }),
    status: 404,
  },
  '/staff/orders': {
    ...plain('/staff/orders', { order: '0'.repeat(64), to: 'SHIPPED', ...act }),
    status: 404,
  },
  '/staff/receipts': {
    ...plain('/staff/receipts', { intent: 'resend', receipt: crypto.randomUUID(), ...act }),
    status: 404,
  },
  '/staff/refunds': {
    ...plain('/staff/refunds', { id: crypto.randomUUID(), ...act }),
    status: 404,
  },
  '/staff/review': {
    ...plain('/staff/review', { id: crypto.randomUUID(), to: 'RELEASED', ...act }),
    status: 404,
  },
  '/staff/switches': {
    ...plain('/staff/switches', { id: 'notice', revision: '0', state: 'off', ...act }),
    status: 404,
  },
  '/staff/sims': {
    ...plain('/staff/sims', { id: '0'.repeat(64), from: 'ORDERED', to: 'READY', ...act }),
    status: 404,
  },
  '/staff/returns': {
    ...plain('/staff/returns', { id: '0'.repeat(64), to: 'RECEIVED', ...act }),
    status: 404,
  },
  // There is no such order.
  '/order/ABCDEFGH/return': {
    ...plain('/order/ABCDEFGH/return', { op, 'quantity-0': '1', place: 'BRANCH' }),
    status: 422,
  },
  '/kiosk/setup': { ...plain('/kiosk/setup', { device: 'x', key: 'x' }), status: 404 },
  '/kiosk/leave': plain('/news', {}),
  '/still-here': plain('/news', {}),
  '/staff/home-internet': { ...plain('/staff/home-internet', { who: 'x' }), status: 404 },
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
