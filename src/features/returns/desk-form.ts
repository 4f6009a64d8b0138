import { isSlotOpen } from '#domain/delivery-slots.ts';
import { formatMnt } from '#domain/money.ts';
import { form } from '#forms/form.ts';
import { goTo, type Refusal, refuse } from '#forms/outcome.ts';
import { refuseRole } from '#identity/staff/refuse-role.ts';
import { signAct } from '#identity/staff/staff.ts';
import type { Order } from '#order/model.ts';
import { type ReturnCase, returnViews } from '#order/returns/model.ts';
import { moveReturn, payReturn } from '#order/returns/move-return.ts';
import { findRefundable } from '#order/returns/refundable.ts';
import { findReturnById } from '#order/returns/store.ts';
import { findOrderById } from '#order/store.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { texts } from '#request/texts.ts';
import { toast } from '#request/toast.ts';
import type * as v from 'valibot';
import { returnDeskSchema } from './fields.ts';

type Sent = v.InferOutput<typeof returnDeskSchema>;

/** What has become of a return that could not be moved: who was faster is said in words. */
async function refuseMoved(id: string): Promise<Refusal> {
  const found = await findReturnById(id);
  if (!found) return refuse('return.desk.fault.gone');
  if (found.state === 'WITHDRAWN') return refuse('return.desk.fault.withdrawn');
  const state = texts().t(returnViews[found.state].word);
  return refuse('return.desk.fault.moved', undefined, { state });
}

/** Where it is handed over: as the staff have chosen, at a time that is not over. */
function judgeHandover({ place }: Sent, order: Order): Refusal | null {
  if (!place) return refuse('return.fault.place', 'place');
  if (place.way === 'BRANCH') return null;
  if (!order.address) return refuse('return.fault.place', 'place');
  if (place.slotDate === null || place.slot === null) return null;
  return isSlotOpen(place.slotDate, place.slot, new Date())
    ? null
    : refuse('return.fault.slot', 'place');
}

type Act = Awaited<ReturnType<typeof signAct>>;

async function accept(found: ReturnCase, order: Order, sent: Sent, act: Act) {
  const refused = judgeHandover(sent, order);
  if (refused || !sent.place) return refused;
  const branchId = sent.place.way === 'BRANCH' ? sent.branch || null : null;
  const place = { ...sent.place, branchId };
  return (await moveReturn(found, { to: 'ACCEPTED', who: 'staff', place, act }))
    ? null
    : refuseMoved(found.id);
}

async function pay(found: ReturnCase, order: Order, sent: Sent, act: Act) {
  const { most } = await findRefundable(order, found);
  const { amount = most, cause, reason } = sent;
  const tooMuch = () => refuse('return.desk.fault.less', 'amount', { amount: formatMnt(most) });
  if (amount > most) return tooMuch();
  if (amount < most && cause === '') return refuse('return.desk.fault.cause', 'cause');
  const answer = amount < most && cause !== '' ? { cause, answer: reason } : null;
  const paid = await payReturn(found, order, { amount, answer, act });
  if (paid === 'paid') return null;
  return paid === 'less' ? tooMuch() : refuseMoved(found.id);
}

async function move(found: ReturnCase, order: Order, sent: Sent, act: Act) {
  const { to, cause, reason } = sent;
  if (to === 'ACCEPTED') return accept(found, order, sent, act);
  if (to === 'REFUNDED') return pay(found, order, sent, act);
  if (to === 'RECEIVED') {
    const isMoved = await moveReturn(found, { to, who: 'staff', act });
    return isMoved ? null : refuseMoved(found.id);
  }
  if (cause === '') return refuse('return.desk.fault.cause', 'cause');
  const answer = { cause, answer: reason };
  return (await moveReturn(found, { to, who: 'staff', answer, act }))
    ? null
    : refuseMoved(found.id);
}

/** Staff accept, receive, pay back or refuse a return, each with a name and a reason, which are logged. */
export const returnDeskForm = form(
  {
    name: 'return-desk',
    input: returnDeskSchema,
    keep: ['id', 'place', 'branch', 'amount', 'cause', 'who', 'reason'],
  },
  async (sent) => {
    const refused = await refuseRole(sent.to === 'REFUNDED' ? 'refund' : 'fulfil');
    if (refused) return refused;
    const found = await findReturnById(sent.id);
    const order = found && (await findOrderById(found.orderId));
    if (!found || !order) return refuse('return.desk.fault.gone');
    const { who, reason } = sent;
    const stopped = await move(found, order, sent, await signAct({ who, reason }));
    if (stopped) return stopped;
    return goTo(toHref(requestContext().page, { id: null }), {
      toast: toast('success', 'return.desk.moved'),
    });
  },
);
