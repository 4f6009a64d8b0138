import * as v from 'valibot';
import { brand } from '#domain/brand.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { toUlaanbaatar } from '#domain/ulaanbaatar-time.ts';
import { topic } from '#forms/outbox.ts';
import { formatDate } from '#i18n/format-date.ts';
import { localized } from '#i18n/localized.ts';
import type { Outcome } from '#lib/outcome.ts';
import { messageTopic } from '#messages/message-topic.ts';
import type { Ending } from './end-store.ts';
import type { Found } from './effect.ts';
import { toShown } from './model.ts';

/** What the customer is told of a change. */
export const shiftMessageTopic = messageTopic('package-shift-message', async (id) => {
  const { findShiftById, toResultHref } = await import('./store.ts');
  const shift = await findShiftById(id);
  if (!shift) return null;
  const { language, isdn, email, token, to, effectiveOn } = shift;
  return {
    language,
    phone: isdn,
    email,
    path: toResultHref(token),
    values: {
      number: groupPhoneNumber(isdn),
      plan: localized(to, 'name', language),
      date: formatDate(effectiveOn, language),
      callCentre: brand.callCentre,
    },
  };
});

/** When it takes effect decides what is told. */
export function toEnding(found: Found, expectedOn: string, now: number): Ending {
  if (found.state === 'NONE') return { state: 'FAILED' };
  if (found.state === 'REFUSED') {
    return { state: 'REFUSED', refusals: toShown(found.refusals, now) };
  }
  const { effectiveOn } = found;
  const isNow = (effectiveOn ?? expectedOn) <= toUlaanbaatar(new Date(now)).date;
  return {
    state: 'DONE',
    effectiveOn,
    event: isNow ? 'packageShift.done' : 'packageShift.later',
  };
}

/** Has a plan changed: at least once with its key, and once in effect. An unclear answer is asked about by the next attempt. */
export const shiftTopic = topic(
  'package-shift',
  v.strictObject({ id: v.string() }),
  async ({ id }, key): Promise<Outcome<unknown, Error & { kind: string }>> => {
    const [{ findShiftById, noteSent }, { endShift }, { findOutcome }] = await Promise.all([
      import('./store.ts'),
      import('./end-store.ts'),
      import('./effect.ts'),
    ]);
    const shift = await findShiftById(id);
    if (shift?.state !== 'SENDING') return { ok: true, value: null };
    const found = await findOutcome(shift, {
      key,
      now: Date.now(),
      noteSent: () => noteSent(id, Date.now()),
    });
    if (!found.ok) return found;
    const now = Date.now();
    const ending = toEnding(found.value, shift.effectiveOn, now);
    await endShift(id, ending, { now, to: shiftMessageTopic });
    return { ok: true, value: null };
  },
);
