import type { Operation } from '#forms/operation.ts';
import { type Refusal, refuse } from '#forms/outcome.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { texts } from '#request/texts.ts';
import { hashNumber } from '../counted-by.ts';
import { findVisitorId } from '../session.ts';
import type { DanPurpose } from '../dan/purposes.ts';
import { findProof } from '../proof/find-proof.ts';
import { guardedMs } from './model.ts';
import { bindChangeAfter, bindUnclaim, findChange } from './store.ts';

const toHash = (isdn: string) => hashNumber('sim-change', isdn);

/** The note of a change, for its batch: directly after the statement that changes the SIM. */
export const toChangeNote = async (
  isdn: string,
  changedAt: number,
): Promise<ReturnType<typeof bindChangeAfter>> =>
  bindChangeAfter({ numberHash: await toHash(isdn), changedAt });

/** When the SIM of a number was changed within the last day, and until when that counts; else null. */
export async function findRecentSimChange(
  isdn: string,
  now: number = Date.now(),
): Promise<{ at: number; until: number } | null> {
  const found = await findChange(await toHash(isdn), now);
  return found && { at: found.changedAt, until: found.changedAt + guardedMs };
}

/**
 * Until when the signed-in number has to be confirmed by Dan, because its SIM was changed within the last day; null where it
 * has not, or where this visitor has confirmed it since, for this purpose.
 */
export async function findGuard(
  isdn: string,
  { purpose, now = Date.now() }: { purpose: DanPurpose; now?: number },
): Promise<{ until: number } | null> {
  const change = await findRecentSimChange(isdn, now);
  if (!change) return null;
  const proof = await findProof(purpose);
  return proof && proof.isdn === isdn && proof.verifiedAt >= change.at ? null : change;
}

/**
 * The same in the batch of an order, after the claim of its operation: nothing is ordered where the number is guarded at that
 * moment, and nothing is read for it.
 */
export const toBatchGuard = async (
  { visitorId, isdn, purpose }: { visitorId: string; isdn: string; purpose: DanPurpose },
  operation: Operation,
  now: number,
): Promise<ReturnType<typeof bindUnclaim>> =>
  bindUnclaim({ visitorId, isdn, purpose, numberHash: await toHash(isdn) }, operation, now);

const toRefusal = ({ until }: { until: number }, fault: MessageKey, field?: string): Refusal =>
  refuse(fault, field, { time: formatDateTime(until, texts().locale) });

/** The same as a refusal, with the time; `fault` is the feature's own words, with `{{time}}`. */
export async function refuseAfterSimChange(
  isdn: string,
  {
    purpose,
    fault = 'simChange.guarded',
    field,
  }: { purpose: DanPurpose; fault?: MessageKey; field?: string },
): Promise<Refusal | null> {
  const guard = await findGuard(isdn, { purpose });
  return guard && toRefusal(guard, fault, field);
}

/** Who has bought something: the browser, and the number that was signed in, if there was one. */
interface Buyer {
  visitorId: string;
  isdn: string | null;
}

/**
 * The guard of codes that were bought with a number. The browser that has bought them is no thief's; whoever has come by the
 * number, or by an address that the number opens, confirms it. What a guest has bought has no number that could be stolen.
 */
export async function findCodesGuard({
  visitorId,
  isdn,
}: Buyer): Promise<{ until: number } | null> {
  if (isdn === null || visitorId === (await findVisitorId())) return null;
  return findGuard(isdn, { purpose: 'giftCodes' });
}

export async function refuseCodes(buyer: Buyer): Promise<Refusal | null> {
  const guard = await findCodesGuard(buyer);
  return guard && toRefusal(guard, 'simChange.guarded');
}
