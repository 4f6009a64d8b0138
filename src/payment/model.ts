import type { MoneyRow, PaymentRow, RefundRow } from '#db/payment-schema.ts';

export type Provider = PaymentRow['provider'];
export type PaymentState = PaymentRow['state'];
export type RefundReason = RefundRow['reason'];

/** How long an invoice can be paid, and what is reserved for it is kept. */
export const invoiceMs = 30 * 60_000;

/** What is paid for: a kind, such as `order`, and the id of its row. */
export interface Subject {
  kind: string;
  id: string;
}

/** How a customer pays an invoice. */
export interface Invoice {
  id: string;
  /** The text of the code that apps scan; null where the provider has a page instead. */
  qrText: string | null;
  /** Addresses that open a bank's app, or the one page of the provider. */
  links: readonly { name: string; href: string; logo: string | null }[];
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
export type ReceivedMoney = Pick<MoneyRow, 'provider' | 'providerPaymentId' | 'amount' | 'kind'>;

/** Payments that wait for money. */
export const openStates = ['CREATED', 'PENDING'] as const satisfies readonly PaymentState[];

/** Where a payment may be moved to; the last four states are final. */
export const nextStates: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  CREATED: ['PENDING', 'SUCCESS', 'FAILED', 'EXPIRED', 'CANCELED'],
  PENDING: ['SUCCESS', 'FAILED', 'EXPIRED', 'CANCELED'],
  SUCCESS: [],
  FAILED: [],
  EXPIRED: [],
  CANCELED: [],
};

/** Where a payment's page is: who has the address sees outcome and amount. */
export const toPaymentHref = (token: string) => `/paymentSuccess?id=${token}` as const;
