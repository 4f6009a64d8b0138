import { checkOwnerBody, holdBody, releaseHoldBody, sellBody } from '#contracts/mobile/numbers.ts';
import { orderSimBody } from '#contracts/mobile/sim-orders.ts';
import type { Calls } from './call.ts';
import { exampleNumber } from './order-calls.ts';

const group = 'New numbers';
const isdn = '94119177';
const code = 'P3R6TB5U';
const owner = {
  registerNumber: 'УК91031458',
  passport: null,
  lastName: 'Батбаяр',
  firstName: 'Тэмүүлэн',
};
/** With each of these the site can do without the call. */
const effect = { group, optional: true, effect: true, personal: true } as const;

/** Numbers are listed, kept, sold, and get their SIM: each effect once for one key, and asked about where the answer was lost. */
export const numberCalls: Calls = {
  'GET /numbers': {
    summary: 'Numbers that can be had',
    group,
    seenOn: '/new-number',
    optional: true,
    mayBeEmpty: true,
    values: {
      prefix: '94',
      mask: '94______',
      contains: '1',
      ending: '7',
      class: 'ORDINARY',
      without: '0',
      sortBy: 'priceAsc',
      cursor: '0-94000000',
      size: 24,
    },
    answer: {
      data: {
        items: [
          { isdn, class: 'ORDINARY', price: 0 },
          { isdn: '94119191', class: 'SILVER', price: 500_000 },
        ],
        next: '0-94119191',
        partial: false,
      },
    },
  },
  'POST /numbers/hold': {
    ...effect,
    summary: 'Keep a number for 12 hours',
    seenOn:
      '/newnumberv2, which says until when; without it a number is sold in the last step, and no page promises to keep it',
    body: holdBody,
    sent: () => ({ isdn }),
    answer: {
      data: {
        state: 'HELD',
        reference: 'f3b0a6c2-8a0e-4d0b-9f56-6f3f0a9d6c11',
        expiresAt: '2026-11-23T16:00:00.000Z',
        class: 'ORDINARY',
        price: 0,
      },
    },
  },
  'POST /numbers/release': {
    ...effect,
    summary: 'Give a number back that was kept',
    seenOn: '/newnumberv2, when somebody chooses another number',
    body: releaseHoldBody,
    sent: () => ({ isdn, reference: 'f3b0a6c2-8a0e-4d0b-9f56-6f3f0a9d6c11' }),
  },
  'GET /number-plans': {
    summary: 'Plans with which a new number begins, with the prices of its SIM',
    group,
    seenOn: '/newnumberv2/plan',
    optional: true,
  },
  'POST /numbers/check-owner': {
    summary: 'Whether somebody may have one more number',
    group,
    seenOn: '/newnumberv2, after Dan or the passport; without it nobody is refused before paying',
    optional: true,
    personal: true,
    body: checkOwnerBody,
    sent: () => ({ owner, type: 'POSTPAID' }),
  },
  'POST /numbers/sell': {
    ...effect,
    summary: 'Sell a number that was paid for',
    seenOn: '/pay/result, after a number was paid for',
    body: sellBody,
    sent: () => ({
      code,
      isdn,
      reference: null,
      planId: 'prepaid',
      type: 'PREPAID',
      owner,
      referralCode: '',
      amount: 3000,
      paidAt: '2026-11-23T04:00:00.000Z',
    }),
    answer: { data: { state: 'SOLD' } },
  },
  'POST /sim-orders': {
    ...effect,
    summary: 'Order the SIM card of a number, or the profile of its eSIM',
    seenOn: '/pay/result: the codes that an eSIM is installed with',
    body: orderSimBody,
    sent: () => ({ code, isdn, kind: 'ESIM', delivery: null, phone: exampleNumber }),
    answer: {
      data: {
        state: 'READY',
        profile: {
          smdp: 'rsp.tenger.mn',
          matchingId: 'B2C4F0A8-5D3E-4C66-9A0D-3B1C7E2F9A10',
          confirmationCode: false,
        },
      },
    },
  },
  'GET /sim-orders': {
    summary: 'What became of a number that was paid for',
    group,
    seenOn: '/pay/result, where an answer was lost or a profile is late',
    optional: true,
    personal: true,
    always: ['code'],
    values: { code },
    answer: { data: { sale: 'SOLD', state: 'ORDERED', profile: null } },
  },
};
