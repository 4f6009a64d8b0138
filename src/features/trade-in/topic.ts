import { brand } from '#domain/brand.ts';
import { formatMnt } from '#domain/money.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { messageTopic } from '#messages/message-topic.ts';
import { toModelName } from './model.ts';

/** What is told to whoever has left a phone or an e-mail. The id is that of the estimate, and which asking it was. */
export const tradeInTopic = messageTopic('trade-in-message', async (id) => {
  const { findEstimateById, toResultHref } = await import('./store.ts');
  const [estimateId = '', asking] = id.split(' ');
  const found = await findEstimateById(estimateId);
  // Who asks again of a handset that was handed in is not told what belongs to somebody else.
  if (!found || (asking !== undefined && found.status === 'REDEEMED')) return null;
  const { language, phone, email, code, low, high, expiresAt, finalPrice, token } = found;
  return {
    language,
    phone,
    email,
    path: token === undefined ? '/trade-in' : toResultHref(token),
    values: {
      code,
      callCentre: brand.callCentre,
      what: toModelName(found.model, language),
      low: formatMnt(low),
      high: formatMnt(high),
      date: formatDateTime(expiresAt, language),
      amount: formatMnt(finalPrice ?? 0),
    },
  };
});
