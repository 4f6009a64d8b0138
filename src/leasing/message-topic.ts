import { brand } from '#domain/brand.ts';
import { formatMnt } from '#domain/money.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { translator } from '#i18n/translator.ts';
import { messageTopic } from '#messages/message-topic.ts';
import { toAssessmentHref } from './model.ts';
import { toReasonText } from './reason.ts';
import { findAssessmentById } from './store.ts';

/** What is told of an assessment, to the number that it is about. */
export const leasingMessageTopic = messageTopic('leasing-message', async (id) => {
  const found = await findAssessmentById(id);
  if (!found) return null;
  const { language, phone, token, code, monthly, usableUntil, reason } = found;
  return {
    language,
    phone,
    path: toAssessmentHref(token),
    values: {
      code,
      callCentre: brand.callCentre,
      monthly: formatMnt(monthly),
      time: usableUntil === null ? '' : formatDateTime(usableUntil, language),
      reason: toReasonText(reason, translator(language)),
    },
  };
});
