import type { Outcome } from '#lib/outcome.ts';
import { readRecovery, recoverSim } from '#services/sim-recovery.ts';
import type { UpstreamError } from '#services/upstream/upstream-error.ts';
import type { EffectFailure } from '../kind.ts';
import { pauseMs, type Recovery } from './model.ts';
import {
  beginActivation,
  finishRecovery,
  giveUpRecovery,
  noteSent,
  payRecovery,
  refuseRecovery,
} from './moves-store.ts';
import { findRecoveryById } from './store.ts';

/** It is not its turn yet, or is being made: the message comes again then. */
class Waiting extends Error implements EffectFailure {
  readonly kind: 'waiting' | 'activating' | 'profile';
  readonly retryAfterMs: number;
  constructor(kind: Waiting['kind'], retryAfterMs: number) {
    super(kind);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}

type Failure = Waiting | UpstreamError;
type Advanced = Outcome<{ state: 'ACTIVE' | 'FAILED' }, Failure>;

/** How soon mobile-services is asked again about what it is still doing. */
const againMs = 15_000;
/** A card is on its way: whoever hands it over wakes the message. */
const cardMs = 7 * pauseMs;

const isTaken = ({ kind }: UpstreamError) =>
  kind === 'not-json' || kind === 'shape' || kind === 'too-large';
const activating = { state: 'ACTIVATING', profile: null } as const;
const wait = (...given: ConstructorParameters<typeof Waiting>): Advanced => ({
  ok: false,
  error: new Waiting(...given),
});

/** What mobile-services says: asked first where it may have heard of it, sent where it has not. */
async function ask(recovery: Recovery) {
  const { id, code, isdn, registerNumber, way, simNumber, reason, fee, createdAt } = recovery;
  if (recovery.sentAt !== null) {
    const known = await readRecovery(code);
    if (!known.ok) return known;
    const { state, profile } = known.value;
    if (state !== 'NONE') return { ok: true as const, value: { state, profile } };
  } else {
    await noteSent(id, Date.now());
  }
  const requestedAt = new Date(createdAt).toISOString();
  const body = { code, isdn, registerNumber, way, simNumber, reason, fee, requestedAt };
  const sent = await recoverSim(`sim-recovery ${id}`, body);
  // With success, but in no words of ours: it is asked about next.
  return !sent.ok && isTaken(sent.error) ? { ok: true as const, value: activating } : sent;
}

async function activate(recovery: Recovery): Promise<Advanced> {
  const asked = await ask(recovery);
  if (!asked.ok) return asked;
  const { state, profile } = asked.value;
  if (state === 'ACTIVATING') return wait('activating', againMs);
  if (state === 'REFUSED') {
    await refuseRecovery(recovery, Date.now());
    return { ok: true, value: { state: 'FAILED' } };
  }
  if (recovery.way === 'ESIM' && !profile) return wait('profile', againMs);
  await finishRecovery(recovery, profile, Date.now());
  return { ok: true, value: { state: 'ACTIVE' } };
}

/**
 * Carries a recovery on as far as it goes now, however often it is called: from the fee that has come to the SIM that works.
 * `key` names the message in the outbox that calls it.
 */
export async function advanceRecovery(id: string, key: string, now: number): Promise<Advanced> {
  const recovery = await findRecoveryById(id);
  if (!recovery) return { ok: true, value: { state: 'FAILED' } };
  const { state, way, card, activateAt } = recovery;
  switch (state) {
    case 'REQUESTED':
    case 'VERIFIED':
      // What can not be paid any more: another one of the number was faster, or it was stopped at this moment.
      if (!(await payRecovery(recovery, key, now))) await giveUpRecovery(id, now);
      return advanceRecovery(id, key, now);
    case 'PAID': {
      if (way === 'CARD' && card !== 'HANDED') return wait('waiting', cardMs);
      const left = (activateAt ?? now) - now;
      if (left > 0) return wait('waiting', left);
      // Where it was stopped at this moment, that has won.
      await beginActivation(recovery, now);
      return advanceRecovery(id, key, now);
    }
    case 'ACTIVATING':
      return activate(recovery);
    case 'ACTIVE':
    case 'FAILED':
      return { ok: true, value: { state } };
  }
}
