import { isSlotOpen } from '#domain/delivery-slots.ts';
import { takeAgreement } from '#flow/consent/consent.ts';
import type { Committed, Order, OutdatedRefusal } from '#flow/step.ts';
import { goTo, refuse } from '#forms/outcome.ts';
import type { DeliveryType, OrderAddress, OrderLine } from '#order/model.ts';
import { refuseProvider } from '#payment/providers.ts';
import type { ReceiptBuyer } from '#payment/receipt/model.ts';
import { calculate } from './calculate.ts';
import { isOwnReferral } from './find-code.ts';
import { type Amounts, isPhysical, toPriced } from './model.ts';
import { bindGuard, findStop } from './guard-order.ts';
import type { NewSubmit } from './insert-store.ts';
import { noteBrought } from '#order/brought.ts';
import { placeOrder, type Placing } from './order-store.ts';
import { toTerms } from './terms.ts';

/** What the steps have saved. */
export interface CheckoutData {
  lines: readonly OrderLine[];
  cartId: string | null;
  amounts: Amounts;
  contact: { phone: string; email: string };
  deliveryType?: 'DELIVERY' | 'PICKUP';
  recipient?: { firstName: string; lastName: string; registerNumber: string; passport: string };
  address?: OrderAddress & { isCapital: boolean };
  time?: { date: string; slot: string };
  branch?: { id: string; lacking: readonly string[] };
  buyer: ReceiptBuyer;
  promoCode: string;
  referralCode: string;
}

export interface PayInput {
  purpose: readonly string[];
  version: string;
  terms: string;
  termsVersion: string;
  provider: 'qpay' | 'golomt';
  total: number;
}

export type SubmitOrder = (
  input: PayInput,
  order: Order<CheckoutData>,
) => Promise<Committed | OutdatedRefusal>;

const fieldsOfOthers = {};

/** The amounts of now; where they are others than those that were shown, the customer sees both before anything is ordered. */
async function recalculate(
  { data }: Order<CheckoutData>,
  shown: number,
): Promise<Amounts | OutdatedRefusal> {
  const { lines, promoCode, buyer } = data;
  const vatType = buyer.kind === 'COMPANY' ? ('CORPORATE' as const) : ('INDIVIDUAL' as const);
  const terms = { ...toTerms(data), vatType, ...(promoCode === '' ? {} : { promoCode }) };
  const calculated = await calculate(lines, terms, fieldsOfOthers);
  if (!calculated.ok) return calculated;
  const amounts = calculated.value;
  if (amounts.total === shown) return amounts;
  const { referralCode } = data;
  const company = buyer.kind === 'COMPANY' ? buyer : null;
  const receipt = { amounts: { ...amounts, before: shown }, promoCode, referralCode, company };
  return { ...refuse('checkout.fault.changed'), renew: { receipt } };
}

const toDeliveryType = (data: CheckoutData): DeliveryType =>
  isPhysical(data) ? (data.deliveryType ?? 'PICKUP') : 'DIGITAL';

function toAddress({ address }: CheckoutData): OrderAddress | null {
  if (!address) return null;
  const { isCapital: _isCapital, ...rest } = address;
  return rest;
}

function toNewOrder(
  { provider }: PayInput,
  { data, draft, caller }: Order<CheckoutData>,
  { amounts, consent, now }: { amounts: Amounts; consent: object; now: number },
): NewSubmit {
  const { recipient, time, contact } = data;
  const deliveryType = toDeliveryType(data);
  const isDelivery = deliveryType === 'DELIVERY';
  const isPickUp = deliveryType === 'PICKUP';
  const { goods, discount, delivery, total } = amounts;
  return {
    draft,
    provider,
    now,
    order: {
      draftId: draft.id,
      visitorId: caller.visitorId,
      isdn: caller.isdn,
      deliveryType,
      slotDate: (isDelivery && time?.date) || null,
      slot: (isDelivery && time?.slot) || null,
      branchId: (isPickUp && data.branch?.id) || null,
      goods,
      discount,
      delivery,
      total,
      promoCode: data.promoCode,
      referralCode: data.referralCode,
      lines: noteBrought(toPriced(data.lines, amounts), isPickUp ? data.branch?.lacking : []),
      // After somebody has signed in the cart is the number's.
      cartId: caller.isdn === null ? data.cartId : null,
      language: caller.request.locale,
      consent: JSON.stringify(consent),
      phone: contact.phone,
      email: contact.email,
      firstName: (isDelivery && recipient?.firstName) || '',
      lastName: (isDelivery && recipient?.lastName) || '',
      registerNumber: (isDelivery && recipient?.registerNumber) || '',
      passport: (isDelivery && recipient?.passport) || '',
      address: isDelivery ? toAddress(data) : null,
      buyer: data.buyer,
    },
  };
}

/** Of what was refused, the names. */
function refuseSoldOut(lines: readonly OrderLine[], refused: readonly string[], own: Names) {
  const names = lines.filter(({ productId }) => refused.includes(productId)).map(own);
  return names.length > 0
    ? refuse('checkout.fault.justSold', undefined, { names: names.join(', ') })
    : refuse('checkout.fault.someSold');
}
type Names = (line: OrderLine) => string;

/** The last step: calculates again, orders, reserves, and leads to the payment. */
export const toSubmit =
  (
    placing: Placing,
    texts: () => { own: (line: OrderLine, field: 'name') => string },
  ): SubmitOrder =>
  async (input, order) => {
    const { data, operation } = order;
    const now = Date.now();
    const refused = refuseProvider(input.provider);
    if (refused) return refused;
    const consent = await takeAgreement(input, now);
    if ('ok' in consent) return consent;
    const { time } = data;
    if (time && toDeliveryType(data) === 'DELIVERY' && data.address?.isCapital) {
      if (!isSlotOpen(time.date, time.slot, new Date(now))) {
        return refuse('checkout.fault.slotOver');
      }
    }
    // Since the code was typed somebody may have signed in with the number that it belongs to.
    const { referralCode, contact } = data;
    const { isdn } = order.caller;
    if (referralCode !== '' && isdn && (await isOwnReferral(referralCode, [contact.phone, isdn]))) {
      return refuse('checkout.fault.ownCode');
    }
    const amounts = await recalculate(order, input.total);
    if ('ok' in amounts) return amounts;
    const placed = await placeOrder(
      {
        ...toNewOrder(input, order, { amounts, consent, now }),
        guard: await bindGuard(order, now),
        findStop: () => findStop(order, now),
      },
      operation,
      placing,
    );
    switch (placed.state) {
      case 'placed':
        return { ...goTo(placed.href), keepsDraft: true };
      case 'stopped':
        return placed.by;
      case 'refused':
        return refuseSoldOut(data.lines, placed.refused, (line) => texts().own(line, 'name'));
      case 'conflict':
        return refuse('request.sentOtherwise');
      case 'unclear':
        return { ...refuse('checkout.fault.unclear'), status: 503 };
    }
  };
