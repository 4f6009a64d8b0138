import type { MoneyRow, PaymentRow, RefundRow } from '#db/payment-schema.ts';

export type Provider = PaymentRow['provider'];
export type PaymentState = PaymentRow['state'];
export type RefundReason = RefundRow['reason'];

/** How long an invoice can be paid, and what is reserved for it is kept. */
export const invoiceMs = 30 * 60_000;

const dayMs = 24 * 60 * 60_000;
/** Money can be asked about for ten years, as the law on accounting says. */
export const moneyMs = 3653 * dayMs;
/** How long an attempt is kept that nobody has paid. */
export const unpaidMs = 90 * dayMs;

/** What is paid for: a kind, such as `order`, and the id of its row. */
export interface Subject {
  kind: string;
  id: string;
}

export interface BankLink {
  nameMn: string;
  nameEn: string;
  href: string;
  logo: string | null;
}

/** How a customer pays an invoice. */
export interface Invoice {
  id: string;
  /** The text of the code that apps scan; null where the provider has a page instead. */
  qrText: string | null;
  /** Addresses that open a bank's app, or the one page of the provider. */
  links: readonly BankLink[];
}

/** What is stored of a payment that only its payer may see. */
export interface SealedPart {
  /** What the address of its page holds, 256 bits. */
  token: string;
  /** What the provider's callback brings along. */
  callbackSecret: string;
  invoice: Invoice | null;
}

export type Payment = Omit<PaymentRow, 'sealed' | 'keyId' | 'callbackHash'> & SealedPart;

/** Money that a provider says it has received. */
export type ReceivedMoney = Pick<MoneyRow, 'provider' | 'providerPaymentId' | 'amount' | 'kind'> & {
  /** `MNT`, or another one, which settles nothing. */
  currency: string;
  /** As the provider shows it, masked; it is counted by, and never stored. */
  card?: string | null;
};

/** What money was taken for that settled nothing: it goes back. */
export type UselessAs = Exclude<MoneyRow['usedAs'], 'settled' | 'unmatched'>;

/** A step of a refund, as the customer is told. */
export type RefundStep = Pick<RefundRow, 'id' | 'amount' | 'reason' | 'state'>;

/** Payments that wait for money. */
export const openStates = ['CREATED', 'PENDING'] as const satisfies readonly PaymentState[];

/** Where a payment may be moved to; the last four states are final, but for late money that its payable takes (`takesLate`). */
export const nextStates: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  CREATED: ['PENDING', 'SUCCESS', 'FAILED', 'EXPIRED', 'CANCELED'],
  PENDING: ['SUCCESS', 'FAILED', 'EXPIRED', 'CANCELED'],
  SUCCESS: [],
  FAILED: [],
  EXPIRED: [],
  CANCELED: [],
};

/** A refund goes to `MANUAL` where no call can return it; somebody of the staff ends it then. */
export const nextRefundStates: Readonly<Record<RefundRow['state'], readonly RefundRow['state'][]>> =
  {
    DUE: ['SENT', 'MANUAL'],
    SENT: ['DUE', 'DONE', 'MANUAL'],
    MANUAL: ['DONE'],
    DONE: [],
  };

export const isOpen = (state: PaymentState): boolean =>
  (openStates as readonly PaymentState[]).includes(state);

/** Where a payment's page is: who has the address sees outcome and amount. */
export const toPaymentHref = (token: string) => `/paymentSuccess?id=${token}` as const;

const returned = 'returned';

/** The same page for whoever comes back from the bank's: only then may a card have been charged. */
export const toReturnedHref = (token: string) => `${toPaymentHref(token)}&${returned}=yes` as const;

export const isReturned = (query: URLSearchParams): boolean => query.get(returned) === 'yes';

/** What came of preparing a payment. */
export type Started =
  /** There is an invoice. */
  | { state: 'ready' }
  /** What was to be paid for can not be had; nothing can be paid. */
  | { state: 'refused'; refused: readonly string[] }
  /** It is tried again, by the page or by a job. */
  | { state: 'unclear' }
  /** Somebody else is at it: the page waits. */
  | { state: 'busy' }
  /** Nobody has an invoice; another attempt makes another one. */
  | { state: 'failed' };
