import { isSlotOpen } from '#domain/delivery-slots.ts';
import { form } from '#forms/form.ts';
import { type Fault, goTo, type Refusal, refuse } from '#forms/outcome.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { findShownOrder, toOwnHref } from '#order/find-shown.ts';
import type { Order } from '#order/model.ts';
import { returnReasons, type ReturnLine } from '#order/returns/model.ts';
import { findReturnOffer, type ReturnOffer } from '#order/returns/offer.ts';
import { findRequest, requestReturn } from '#order/returns/request-return.ts';
import { texts } from '#request/texts.ts';
import { toast } from '#request/toast.ts';
import {
  type Handover,
  lineNames,
  readLines,
  returnSchema,
  toQuantityName,
  toReasonName,
} from './fields.ts';

const toReason = (typed: string) => returnReasons.find((one) => one === typed);

/** What is wrong with the chosen goods, all at once, or which they are. */
function judgeLines(
  { lines }: ReturnOffer,
  sent: ReturnType<typeof readLines>,
): { faults: Fault[]; asked: ReturnLine[] } {
  const faults: Fault[] = [];
  const asked: ReturnLine[] = [];
  for (const [index, { line, returnable }] of lines.entries()) {
    const { quantity, reason: typed } = sent[index] ?? { quantity: 0, reason: '' };
    if (quantity === 0) continue;
    const most = returnable.state === 'returnable' ? returnable.most : 0;
    if (quantity > most) {
      const field = toQuantityName(index);
      faults.push({ message: 'return.fault.many', field, values: { count: most } });
    }
    const reason = toReason(typed);
    if (reason) asked.push({ productId: line.productId, quantity, reason });
    else faults.push({ message: 'return.fault.reason', field: toReasonName(index) });
  }
  const first = lines.findIndex(({ returnable }) => returnable.state === 'returnable');
  if (asked.length + faults.length === 0) {
    faults.push({ message: 'return.fault.nothing', field: toQuantityName(Math.max(0, first)) });
  }
  return { faults, asked };
}

/** Whether a courier can come there and then; where an order was brought in slots, one is chosen. */
function judgePlace({ address, slotDate }: Order, place: Handover | null, now: number): Fault[] {
  if (!place) return [{ message: 'return.fault.place', field: 'place' }];
  if (place.way === 'BRANCH') return [];
  if (!address) return [{ message: 'return.fault.place', field: 'place' }];
  if (place.slotDate === null || place.slot === null) {
    return slotDate === null ? [] : [{ message: 'return.fault.place', field: 'place' }];
  }
  return isSlotOpen(place.slotDate, place.slot, new Date(now))
    ? []
    : [{ message: 'return.fault.slot', field: 'place' }];
}

/** Why nothing of the order can be returned at all; null where something can. */
function refuseOffer({ state, endsAt }: ReturnOffer): Refusal | null {
  if (state === 'over' && endsAt !== null) {
    return refuse('return.fault.over', undefined, {
      time: formatDateTime(endsAt, texts().locale),
    });
  }
  if (state === 'waits') return refuse('return.fault.other');
  return state === 'open' ? null : refuse('return.fault.gone');
}

/** Asks for a return of goods, for whoever may see the order. */
export const returnForm = form(
  {
    name: 'order-return',
    input: returnSchema,
    once: true,
    keep: [...lineNames, 'op', 'words', 'place', 'branch'],
  },
  async (input, _caller, operation) => {
    const order = await findShownOrder();
    if (!order) return refuse('order.gone');
    const now = Date.now();
    const offer = await findReturnOffer(order, now);
    const done = goTo(`${toOwnHref()}#returns`, { toast: toast('success', 'return.requested') });
    // Read after the offer, which may know this very request already.
    const own = await findRequest(order, operation.id);
    if (own) return own.requestHash === operation.requestHash ? done : refuse('return.fault.other');
    const refused = refuseOffer(offer);
    if (refused) return refused;
    const { words, place, branch } = input;
    const { faults, asked } = judgeLines(offer, readLines(input, order.lines.length));
    if (words === '' && asked.some(({ reason }) => reason === 'other')) {
      faults.push({ message: 'return.fault.words', field: 'words' });
    }
    faults.push(...judgePlace(order, place, now));
    const [first, ...others] = faults;
    if (first || !place)
      return first ? { ok: false, faults: [first, ...others] } : refuse('error.generic');
    const { id: key, requestHash } = operation;
    const handover = { ...place, branchId: place.way === 'BRANCH' ? branch || null : null };
    const request = { key, requestHash, lines: asked, place: handover, words };
    const requested = await requestReturn(order, request, now);
    return requested === 'requested' ? done : refuse(`return.fault.${requested}`);
  },
);
