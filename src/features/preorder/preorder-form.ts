import * as v from 'valibot';
import type { Preorder } from '#contracts/content/offers.ts';
import { type Form, form } from '#forms/form.ts';
import { refusePrice } from '#forms/refuse-price.ts';
import { goTo, type GoTo, type Refusal, refuse } from '#forms/outcome.ts';
import { refuseClosed } from '#forms/refuse-closed.ts';
import { keptOfPay } from '#forms/pay-fields.ts';
import { writeFreshCode } from '#identity/fresh-code/store.ts';
import { findVisitorId, renewSession } from '#identity/session.ts';
import { tanStepInput } from '#identity/tan-step/form.ts';
import { takeTanStep } from '#identity/tan-step/tan-step.ts';
import { hashText } from '#lib/hash.ts';
import { settleRead } from '#lib/outcome.ts';
import { movePlace } from '#purchase/move-place.ts';
import type { PlacePorts } from '#purchase/place.ts';
import { bindReserve } from '#purchase/place-store.ts';
import { submit } from '#purchase/submit.ts';
import { requestContext } from '#request/context.ts';
import { findClosedHref } from '#request/switches.ts';
import { toast } from '#request/toast.ts';
import { readPreorder } from '#services/content.ts';
import { readProduct } from '#services/products.ts';
import { findState, type PreorderState } from './find-state.ts';
import { reserveSchema, stepOptions } from './form.ts';
import { joinLine } from './line-store.ts';
import { confirmedMs, toMost, toPhase } from './model.ts';

const purpose = 'preorder';
const toId = (): string => requestContext().page.pathname.split('/')[2] ?? '';
const toStay = (): string => requestContext().page.pathname;

async function findNow(): Promise<{ preorder: Preorder; state: PreorderState } | Refusal> {
  const found = await settleRead(await readPreorder(toId()));
  if (!found.ok) return { ...refuse('preorder.fault.failed'), status: 503 };
  return { preorder: found.value, state: await findState(found.value) };
}

/** Why no place can be taken now; null where one can. Whoever is refused sees on the page what they can do instead. */
function findStop(
  { phase, who, place, left, line, turn }: PreorderState,
  now: number,
): Refusal | null {
  if (!who) return refuse('preorder.fault.who');
  if (place) return refuse('preorder.fault.own');
  // Whoever has a place can still pay it or give it up.
  const closure = findClosedHref(toStay());
  if (closure) return refuseClosed(closure);
  if (phase === 'soon') return refuse('preorder.fault.soon');
  if (phase === 'over') return refuse('preorder.fault.over');
  if (now < turn) return refuse('preorder.fault.turn');
  return left > 0 || line === 'OFFERED' ? null : refuse('preorder.fault.full');
}

/** The deposit of a place that can be taken now; to stand in line costs nothing. */
async function findAmount(): Promise<{ amount?: number }> {
  const found = await settleRead(await readPreorder(toId()));
  const isOpen = found.ok && toPhase(found.value, Date.now()) === 'open';
  return isOpen ? { amount: found.value.deposit } : {};
}

async function confirmNumber(
  given: v.InferOutput<typeof tanStepInput> | { step: 'phone'; phone: string },
) {
  const stay = toStay();
  const isSent = given.step === 'phone' || given.step === 'again';
  const asked = { purpose, stay, ...(isSent && (await findAmount())) } as const;
  const answer =
    given.step === 'phone'
      ? await takeTanStep(
          { step: 'again' },
          { ...asked, subject: { channel: 'sms', address: given.phone } },
        )
      : await takeTanStep(given, asked);
  if (!('accepted' in answer)) return answer;
  await renewSession();
  const visitorId = await findVisitorId();
  const at = Date.now();
  if (visitorId) {
    const isdn = answer.accepted.address;
    await writeFreshCode({ visitorId, purpose, isdn, at, expiresAt: at + confirmedMs });
  }
  return goTo(stay);
}

