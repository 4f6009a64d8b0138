import { toCheckout } from '#features/checkout/flow.ts';
import { toSubmit } from '#features/checkout/submit.ts';
import type { Entries } from '#flow/model.ts';
import type { OrderLine } from '#order/model.ts';
import { reserveOrder } from '#order/reserve.ts';
import { prepareInvoice, prepareLeased } from '#payment/start-payment.ts';
import { openTill } from './open-till.ts';

/** The checkout as the site makes it, with a provider in memory. */
export function openCheckout() {
  const { till, qpay } = openTill();
  const none = async () => null;
  const flow = toCheckout({
    readCart: none,
    readLease: none as never,
    findCompany: none as never,
    submit: toSubmit(
      {
        prepareInvoice: (id) => prepareInvoice(id, till),
        prepareNew: (payment, asked) =>
          prepareLeased({ payment, until: payment.leaseUntil }, till, (one, now) =>
            reserveOrder(asked, one, now),
          ),
      },
      () => ({ own: () => '' }),
    ),
  });
  return { flow, qpay };
}

export const card: OrderLine = {
  productId: 'p-1',
  product: 'p-1',
  nameMn: 'Карт',
  nameEn: 'Card',
  image: null,
  price: 5000,
  quantity: 1,
  type: 'DIGITAL',
};
const amountsOf = ({ productId, quantity, price }: OrderLine) => ({
  goods: price,
  discount: 0,
  delivery: 0,
  total: price,
  lines: [{ productId, quantity, price }],
  before: null,
});

/** What the steps before have saved; a thing is picked up in a branch to which it is brought first. */
export function toEntries(line: OrderLine, isPaid: boolean): Entries {
  const amounts = amountsOf(line);
  const names = { nameMn: '', nameEn: '', addressMn: '', addressEn: '' };
  const place = { id: 'b1', ...names, lacking: [line.productId] };
  const branch = {
    delivery: { fields: { deliveryType: 'PICKUP' }, answer: amounts, revision: 1 },
    branch: { fields: { branchId: 'b1' }, answer: { ...place, amounts }, revision: 1 },
  };
  const codes = { promoCode: '', referralCode: '', company: null };
  const receipt = { fields: receiptFields, answer: { amounts, ...codes }, revision: 1 };
  return {
    cart: { fields: {}, answer: { lines: [line], cartId: null, amounts }, revision: 1 },
    contact: { fields: { phone: '99112233', email: '' }, answer: amounts, revision: 1 },
    ...(line.type === 'PHYSICAL' && branch),
    ...(isPaid && { receipt }),
  };
}

export const receiptFields = { receipt: 'INDIVIDUAL', company: '', companyName: '', vatEmail: '' };
