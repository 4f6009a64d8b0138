import type { Outcome } from '#lib/outcome.ts';
import type { QpayInvoiceTaxes } from '#services/qpay-invoice.ts';
import type { UpstreamError } from '#services/upstream/upstream-error.ts';
import type { Invoice, Provider, ReceivedMoney } from './model.ts';

export interface NewInvoice {
  /** Ours, letters and digits, at most 15. */
  reference: string;
  /** MNT. */
  amount: number;
  /** In the customer's language, at most 100 letters. */
  description: string;
  /** The provider's hint that something has happened; it carries a secret of the payment. */
  callbackUrl: string;
  /** Where the provider's page leads back to; it proves nothing. */
  returnUrl: string;
  language: 'mn' | 'en';
  expiresAt: number;
  /** Where QPay registers the receipt. */
  taxes?: QpayInvoiceTaxes | null | undefined;
}

/** What the provider has received for an invoice, and whether its own page says that it failed. */
export interface Checked {
  money: readonly ReceivedMoney[];
  failed: boolean;
}

/** What is asked for: the provider's id of the invoice, and our own. */
export interface Asked {
  invoiceId: string | null;
  reference: string;
  createdAt: number;
}

/** A way to pay. Nothing here is idempotent: an unclear answer is settled by asking, never by sending it again. */
export interface PaymentProvider {
  createInvoice(asked: NewInvoice): Promise<Outcome<Invoice, UpstreamError>>;
  check(asked: Asked): Promise<Outcome<Checked, UpstreamError>>;
  /** `paid`: money was faster. `open`: it can not be ended by call, and ends by itself. */
  cancelInvoice(invoiceId: string): Promise<Outcome<'canceled' | 'paid' | 'open', UpstreamError>>;
  /** How long after its end an invoice that can not be ended may still bring money. */
  lateMs: number;
  /** `manual`: the provider can not return it, or not in part, by call. */
  refund(
    providerPaymentId: string,
    amount: number,
    whole: boolean,
  ): Promise<Outcome<'refunded' | 'manual', UpstreamError>>;
  /** All money of some time, `to` excluded, for the reconciliation; null where the provider has no such list. */
  listBetween?(from: number, to: number): Promise<Outcome<ListedMoney[], UpstreamError>>;
}

export type ListedMoney = ReceivedMoney & {
  invoiceId: string | null;
  /** It was given back. */
  isRefunded: boolean;
};

export type Providers = Readonly<Record<Provider, PaymentProvider>>;
