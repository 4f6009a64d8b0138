import { checkStarsBody, orderStarsBody } from '#contracts/mobile/stars.ts';
import type { Calls } from './call.ts';
import { exampleNumber } from './order-calls.ts';

const group = 'Stars';
const child = { registerNumber: 'УБ15260112', lastName: 'Батбаяр', firstName: 'Сарнай' };
const asked = { parentIsdn: exampleNumber, child, relation: 'MOTHER' as const };

/** A child's number: judged before it is ordered, ordered once for one key, and asked about by `/paid-effect`. */
export const starsCalls: Calls = {
  'GET /stars/packages': {
    summary: 'Packages of a child’s number',
    group,
    seenOn: '/stars; without it the page leads to the branches',
    optional: true,
  },
  'POST /stars/check': {
    summary: 'Whether a parent may have a number for a child',
    group,
    seenOn: '/stars/child and /stars/own; without it nobody is refused before the order',
    optional: true,
    personal: true,
    body: checkStarsBody,
    sent: () => ({ ...asked, isdn: null }),
  },
  'POST /stars/order': {
    group,
    optional: true,
    effect: true,
    personal: true,
    summary: 'Make a number the child’s, paid or on the parent’s bill',
    seenOn: '/pay/result and /stars/result; without it the staff do what is on a bill',
    body: orderStarsBody,
    sent: () => ({
      ...asked,
      code: 'P3R6TB5U',
      isdn: '94119177',
      isNew: true,
      reference: null,
      packageId: 'stars-mini',
      by: 'BILL',
      amount: 0,
      paidAt: null,
    }),
    answer: { data: { state: 'DONE' } },
  },
};
