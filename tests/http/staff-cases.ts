import { act, type FormCase, plain } from './form-case.ts';

/** The forms of the desks; there are no such pages without a secret. */
export const staffForms: Record<string, FormCase> = {
  '/staff/leasing': {
    ...plain('/staff/leasing', { assessment: crypto.randomUUID(), to: 'REJECTED', ...act }),
    status: 404,
  },
  '/staff/purchases': {
    ...plain('/staff/purchases', { id: '0'.repeat(64), to: 'DONE', ...act }),
    status: 404,
  },
  '/staff/greetings': {
    ...plain('/staff/greetings', { id: '0'.repeat(64), to: 'ALLOWED', ...act }),
    status: 404,
  },
  '/staff/preorders': {
    ...plain('/staff/preorders', { id: '0'.repeat(64), to: 'READY', ...act }),
    status: 404,
  },
  '/staff/stars': {
    ...plain('/staff/stars', { id: '0'.repeat(64), to: 'DONE', ...act }),
    status: 404,
  },
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
  '/staff/home-internet': { ...plain('/staff/home-internet', { who: 'x' }), status: 404 },
};
