import { type Refusal, refuse } from '#forms/outcome.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import type { Locale } from '#i18n/locale.ts';
import { guardedMs } from '#identity/sim-change/model.ts';
import { findRecentSimChange } from '#identity/sim-change/sim-change.ts';
import { findEmailChange } from './email-change-store.ts';

/**
 * Why a passport is not enough today: within a day after the SIM, or the address to which the code goes, was changed, a
 * thief may have both, and what stands in a passport is no secret. Dan, or a branch that sees it, still is.
 */
export async function refusePassport(
  isdn: string,
  { locale, field, now = Date.now() }: { locale: Locale; field?: string; now?: number },
): Promise<Refusal | null> {
  const [sim, email] = await Promise.all([
    findRecentSimChange(isdn, now),
    findEmailChange(isdn, now - guardedMs),
  ]);
  if (sim) {
    const time = formatDateTime(sim.until, locale);
    return refuse('packageShift.fault.passportAfterSim', field, { time });
  }
  if (!email) return null;
  const time = formatDateTime(email.at + guardedMs, locale);
  return refuse('packageShift.fault.passportAfterEmail', field, { time });
}
