import {
  canceledOrderBody,
  orderAnswer,
  orderBody,
  orderCodesBody,
  paidOrderBody,
} from '#contracts/commerce/orders.ts';
import type { Calls } from './call.ts';

/** The number with which calls about one customer are tried: of the embedded operator's seed. */
export const exampleNumber = '99110011';

/** The code of an order of the site. */
const exampleCode = 'K7M2PX9Q';

const ofProduct = ['GET /product', 'id'] as const;

/** What becomes of an order is told again until it is taken. */
const order = {
  group: 'Orders',
  optional: true,
  effect: true,
  personal: true,
  from: { productId: ofProduct },
} as const;

/** Told without asking for anything: what it answers with is not read. */
const orderChange = { ...order, answers: orderAnswer } as const;

const toExampleOrder = ({ productId }: Readonly<Record<string, string>>) => ({
  code: exampleCode,
  createdAt: '2026-11-23T04:00:00.000Z',
  language: 'mn',
  isdn: exampleNumber,
  lines: [{ productId, product: productId, quantity: 1, price: 1_249_000 }],
  goods: 1_249_000,
  discount: 0,
  delivery: 2000,
  total: 1_251_000,
  promoCode: '',
  referralCode: '',
  deliveryType: 'DELIVERY',
  slotDate: '2026-11-24',
  slot: '10:00-14:00',
  branchId: null,
  contact: {
    phone: exampleNumber,
    email: 'buyer@example.mn',
    firstName: 'Сараа',
    lastName: 'Дорж',
    registerNumber: '',
  },
  address: {
    cityId: '1',
    districtId: '2',
    khorooId: '3',
    building: '25-р байр',
    apartment: '43',
    note: '',
    text: 'Улаанбаатар, Сүхбаатар дүүрэг, 8-р хороо',
  },
});

export const orderCalls: Calls = {
  'POST /order': {
    ...orderChange,
    summary: 'An order was made that is not paid yet',
    seenOn: 'nowhere: the shop learns what is about to be paid for',
    body: orderBody,
    sent: toExampleOrder,
  },
  'POST /order/paid': {
    ...orderChange,
    summary: 'An order is paid: pack it',
    seenOn: '/order/{code}, once it is on its way',
    body: paidOrderBody,
    sent: (ids) => ({ ...toExampleOrder(ids), paidAt: '2026-11-23T04:05:00.000Z' }),
  },
  'POST /order/codes': {
    ...order,
    summary: 'The codes of digital goods that are paid for',
    seenOn: 'the codes on /order/{code}; without it staff send them',
    body: orderCodesBody,
    sent: ({ productId }) => ({ code: exampleCode, lines: [{ productId, quantity: 1 }] }),
    answer: { data: { codes: [{ productId: 'p-0024', code: '3311-9295-4641-6596' }] } },
  },
  'GET /order/status': {
    summary: 'What became of some orders',
    group: 'Orders',
    seenOn: 'the state and timeline of /order/{code}, where the webhook is not called',
    optional: true,
    mayBeEmpty: true,
    always: ['codes'],
    values: { codes: exampleCode },
  },
  'POST /order/cancel': {
    ...orderChange,
    summary: 'An order was canceled, or never paid for',
    seenOn: '/order/{code}',
    body: canceledOrderBody,
    sent: () => ({ code: exampleCode }),
  },
};
