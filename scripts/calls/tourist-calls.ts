import { checkTravellerBody, orderTouristSimBody } from '#contracts/mobile/tourist-sims.ts';
import type { Calls } from './call.ts';

const group = 'Visitors’ SIMs';
const code = 'P3R6TB5U';
const traveller = {
  passport: { number: 'TK7654321', country: 'Japan', expires: '2031-01-01' },
  lastName: 'Tanaka',
  firstName: 'Yuki',
};
const profile = {
  smdp: 'rsp.tenger.mn',
  matchingId: 'B2C4F0A8-5D3E-4C66-9A0D-3B1C7E2F9A10',
  confirmationCode: false,
};

/** Data SIMs of visitors of the country: sold once for one key, and asked about where the answer was lost. */
export const touristCalls: Calls = {
  'GET /tourist-packages': {
    summary: 'What visitors can buy: days, and data for them',
    group,
    seenOn: '/tourist-sim',
    optional: true,
  },
  'POST /tourist-sims/check': {
    summary: 'Whether one more SIM is sold on a passport',
    group,
    seenOn: '/tourist-sim/passport; without it nobody is refused before paying',
    optional: true,
    personal: true,
    body: checkTravellerBody,
    sent: () => ({ traveller }),
  },
  'POST /tourist-sims': {
    summary: 'Sell the data SIM of a visitor',
    group,
    seenOn: '/pay/result: the codes that an eSIM is installed with, or the voucher of a card',
    optional: true,
    effect: true,
    personal: true,
    body: orderTouristSimBody,
    sent: () => ({
      code,
      packageId: 'tourist-7',
      kind: 'ESIM',
      traveller,
      email: 'yuki@example.jp',
      pickup: null,
      amount: 25_000,
      paidAt: '2026-11-23T04:00:00.000Z',
    }),
    answer: { data: { state: 'READY', profile } },
  },
  'GET /tourist-sims': {
    summary: "What became of a visitor's SIM that was paid for",
    group,
    seenOn: '/pay/result, where an answer was lost or a profile is late',
    optional: true,
    personal: true,
    always: ['code'],
    values: { code },
    answer: { data: { state: 'ORDERED', profile: null } },
  },
};
