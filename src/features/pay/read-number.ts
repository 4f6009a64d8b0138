import type { MessageKey } from '#i18n/translator.ts';
import { readOwnNumber } from '#purchase/account.ts';
import { readRecipients } from '#purchase/recipients.ts';

interface Chosen {
  to: string;
  number: string;
}

/** What was typed, or chosen from one's own numbers; null where that is not there any more. */
export async function readTyped(
  { to, number }: Chosen,
  isdn: string | null,
): Promise<{ typed: string; isOwn: boolean } | null> {
  if (to === 'other') return { typed: number, isOwn: false };
  if (isdn === null) return null;
  if (to === 'own') return { typed: isdn, isOwn: true };
  const found = (await readRecipients(isdn)).find(({ id }) => id === to);
  return found ? { typed: found.number, isOwn: false } : null;
}

/** A number of ours that something is bought for, or why not. */
export async function readNumber(
  chosen: Chosen,
  isdn: string | null,
): Promise<{ ok: true; isdn: string } | { ok: false; fault: MessageKey }> {
  const read = await readTyped(chosen, isdn);
  return read ? readOwnNumber(read.typed) : { ok: false, fault: 'pay.fault.chosen' };
}
