import { act, type FormCase, plain, toStep } from './form-case.ts';

const shiftStep = toStep('/packageshift');

/** The forms of the change of a plan, and of its desk. */
export const shiftForms: Record<string, FormCase> = {
  // A prepaid number has no plan that could be changed here.
  '/packageshift/check': { ...shiftStep('check', { by: 'DAN' }), status: 422 },
  // Whoever is not signed in is led to sign in first.
  '/packageshift/code': plain('/packageshift/code', { step: 'again' }),
  // Without a draft these lead to the first step.
  '/packageshift/choose': shiftStep('choose', { planId: 'tenger-45' }),
  '/packageshift/compare': shiftStep('compare', {}),
  '/packageshift/reason': shiftStep('reason', { reason: 'PRICE' }),
  '/packageshift/dan': shiftStep('dan', {}),
  '/packageshift/passport': shiftStep('passport', { passport: 'E1234567' }),
  '/packageshift/confirm': shiftStep('confirm', { terms: 'yes', version: '1', on: '2026-12-01' }),
  '/packageshift/result': { ...plain('/packageshift/result', { score: '7' }), status: 422 },
  '/staff/shifts': {
    ...plain('/staff/shifts', { id: '0'.repeat(64), to: 'DONE', ...act }),
    status: 404,
  },
};
