import { type FormCase, plain, toStep } from './form-case.ts';

const starsStep = toStep('/stars');
const tradeInStep = toStep('/trade-in');
const numberStep = toStep('/newnumberv2');
const touristStep = toStep('/tourist-sim');
const recoveryStep = toStep('/simRecovery');
const leasingStep = toStep('/leasing/assessment');
const op = 'operation-of-a-test';
const receipt = { receipt: 'INDIVIDUAL', provider: 'qpay', total: '5000' };

/** The forms of new numbers, lost SIMs, leases, children and old handsets. */
export const flowForms: Record<string, FormCase> = {
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
  '/cooperation': plain('/cooperation', {
    op,
    organisation: 'x',
    name: 'x',
    phone: '99112233',
    email: '',
    text: 'x',
  }),
  '/leasing/company': plain('/leasing/company', {
    op,
    registerNumber: '1234567',
    name: 'x',
    phone: '99112233',
  }),
  // There is no such assessment.
  '/leasing/result': { ...plain('/leasing/result', { intent: 'ask' }), status: 422 },
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
  '/newnumberv2/result': { ...plain('/newnumberv2/result', { score: '7' }), status: 422 },
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
    status: 422,
  },
  '/simRecovery/stop': { ...plain('/simRecovery/stop', { id: 'x'.repeat(43) }), status: 422 },
  '/stars/start': starsStep('start', {}),
  '/stars/dan': starsStep('dan', {}),
  '/stars/child': starsStep('child', { registerNumber: 'УБ15260112' }),
  '/stars/number': starsStep('number', { number: 'NEW' }),
  '/stars/new': starsStep('new', { isdn: '99000000' }),
  '/stars/own': starsStep('own', { isdn: '99000000' }),
  '/stars/code': starsStep('code', { step: 'code', code: '000000' }),
  '/stars/package': starsStep('package', { packageId: 'x', by: 'NOW' }),
  '/stars/terms': starsStep('terms', { terms: 'yes' }),
  '/stars/pay': starsStep('pay', receipt),
  '/stars/result': { ...plain('/stars/result', { score: '7' }), status: 422 },
  '/tourist-sim/package': touristStep('package', { packageId: 'tourist-7' }),
  // Without a draft these lead to the first step.
  '/tourist-sim/passport': touristStep('passport', { passport: 'E1234567' }),
  '/tourist-sim/sim': touristStep('sim', { sim: 'ESIM' }),
  '/tourist-sim/arrival': touristStep('arrival', { kind: 'AIRPORT' }),
  '/tourist-sim/point': touristStep('point', { pointId: 'x' }),
  '/tourist-sim/email': touristStep('email', { email: 'x@example.jp' }),
  '/tourist-sim/code': touristStep('code', { step: 'again' }),
  '/tourist-sim/terms': touristStep('terms', { terms: 'yes' }),
  '/tourist-sim/pay': touristStep('pay', receipt),
  '/tourist-sim/result': { ...plain('/tourist-sim/result', { score: '7' }), status: 422 },
  '/trade-in/brand': tradeInStep('brand', { brand: 'Altai' }),
  '/trade-in/model': tradeInStep('model', { model: 'x' }),
  '/trade-in/condition': tradeInStep('condition', {}),
  '/trade-in/imei': tradeInStep('imei', { imei: '490154203237518' }),
  '/trade-in/confirm': tradeInStep('confirm', { phone: '', email: '' }),
  '/trade-in/result': { ...plain('/trade-in/result', { score: '7' }), status: 422 },
};
