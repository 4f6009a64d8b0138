import type { ShiftAnswer } from '#contracts/mobile/package-shift.ts';
import { isFinal } from '#forms/outbox.ts';
import type { Outcome } from '#lib/outcome.ts';
import { readShiftOutcome, readShiftState, sendShift } from '#services/package-shift.ts';
import { giveUpMs } from './model.ts';
import type { Shift } from './store.ts';

/** Nobody can say yet what became of it: it is asked about again. */
class Unclear extends Error {
  readonly kind = 'unclear';
}

type Failure = Error & { kind: string; status?: number | undefined };
/** `NONE`: the service has not changed anything, and by now never will of this. */
export type Found = { state: 'NONE' } | ShiftAnswer;

const unclear = (): Outcome<never, Failure> => ({ ok: false, error: new Unclear('unclear') });
const plainlyDone: ShiftAnswer = { state: 'DONE', effectiveOn: null, refusals: [] };

/** What a service says with success, but in no words of ours, was done. */
const isTaken = (kind: string) => kind === 'not-json' || kind === 'shape' || kind === 'too-large';

/** Of a service that knows no codes: whether the number has the plan, or will have it, or has still the one of before. */
async function askForPlan({ isdn, from, to }: Shift): Promise<Outcome<Found, Failure>> {
  const asked = await readShiftState(isdn);
  if (!asked.ok) return asked;
  const { current = null, pending = null } = asked.value ?? {};
  if (current?.id === to.id) return { ok: true, value: plainlyDone };
  if (pending) {
    const isOurs = pending.planId === to.id;
    return isOurs
      ? { ok: true, value: { ...plainlyDone, effectiveOn: pending.from } }
      : { ok: true, value: { state: 'NONE' } };
  }
  return current?.id === from.id ? { ok: true, value: { state: 'NONE' } } : unclear();
}

async function ask(shift: Shift): Promise<Outcome<Found, Failure>> {
  const known = await readShiftOutcome(shift.code);
  if (!known.ok) return known;
  if (!known.value) return askForPlan(shift);
  const { state, ...answered } = known.value;
  if (state === 'UNCLEAR') return unclear();
  return { ok: true, value: state === 'NONE' ? { state } : { state, ...answered } };
}

async function send(shift: Shift, key: string): Promise<Outcome<Found, Failure>> {
  const { code, isdn, from, to, reason, comment, provedBy } = shift;
  const sent = await sendShift(key, {
    code,
    isdn,
    fromPlanId: from.id,
    planId: to.id,
    reason: reason as Parameters<typeof sendShift>[1]['reason'],
    comment,
    provedBy,
  });
  if (sent.ok) return sent;
  if (isTaken(sent.error.kind)) return { ok: true, value: plainlyDone };
  // It says that the request itself is wrong: it has not done it, and never will.
  return isFinal(sent.error) ? { ok: true, value: { state: 'NONE' } } : sent;
}

/**
 * What became of a change. It is sent where the service has surely not heard of it; where it may have, it is asked, and
 * only what it has not heard is sent again, with the same key, and not after the time in which the customer still waits.
 */
export async function findOutcome(
  shift: Shift,
  { key, now, noteSent }: { key: string; now: number; noteSent: () => Promise<unknown> },
): Promise<Outcome<Found, Failure>> {
  if (shift.sentAt === null) {
    // Whoever was written down long ago and never sent has waited in vain.
    if (now - shift.createdAt > giveUpMs) return { ok: true, value: { state: 'NONE' } };
    await noteSent();
    return send(shift, key);
  }
  const known = await ask(shift);
  if (!known.ok || known.value.state !== 'NONE') return known;
  if (now - shift.createdAt > giveUpMs) return known;
  return send(shift, key);
}
