import * as v from 'valibot';
import type { NumberHoldRow } from '#db/number-schema.ts';
import { bind, findRow, statement } from '#db/statement.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { DB, settings } from '#env.ts';
import { findDraftById } from '#flow/told-draft.ts';
import { contactFields } from '#forms/common-fields.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { messageTopic } from '#messages/message-topic.ts';

const contact = v.object(contactFields);

type Told = Pick<NumberHoldRow, 'chosen' | 'expiresAt' | 'draftId' | 'language'>;
const findTold = statement<{ id: string; now: number }, Told>(
  `SELECT chosen, expires_at AS "expiresAt", draft_id AS "draftId", language FROM number_hold
   WHERE id = :id AND ended_at IS NULL AND expires_at > :now`,
);

/**
 * That a number is kept for an hour more. Only whoever has left a phone or an address in the draft is told; a parent, whose
 * flow asks for none, by the number that is signed in there.
 */
export const holdMessageTopic = messageTopic('hold-message', async (id) => {
  const now = Date.now();
  const hold = await findRow(DB, bind(findTold, { id, now }));
  if (!hold || hold.draftId === null) return null;
  const store = { db: DB, keys: settings().DATA_KEYS, now };
  const draft = await findDraftById(store, hold.draftId);
  if (!draft) return null;
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
