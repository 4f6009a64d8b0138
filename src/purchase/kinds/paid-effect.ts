import type { PaidEffect } from '#contracts/mobile/purchases.ts';
import { readEffect } from '#services/purchases.ts';
import type { Outcome } from '#lib/outcome.ts';
import type { Effect, EffectFailure, Sending } from '../kind.ts';
import type { Purchase } from '../model.ts';

/** What a service says with success but in no words of ours was done. */
export const isTaken = ({ kind }: EffectFailure): boolean =>
  kind === 'not-json' || kind === 'shape' || kind === 'too-large';

const plainlyDone: Effect = { state: 'DONE' };

/** What each effect is told of its purchase. */
export const toPaid = ({ code, amount, paidAt, updatedAt }: Purchase) => ({
  code,
  amount,
  paidAt: new Date(paidAt ?? updatedAt).toISOString(),
});

/** One call that has the effect: asked about first where the service may have heard of it, sent where it has not. */
export async function sendOnce(
  { code }: Purchase,
  { isKnown }: Sending,
  send: () => Promise<Outcome<PaidEffect, EffectFailure>>,
): Promise<Outcome<Effect, EffectFailure>> {
  if (isKnown) {
    const known = await readEffect(code);
    if (known.state === 'failed') return { ok: false, error: known.error };
    if (known.state !== 'NONE') return { ok: true, value: known.effect };
  }
  const sent = await send();
  return !sent.ok && isTaken(sent.error) ? { ok: true, value: plainlyDone } : sent;
}
