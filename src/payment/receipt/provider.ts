import type { UpstreamError } from '#services/upstream/upstream-error.ts';
import type { Receipt, Registered } from './model.ts';

/** A receipt on its way, with what its provider knows the payment and the receipt before by. */
export interface SentReceipt extends Receipt {
  providerPaymentId: string | null;
  /** The provider's id of the receipt that this one corrects. */
  corrects: string | null;
}

/** `failed`: nobody knows whether it is registered, or it is not; it is sent again as it is. */
export type Registering =
  | { state: 'registered'; registered: Registered }
  | { state: 'failed'; error: string };

/** `manual`: no call can do it, so somebody of the staff does. */
export type Returning = { state: 'returned' } | { state: 'manual' | 'failed'; error: string };

/** A way to register a receipt with the tax authority. */
export interface ReceiptProvider {
  register(receipt: SentReceipt): Promise<Registering>;
  /** The whole of it. */
  giveBack(receipt: SentReceipt): Promise<Returning>;
}

export type ReceiptProviders = Readonly<Record<Receipt['provider'], ReceiptProvider>>;

/** A failure for the staff: its kind and its status, and never what may be personal. */
export const toErrorText = ({ kind, status }: Pick<UpstreamError, 'kind' | 'status'>): string =>
  status === undefined ? kind : `${kind} ${status}`;

/** What a provider says of a receipt that it refuses, without numbers that could be somebody's. */
export const toRefusalText = (message: string): string =>
  `refused: ${message.replaceAll(/\d{5,}/g, '#').slice(0, 160)}`.replace(/: $/, '');
