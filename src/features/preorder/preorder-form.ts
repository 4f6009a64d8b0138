import * as v from 'valibot';
import { type Form, form } from '#forms/form.ts';
import { goTo, type GoTo, type Refusal, refuse } from '#forms/outcome.ts';
import { writeFreshCode } from '#identity/fresh-code/store.ts';
import { findVisitorId, renewSession } from '#identity/session.ts';
import { tanStepInput } from '#identity/tan-step/form.ts';
import { takeTanStep } from '#identity/tan-step/tan-step.ts';
import { movePlace } from '#purchase/move-place.ts';
import type { PlacePorts } from '#purchase/place.ts';
import { requestContext } from '#request/context.ts';
import { toast } from '#request/toast.ts';
import { stepOptions } from './form.ts';
import { joinLine } from './line-store.ts';
import { confirmedMs, isOrderedHere, toLastMoment, toPhase } from './model.ts';
import { findNow, readOwn, toReserve } from './reserve-form.ts';

const purpose = 'preorder';
const toStay = (): string => requestContext().page.pathname;

/** The deposit of a place that can be taken now; to stand in line costs nothing. */
async function findAmount(): Promise<{ amount?: number }> {
  const found = await readOwn();
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
  if (!isOrderedHere(preorder)) return refuse('preorder.fault.elsewhere');
  // Whoever finds a place free needs not wait for one.
  if (step === 'wait' && left > 0 && line !== 'WAITING' && Date.now() >= state.turn)
    return goTo(toStay());
  const { phone, isdn, visitorId, person } = who;
  const { id: preorderId, productId } = preorder;
  const language = requestContext().locale;
  const closesAt = toLastMoment(preorder, Date.now());
  const joining = { preorderId, productId, person, visitorId, isdn, language, phone, closesAt };
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
