import { brand } from '#domain/brand.ts';
import { formatMnt } from '#domain/money.ts';
import { formatDay } from '#i18n/format-date.ts';
import { translator } from '#i18n/translator.ts';
import { messageTopic } from '#messages/message-topic.ts';
import { toOrderHref } from '../model.ts';
import { findOrderById } from '../store.ts';
import { toReturnCode } from './model.ts';
import { findReturnById } from './store.ts';

/** What the customer is told of a return, by its id. */
export const returnMessageTopic = messageTopic('return-message', async (id) => {
  const found = await findReturnById(id);
  const order = found && (await findOrderById(found.orderId));
  if (!order) return null;
  const { language, phone, email, code, token } = order;
  return {
    language,
    phone,
    email,
    path: toOrderHref(code, token),
    values: {
      code: toReturnCode(code, found),
      callCentre: brand.callCentre,
      total: formatMnt(found.amount ?? 0),
      date: found.slotDate ? formatDay(found.slotDate, language) : '',
      slot: found.slot?.replace('-', '–') ?? '',
      why: found.cause ? translator(language)(`return.cause.${found.cause}`) : '',
    },
  };
});
