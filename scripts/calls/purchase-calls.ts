import { findBillBody } from '#contracts/mobile/bill.ts';
import { buyDataBody, orderWifiBody, payBillBody, topUpBody } from '#contracts/mobile/purchases.ts';
import type { Calls } from './call.ts';
import { exampleNumber } from './order-calls.ts';

/** What the site has done for money that it has received: once for one key, and asked about where the answer was lost. */
const effect = {
  group: 'Bills and top-ups',
  optional: true,
  effect: true,
  personal: true,
} as const;

const paid = { code: 'K7M2PX9Q', amount: 5000, paidAt: '2026-11-23T04:00:00.000Z' } as const;
const account = { by: 'number', value: exampleNumber } as const;

export const purchaseCalls: Calls = {
  'POST /bill/find': {
    summary: 'The bill of a number or a contract',
    group: 'Bills and top-ups',
    seenOn: '/pay/bill, for anybody who types a number: the month, what is due, and a masked name',
    optional: true,
    personal: true,
    body: findBillBody,
    sent: () => ({ account }),
    answer: {
      data: {
        bill: {
          name: 'Тэмүүлэн',
          month: '2026-10',
          amount: 45_000,
          due: 45_000,
          dueDate: '2026-11-20',
          contractEnd: '11',
        },
      },
    },
  },
  'POST /bill/pay': {
    ...effect,
    summary: 'Credit a payment to a bill',
    seenOn: '/pay/result, after a bill was paid',
    body: payBillBody,
    sent: () => ({ ...paid, account, month: '2026-10' }),
  },
  'POST /units/top-up': {
    ...effect,
    summary: 'Credit units to a number',
    seenOn: '/pay/result, after units were paid for',
    body: topUpBody,
    sent: () => ({ ...paid, code: 'L8N3QY2R', isdn: exampleNumber }),
  },
  'GET /data-packages': {
    summary: 'Packages of data, with their prices',
    group: 'Bills and top-ups',
    seenOn: '/pay/data',
    optional: true,
  },
  'POST /data-packages/buy': {
    ...effect,
    summary: 'Start a package of data on a number',
    seenOn: '/pay/result, after a package was paid for',
    from: { packageId: ['GET /data-packages', 'id'] },
    body: buyDataBody,
    sent: ({ packageId }) => ({ ...paid, code: 'M9P4RZ3S', isdn: exampleNumber, packageId }),
  },
  'GET /wifi-cards': {
    summary: 'Wi-Fi cards, with their prices',
    group: 'Bills and top-ups',
    seenOn: '/pay/wifi',
    optional: true,
  },
  'POST /wifi-cards/order': {
    ...effect,
    summary: 'Order the codes of Wi-Fi cards',
    seenOn: '/pay/result, after cards were paid for: as many codes as were bought',
    from: { cardId: ['GET /wifi-cards', 'id'] },
    body: orderWifiBody,
    sent: ({ cardId }) => ({ ...paid, code: 'N2Q5SA4T', cardId, quantity: 1 }),
    answer: { data: { state: 'DONE', codes: ['482915073664'] } },
  },
  'GET /paid-effect': {
    summary: 'What became of something that was paid for',
    group: 'Bills and top-ups',
    seenOn: '/pay/result, where the answer to one of the calls above was lost',
    optional: true,
    personal: true,
    always: ['code'],
    values: { code: paid.code },
  },
};