async function join(step: 'line' | 'wait'): Promise<GoTo | Refusal> {
  const found = await findNow();
  if ('ok' in found) return found;
  const { preorder, state } = found;
  const { who, phase, left, line, place } = state;
  if (!who) return refuse('preorder.fault.who');
  if (place) return refuse('preorder.fault.own');
  if (step === 'line' && phase !== 'soon') return refuse('preorder.fault.begun');
  if (step === 'wait' && phase !== 'open') return refuse('preorder.fault.over');
  // Whoever finds a place free needs not wait for one.
  if (step === 'wait' && left > 0 && line !== 'WAITING' && Date.now() >= state.turn)
    return goTo(toStay());
  const { phone, isdn, visitorId, person } = who;
  const { id: preorderId, productId } = preorder;
  const language = requestContext().locale;
  const joining = { preorderId, productId, person, visitorId, isdn, language, phone };
  await joinLine(joining, step === 'line' ? 'LINE' : 'WAITING');
  return goTo(toStay(), {
    toast: toast('success', step === 'line' ? 'preorder.said.line' : 'preorder.said.waiting'),
  });
}

async function cancel(): Promise<GoTo | Refusal> {
  const found = await findNow();
  if ('ok' in found) return found;
  const { place } = found.state;
  if (place?.state !== 'CONFIRMED') return refuse('preorder.fault.late');
  return (await movePlace(place, { from: 'CONFIRMED', to: 'CANCELED' }))
    ? goTo(toStay(), { toast: toast('success', 'preorder.said.canceled') })
    : refuse('preorder.fault.late');
}

const steps = form(
  {
    name: 'preorder',
    input: v.variant('step', [...tanStepInput.options, ...stepOptions], 'error.generic'),
    keep: ['phone', 'step'],
    failure: 'preorder.fault.failed',
  },
  async (given): Promise<GoTo | Refusal> => {
    if (given.step === 'line' || given.step === 'wait') return join(given.step);
    return given.step === 'cancel' ? cancel() : confirmNumber(given);
  },
);

/** Takes a place and leads to the payment of its deposit: both are one batch. */
const toReserve = (ports: PlacePorts) =>
  form(
    {
      name: 'preorder.reserve',
      input: reserveSchema,
      keep: keptOfPay,
      once: true,
      failure: 'preorder.fault.failed',
    },
    async ({ step: _step, total, ...input }, { request }, operation): Promise<GoTo | Refusal> => {
      const found = await findNow();
      if ('ok' in found) return found;
      const { preorder, state } = found;
      const { who } = state;
      const { id: preorderId, productId, deposit } = preorder;
      const placeId = await hashText(`preorder ${who?.visitorId} ${operation.id}`);
      // The same form again, whose place is there already, is led to its payment.
      const isAgain = state.place?.id === placeId;
      const stop = isAgain ? null : findStop(state, Date.now());
      if (stop || !who) return stop ?? refuse('preorder.fault.who');
      if (total !== deposit) return refusePrice(total, deposit);
      const product = await settleRead(await readProduct(productId));
      if (!product.ok) return { ...refuse('preorder.fault.failed'), status: 503 };
      const { nameMn, nameEn } = product.value;
      const { phone, isdn, visitorId, person } = who;
      const place = { id: placeId, preorderId, productId, person, most: toMost(preorder) };
      const placed = await submit(
        input,
        {
          draft: null,
          caller: { request, visitorId, isdn },
          operation: { ...operation, owner: visitorId },
        },
        {
          item: { kind: 'preorder', placeId, preorderId, productId, nameMn, nameEn },
          amount: deposit,
          phone,
        },
        { ...ports, bindReserve: (given) => bindReserve(place, given) },
      );
      if (placed.ok || placed.faults[0].message !== 'flow.gone') return placed;
      // Somebody was faster, or another tab of the same person was.
      return findStop(await findState(preorder), Date.now()) ?? refuse('preorder.fault.full');
    },
  );

/** The forms of a pre-order's page. */
export function toPreorderForm(ports: PlacePorts): Form<GoTo> {
  const reserve = toReserve(ports);
  const choose = (sent: unknown) =>
    sent instanceof FormData && sent.get('step') === 'reserve' ? reserve : steps;
  return {
    name: 'preorder',
    keepTyped: (sent) => choose(sent).keepTyped(sent),
    answer: (sent) => choose(sent).answer(sent),
  };
}
