import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';

/** Hexadecimal HMAC-SHA256, as the bank writes it. */
export const golomtChecksum = z.string().check(z.regex(/^[0-9a-fA-F]{64}$/));

/** Signed over invoice and transactionId. */
const golomtInvoice = z.object({
  invoice: z.string().check(z.regex(/^[\w+/=.-]{1,512}$/)),
  transactionId: z.string(),
  checksum: golomtChecksum,
});
export type GolomtInvoice = z.infer<typeof golomtInvoice>;

/** What has become of a transaction. `000` is success; empty while nothing is known. */
const golomtInquiry = z.object({
  transactionId: orElse(z.string(), ''),
  amount: orElse(z.nullish(z.union([z.string(), z.number()])), null),
  status: orElse(z.string(), ''),
  errorCode: orElse(z.nullish(z.string()), null),
  /** Masked. */
  cardNumber: orElse(z.nullish(z.string().check(z.regex(/^[\d*xX ]{8,24}$/))), null),
});
export type GolomtInquiry = z.infer<typeof golomtInquiry>;

/** What the bank pushes: a hint to inquire, signed over transactionId, errorCode, amount and token. */
export const golomtPush = z.object({
  transactionId: z.string().check(z.regex(/^[A-Za-z0-9]{1,15}$/)),
  errorCode: orElse(z.nullish(z.string()), null),
  amount: z.union([z.string(), z.number()]),
  token: orElse(z.nullish(z.string()), null),
  checksum: golomtChecksum,
});
export type GolomtPush = z.infer<typeof golomtPush>;

/** Whole MNT of `1000.00`, or of a number; null for anything else. */
export function toGolomtAmount(given: string | number | null | undefined): number | null {
  const text = String(given ?? '');
  return /^\d{1,12}(\.0{1,2})?$/.test(text) ? Number(text) : null;
}

const call = { service: 'golomt', method: 'POST', query: [], envelope: 'object' } as const;

/** Body: amount, callback, returnType, transactionId, genToken, socialDeeplink, checksum. */
export const golomtInvoiceContract = contract({
  ...call,
  path: '/api/invoice',
  shape: golomtInvoice,
});
/** Body: transactionId, checksum. */
export const golomtInquiryContract = contract({
  ...call,
  path: '/api/inquiry',
  shape: golomtInquiry,
});
