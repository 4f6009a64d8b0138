import { formatMnt } from '#domain/money.ts';
import type { Channel, MessageEvent } from '#messages/table.ts';
import type { MessageValues } from '#messages/render-message.ts';
import type { Receipt, Registered } from './model.ts';

type ReceiptEvent = Extract<MessageEvent, `receipt.${string}`>;

/** By which one way a receipt is sent: to the address that was given for it, else to the phone. */
export function toChannel({ buyer, phone }: Pick<Receipt, 'buyer' | 'phone'>): Channel | null {
  if (buyer.email !== '') return 'email';
  return phone === '' ? null : 'sms';
}

export const toReceiptEvent = (lottery: string | null): ReceiptEvent =>
  lottery === null ? 'receipt.plain' : 'receipt.lottery';

/** What a message says of a receipt. */
export const toValues = (
  { total }: Pick<Receipt, 'total'>,
  { lottery, ...known }: Pick<Registered, 'lottery' | 'providerReceiptId' | 'registeredAt'>,
): MessageValues => ({
  amount: formatMnt(total),
  lottery: lottery ?? '',
  receiptId: known.providerReceiptId,
  date: known.registeredAt.replaceAll('-', '.').slice(0, 16),
});
