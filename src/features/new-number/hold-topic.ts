import * as v from 'valibot';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { contactFields } from '#forms/common-fields.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { messageTopic } from '#messages/message-topic.ts';
import { findTellable } from './told-store.ts';

const contact = v.object(contactFields);

/**
 * That a number is kept for an hour more. Only whoever has left a phone or an address in the draft is told; a parent, whose
 * flow asks for none, by the number that is signed in there.
 */
export const holdMessageTopic = messageTopic('hold-message', async (id) => {
  const found = await findTellable(id, Date.now());
  if (!found) return null;
  const { hold, draft } = found;
  const left = v.safeParse(contact, draft.entries['contact']?.fields);
  const isStars = draft.kind === 'stars';
  const phone = isStars ? (draft.isdn ?? '') : '';
  const language = hold.language ?? 'mn';
  const values = {
    number: groupPhoneNumber(hold.chosen),
    time: formatDateTime(hold.expiresAt, language),
  };
  const path = isStars ? '/stars' : '/newnumberv2';
  return { language, ...(left.success ? left.output : { phone }), values, path };
});
