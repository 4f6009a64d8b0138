import { parsePhoneNumber } from '#domain/phone-number.ts';
import { wordLifeMs } from './caps.ts';
import type { TanOwner, TanParts } from './parts.ts';
import { hashWord, toWord } from './secrets.ts';
import * as store from './store.ts';

/** An SMS that a customer has sent to the short number, as mobile-services reports it. */
export interface InboundSms {
  from: string;
  text: string;
  /** Names the message: the report of one message may come several times. */
  id: string;
}

/** A text has the word among others; digits may be typed apart, and as any keyboard writes them. */
function findWords(text: string): string[] {
  const typed = text
    .normalize('NFKC')
    .slice(0, 500)
    .replaceAll(/(?<=\d)[\s.\-–]+(?=\d)/g, '');
  return typed.match(/(?<!\d)\d{8}(?!\d)/g)?.slice(0, 4) ?? [];
}

/**
 * The other way round: the page shows a word, and the customer sends it by SMS from the number that it is about. It
 * costs the site nothing and proves the same, so no cap limits it and nobody can keep anybody out.
 */
export function createInbound({
  db,
  now,
  settings,
  log,
}: Pick<TanParts, 'db' | 'now' | 'settings' | 'log'>) {
  /** False where the database fails. The word takes the place of a code that was sent for the purpose. */
  async function openInbound(owner: TanOwner, isdn: string): Promise<boolean> {
    const { TAN_PEPPER: pepper } = settings();
    const id = crypto.randomUUID();
    const issuedAt = now();
    try {
      const codeHash = await hashWord(pepper, isdn, await toWord(pepper, id));
      await store.insertWaitingChallenge(db, {
        ...owner,
        id,
        channel: 'sms',
        address: isdn,
        codeHash,
        issuedAt,
        expiresAt: issuedAt + wordLifeMs,
      });
      return true;
    } catch (error) {
      log.error('tan-inbound', { cause: error });
      return false;
    }
  }

  /** The word of a challenge that waits for it. */
  const readWord = ({ id }: store.Challenge) => toWord(settings().TAN_PEPPER, id);

  /**
   * Takes a message from a customer. `unknown` is a message that nobody waits for. It is accepted once by its id,
   * however often it comes.
   * @throws where the database fails, so that the sender reports the message again.
   */
  async function acceptInboundSms({ from, text, id }: InboundSms): Promise<'accepted' | 'unknown'> {
    const number = parsePhoneNumber(from);
    if (!number.ok || id === '') return 'unknown';
    for (const word of findWords(text)) {
      const codeHash = await hashWord(settings().TAN_PEPPER, number.isdn, word);
      const isKnown = await store.confirmByInbound(db, { codeHash, inboundId: id, now: now() });
      if (isKnown) return 'accepted';
    }
    return 'unknown';
  }

  /** Accepts the visitor's confirmed word, once; null as long as the SMS has not arrived. */
  async function finishInbound(owner: TanOwner): Promise<{ address: string } | null> {
    const used = await store.useConfirmed(db, { ...owner, now: now() });
    return used && { address: used.address };
  }

  return { openInbound, readWord, acceptInboundSms, finishInbound };
}
