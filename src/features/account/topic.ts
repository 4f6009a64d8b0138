import { brand } from '#domain/brand.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { messageTopic } from '#messages/message-topic.ts';

/** What the owner of a number is told of what was done in its account. */
export const accountMessageTopic = messageTopic('account-message', async (id) => {
  const { findNoted } = await import('./log-store.ts');
  const noted = await findNoted(id);
  if (!noted) return null;
  const { language, isdn, oldEmail } = noted;
  const values = { number: groupPhoneNumber(isdn), callCentre: brand.callCentre };
  return { language, phone: isdn, email: oldEmail, values };
});
