import type * as z from 'zod/mini';
import * as recovery from '#contracts/mobile/sim-recovery.ts';
import { readOne } from './cache/read-cached.ts';
import { callForOne } from './upstream/call-upstream.ts';
import type { Outcome, UpstreamError } from './upstream/upstream-error.ts';

/** Statuses of a service that does not know a call. */
export const lacksRecovery = ({ status = 0, kind }: Pick<UpstreamError, 'status' | 'kind'>) =>
  kind === 'not-found' || [404, 405, 501].includes(status);

export const readRecoveryWays = () => readOne(recovery.recoveryWaysContract);

/** Asked for owners whom Dan has confirmed. */
export const checkRecovery = (
  body: z.input<typeof recovery.checkRecoveryBody>,
): Promise<Outcome<recovery.RecoveryCheck>> => callForOne(recovery.checkRecoveryContract, { body });

/** An answer that was lost is asked about by `readRecovery`, and not sent again by the client itself. */
export const recoverSim = (idempotencyKey: string, body: z.input<typeof recovery.recoverSimBody>) =>
  callForOne(recovery.recoverSimContract, { idempotencyKey, body, repeat: false });

type Known = z.output<(typeof recovery.readRecoveryContract)['shape']>;
const nothing: Known = { state: 'NONE', profile: null };

/** What became of a code that was sent before; a service that can not say has to be sent it again. */
export async function readRecovery(code: string): Promise<Outcome<Known>> {
  const outcome = await callForOne(recovery.readRecoveryContract, { query: { code } });
  return !outcome.ok && lacksRecovery(outcome.error) ? { ok: true, value: nothing } : outcome;
}
