import type { MessageKey } from '#i18n/translator.ts';
import type { EsimProfile } from '#contracts/mobile/sim-orders.ts';
import type { Bound } from '#db/statement.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Outcome } from '#lib/outcome.ts';
import type { MessageEvent } from '#messages/table.ts';
import type { PayableSummary } from '#payment/payable.ts';
import type { Sold } from '#payment/receipt/model.ts';
import type { PageHref, PagePath } from '#routes.ts';
import type { Item, Purchase } from './model.ts';
import type { SimStatus } from './sim-order-store.ts';

/** What became of it at the service. */
export type Effect =
  | { state: 'REFUSED' }
  | {
      state: 'DONE';
      /** Of a bill: what was more than due, in MNT. */
      credit?: number | null;
      codes?: readonly string[];
      /** Of an eSIM. */
      profile?: EsimProfile | null;
    };

/** Named by its kind in the log and in the outbox. A 4xx other than "refused" is stuck until a person decides. */
export type EffectFailure = Error & { kind: string; status?: number | undefined };

export interface Sending {
  /** Idempotency key of the effect; an effect of several calls adds a word of its own to it. */
  key: string;
  /** The service may have heard of it: it is asked first, and only what it has not heard of is sent. */
  isKnown: boolean;
}

export type Parts = Record<string, Bound>;
export type Line = Pick<Sold['lines'][number], 'name' | 'price' | 'quantity'>;

/** The words of messages; what is left out is empty. */
export interface Words {
  number?: string;
  month?: string;
  /** What was bought, by its name. */
  what?: string;
  /** Where it is fetched, and on which day. */
  place?: string;
  day?: string;
}

interface Named {
  nameMn: string;
  nameEn: string;
}

/** A SIM card that staff bring, lay ready or hand out, as the desk shows it. */
export interface SimCard {
  /** The number, or what it is called where none comes with it. */
  what: string | Named;
  person: string;
  type: 'DELIVERY' | 'PICKUP';
  place: Named;
  /** When it is fetched, where that was said: `YYYY-MM-DD`. */
  day?: string;
  /** Told when staff move it on. */
  moved: Readonly<Partial<Record<SimStatus, MessageEvent>>>;
}

type Bought<Of extends Item> = Purchase & { item: Of };

/**
 * All that is one kind's own of what is paid for beside the shop. Everything else (payment, receipt, refund, retry, late money,
 * desk, page of the result) is the same for each. Texts that each kind has: `pay.<kind>.title`, `payment`, `next`, `done`,
 * `doneText`.
 */
export interface Kind<Of extends Item> {
  /** Where such a thing is bought, and bought anew. */
  path: PagePath;
  /** The same for this very thing, where it has a page of its own. */
  toPath?(item: Of): PagePath;
  /** Whether it can be sold on, and so is counted and may be held until a person has looked at it (decision 060). */
  isTopUp: boolean;
  /** Its codes, or null where its service is the only one who can end it. A person ends it by hand otherwise. */
  mayEndByHand(item: Of): boolean;
  /** The number that it is for, whose owner is told; null of what is for none that works already. */
  findNumber(item: Of): string | null;
  /** Tells of what has become of it; `payer` reads the address of its page, `recipient` is only told. */
  done(item: Of): { event: MessageEvent; to: 'payer' | 'recipient' };
  refused: MessageEvent;
  /** The address that messages go to; left out, that of the receipt. */
  toEmail?(item: Of): string;
  toWords(item: Of, language: Locale): Words;
  /** The same of what is known only when they are sent. */
  readWords?(purchaseId: string, language: Locale): Promise<Words>;
  /** What its receipt says, in Mongolian; the delivery apart. */
  toLines(purchase: Bought<Of>): readonly Line[];
  soldAs: 'digital' | 'service';
  toDeliveryPrice?(item: Of): number;
  /** Its page, where that is not the one of all purchases: whoever has paid is led there. */
  toHref?(item: Of): PageHref;
  /** What is to be known before it is paid. */
  toNote?(purchase: Bought<Of>): PayableSummary['note'];
  /** When what was paid for is there; left out, within seconds. */
  nextWhen?: MessageKey;
  /** Whether money that comes after its invoice has ended is taken all the same. */
  takesLate: boolean;
  /** Whether it can still be had after a payment that failed; left out, it can. */
  canRetry?(item: Of, now: number): boolean;
  /** Has it done at the service: called at least once, once in effect by its key. */
  send(purchase: Bought<Of>, sending: Sending): Promise<Outcome<Effect, EffectFailure>>;
  /** For the batch that ends it, before the statement that does. */
  bindBefore?(
    purchase: Bought<Of>,
    effect: Extract<Effect, { state: 'DONE' }>,
    now: number,
  ): Promise<readonly Parts[]>;
  /** For the same batch, directly after it: `changes() = 1` where it was ended by it. */
  bindAfter?(
    purchase: Bought<Of>,
    effect: Extract<Effect, { state: 'DONE' }>,
    now: number,
  ): Promise<readonly Parts[]>;
  /** For the batch that refuses it, directly after the statement that does. */
  bindRefused?(purchase: Bought<Of>, now: number): readonly Parts[];
  /** After its payment has ended unpaid, guarded by the state of its own row: what was kept for it is free again. */
  bindEnded?(purchaseId: string, now: number): Parts;
  /** Last in either batch, because it says nothing of the statements before: what is not needed any more. */
  bindLast?(item: Of, now: number): readonly Parts[];
  /** Its SIM card; null where it is an eSIM. */
  toCard?(item: Of): SimCard | null;
  /** What stays of it for the accounts when the person asks for deletion. */
  mask(item: Of): Of;
}
