import type * as z from 'zod/mini';
import * as sims from '#contracts/mobile/tourist-sims.ts';
import { readAll } from './cache/read-cached.ts';
import { callForOne } from './upstream/call-upstream.ts';
import { lacksCall, type Outcome } from './upstream/upstream-error.ts';

export const readTouristPackages = () => readAll(sims.touristPackagesContract);

type Checked = z.output<(typeof sims.checkTravellerContract)['shape']>;

/** Whether somebody may have one more; a service that does not judge that refuses nobody. */
export async function checkTraveller(traveller: sims.Traveller): Promise<Outcome<Checked>> {
  const outcome = await callForOne(sims.checkTravellerContract, { body: { traveller } });
  return !outcome.ok && lacksCall(outcome.error) ? { ok: true, value: { state: 'OK' } } : outcome;
}

/** An answer that was lost is asked about by `readTouristSim`, and not sent again by the client itself. */
export const orderTouristSim = (
  idempotencyKey: string,
  body: z.input<typeof sims.orderTouristSimBody>,
) => callForOne(sims.orderTouristSimContract, { idempotencyKey, body, repeat: false });

type Known = z.output<(typeof sims.readTouristSimContract)['shape']>;

/** What became of a code that was sent before; a service that can not say has to be sent it again. */
export async function readTouristSim(code: string): Promise<Outcome<Known>> {
  const outcome = await callForOne(sims.readTouristSimContract, { query: { code } });
  return !outcome.ok && lacksCall(outcome.error)
    ? { ok: true, value: { state: 'NONE', profile: null } }
    : outcome;
}
