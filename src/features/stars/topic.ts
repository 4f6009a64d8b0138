import * as v from 'valibot';
import { brand } from '#domain/brand.ts';
import { formatMnt } from '#domain/money.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { topic } from '#forms/outbox.ts';
import { localized } from '#i18n/localized.ts';
import type { Outcome } from '#lib/outcome.ts';
import { messageTopic } from '#messages/message-topic.ts';
import { isTaken } from '#purchase/kinds/paid-effect.ts';
import { toStarsOrder } from '#purchase/stars-item.ts';
import { readEffect } from '#services/purchases.ts';
import { lacksStars, orderStars } from '#services/stars.ts';
import type { UpstreamError } from '#services/upstream/upstream-error.ts';

const nothingToSend = { ok: true, value: null } as const;

/**
 * Has the order done: once in effect by its key. What may have been heard is asked about first. A service without the call
 * leaves it to the staff, who see it with its age.
 */
export const starsTopic = topic(
  'stars-order',
  v.strictObject({ id: v.string() }),
  async ({ id }, key): Promise<Outcome<unknown, UpstreamError>> => {
    const [{ findStarsById }, { endStars, noteSent }] = await Promise.all([
      import('./store.ts'),
      import('./end-store.ts'),
    ]);
    const found = await findStarsById(id);
    if (found?.status !== 'REQUESTED') return nothingToSend;
    const { code, item, sentAt } = found;
    if (sentAt !== null) {
      const known = await readEffect(code);
      if (known.state === 'failed') return { ok: false, error: known.error };
      if (known.state !== 'NONE') {
        await endStars(found, known.state, starsMessageTopic);
        return nothingToSend;
      }
    } else await noteSent(id, Date.now());
    const onBill = { code, by: 'BILL', amount: 0, paidAt: null } as const;
    const sent = await orderStars(key, toStarsOrder(item, onBill));
    if (sent.ok) await endStars(found, sent.value.state, starsMessageTopic);
    else if (isTaken(sent.error)) await endStars(found, 'DONE', starsMessageTopic);
    else if (!lacksStars(sent.error)) return sent;
    return nothingToSend;
  },
);

/** What is told to the parent of what goes on the bill. */
export const starsMessageTopic = messageTopic('stars-message', async (id) => {
  const { findStarsById, toResultHref } = await import('./store.ts');
  const found = await findStarsById(id);
  if (!found) return null;
  const { language, item, code, token } = found;
  return {
    language,
    phone: item.parentIsdn,
    path: toResultHref(token),
    values: {
      code,
      callCentre: brand.callCentre,
      number: groupPhoneNumber(item.isdn),
      what: localized(item.package, 'name', language),
      amount: formatMnt(item.surcharge + item.package.fee),
    },
  };
});
