import { checkShiftPassportBody, shiftPlanBody } from '#contracts/mobile/package-shift.ts';
import type { Calls } from './call.ts';
import { exampleNumber } from './order-calls.ts';

const group = 'Package shift';
const code = 'S7K2M4QA';
/** Without these calls the page says where else a plan is changed. */
const one = { group, optional: true, personal: true } as const;
const plan = {
  id: 'tenger-45',
  nameMn: 'Тэнгэр 45',
  nameEn: 'Tenger 45',
  fee: 45_000,
  dataMb: 61_440,
  minutes: 600,
  sms: 100,
  extras: [{ nameMn: 'Тэнгэр TV', nameEn: 'Tenger TV' }],
};

/** A plan is judged, chosen and changed: once for one key, and asked about where the answer was lost. */
export const shiftCalls: Calls = {
  'GET /package-shift': {
    ...one,
    summary: 'The plan of a number, and every reason why it can not be changed now',
    seenOn: '/packageshift, before anything is chosen, and once more before anything is sent',
    always: ['isdn'],
    values: { isdn: exampleNumber },
    answer: {
      data: {
        current: plan,
        refusals: [
          { reason: 'BILL', amount: 52_400, until: null },
          { reason: 'TERM', amount: null, until: '2027-06-01' },
        ],
        email: 'temuulen@example.mn',
        pending: null,
      },
    },
  },
  'GET /package-shift/plans': {
    ...one,
    summary: 'The plans that a number can have instead',
    seenOn: '/packageshift/choose',
    mayBeEmpty: true,
    always: ['isdn'],
    values: { isdn: exampleNumber },
    answer: { data: [{ ...plan, id: 'tenger-99', fee: 99_000, dataMb: null }] },
  },
  'POST /package-shift/check-passport': {
    ...one,
    summary: 'Whether a passport is that of the owner',
    seenOn: '/packageshift/passport; without it the branch looks at the passport',
    body: checkShiftPassportBody,
    sent: () => ({
      isdn: exampleNumber,
      passport: { number: 'TK1234567', country: 'Japan', expires: '2031-01-01' },
      lastName: 'Tanaka',
      firstName: 'Yuki',
    }),
    answer: { data: { state: 'SAME' } },
  },
  'POST /package-shift': {
    ...one,
    effect: true,
    summary: 'Change the plan, after judging once more whether it may be',
    seenOn: '/packageshift/confirm and /packageshift/result',
    body: shiftPlanBody,
    sent: () => ({
      code,
      isdn: exampleNumber,
      fromPlanId: 'tenger-45',
      planId: 'tenger-99',
      reason: null,
      comment: '',
      provedBy: 'DAN',
    }),
    answer: { data: { state: 'DONE', effectiveOn: '2026-11-25', refusals: [] } },
  },
  'GET /package-shift/outcome': {
    ...one,
    summary: 'What became of a change whose answer was lost',
    seenOn: 'nowhere; without it the plan of the number is asked for instead',
    mayBeEmpty: true,
    always: ['code'],
    values: { code },
    answer: { data: { state: 'DONE', effectiveOn: '2026-11-25', refusals: [] } },
  },
};
