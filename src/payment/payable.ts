import { statement } from '#db/statement.ts';
import type { Bound, Statement, ValuesOf } from '#db/statement.ts';
import type { MessageKey } from '#i18n/translator.ts';
import type { PagePath } from '#routes.ts';
import type { QpayInvoiceTaxes } from '#services/qpay-invoice.ts';
import type { Payment, RefundStep } from './model.ts';

/** The payment that is settled, and the name of the batch that settles it. */
export interface Settlement {
  paymentId: string;
  settlement: string;
}

/** The guard of every effect in the batch that makes a payment a success: true in that batch only, and so once. */
export const isSettledNow =
  'EXISTS (SELECT 1 FROM payment WHERE id = :paymentId AND settlement = :settlement)';

/** A statement of that batch; its SQL has `WHERE … ${isSettledNow}`. */
export const settledStatement = <Given extends ValuesOf<Given>>(
  sql: string,
): Statement<Given & Settlement, never> => statement<Given & Settlement>(sql);

/** What follows from money: statements of one batch, and the keys of the messages in it, which are sent right after. */
export interface Consequence {
  statements: Readonly<Record<string, Bound>>;
  keys: readonly string[];
}

/** What a payment's page says about what is paid for. */
export interface PayableSummary {
  /** `order.payment` …: what it is, above its code. */
  title: MessageKey;
  code: string;
  /** Where it is seen once it is paid, by whoever may see it. */
  href: string | null;
  /** The first thing that is paid for, and how many more there are; only for whoever ordered, and where they have names. */
  goods?: { nameMn: string; nameEn: string; more: number } | undefined;
  /** What is to be known of it before it is paid. */
  note?: { key: MessageKey; values: Readonly<Record<string, string>> } | undefined;
  /** The number that was bought, for whoever may see it. */
  number?: string | undefined;
  /** What was bought has a QR code of its own behind `href`, which nobody may take that of the receipt for. */
  hasOwnCode?: boolean;
  /** The page where it is bought anew after it has ended unpaid; the cart if left out. Its own page asks how easy it was. */
  again?: PagePath;
  /** What the customer waits for then, and when it comes: in words, or a day with its hours. */
  next?: {
    title: MessageKey;
    when: MessageKey | { day: string; hours: string };
    /** It has come. */
    isDone?: boolean;
  };
  /** What the way to `href` says; that there are details if left out. */
  action?: MessageKey | undefined;
  /** What is said of one that was paid and canceled since, instead of what the payment came to. */
  canceled?: { title: MessageKey; text: MessageKey } | undefined;
}

/**
 * Something that can be paid for, of one kind. Its module says what follows when a payment succeeds, and when it ends
 * unpaid. The statements take effect only if `isSettledNow`, or `changes() = 1` of the end.
 */
export interface Payable {
  kind: string;
  /**
   * Null where there is no such thing any more, or it can not be had any more: then the money goes back. `card` is that
   * which has paid, masked, where the provider shows it.
   */
  onPaid(
    payment: Payment,
    settlement: Settlement,
    now: number,
    card?: string | null,
  ): Promise<Consequence | null>;
  /** Whether money that comes after the payment has expired is taken all the same; left out, it goes back. */
  takesLate?(payment: Payment, now: number): Promise<boolean>;
  /** After the payment was moved to FAILED, EXPIRED or CANCELED; each statement is guarded by the state of its own row. */
  onEnded(payment: Payment, now: number): Promise<Consequence>;
  /** What staff find by the code that customers know it by; null where there is none. */
  findByCode?(code: string): Promise<string | null>;
  /** For whoever has the payment's address. `mine`: the visitor or number that ordered. */
  summarize(payment: Payment, mine: boolean): Promise<PayableSummary | null>;
  /** Whether the same thing can still be paid for, after an attempt that failed or expired. */
  canRetry(payment: Payment, now: number): Promise<boolean>;
  /** What must be had before anybody pays, such as a reservation. It is asked again after a process has died. */
  prepare?: (payment: Payment, now: number) => Promise<Prepared>;
  /** What the customer is told of a refund; each statement has its effect only if the one before has. */
  onRefund?(payment: Payment, refund: RefundStep, now: number): Promise<Consequence>;
  /** What counts as paid since `from`, `to` excluded, with its total, for the reconciliation. */
  listPaidFor?(from: number, to: number): Promise<readonly { id: string; total: number }[]>;
  /** Which of these do not count as paid. */
  findUnpaid?(ids: readonly string[]): Promise<readonly string[]>;
}

export type Prepared =
  /** The statements go into the batch that lets the payment wait for money. */
  | {
      state: 'ready';
      /** What people call it; the bank's statement says it. */
      code?: string;
      statements?: Readonly<Record<string, Bound>>;
      /** What QPay's invoice says of goods and taxes, so that it can register the receipt. */
      taxes?: QpayInvoiceTaxes | null;
    }
  /** Nobody knows; it is asked again. */
  | { state: 'unclear' }
  /** It can not be had: which of it, in words of the payable. */
  | { state: 'refused'; refused: readonly string[] };

export type Payables = readonly Payable[];
