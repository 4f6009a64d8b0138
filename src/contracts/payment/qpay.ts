import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';
import { lenientList, text } from '../shape.ts';

/** Absolute ends in seconds since 1970, although their names sound like durations. */
const qpayToken = z.object({
  access_token: z.string().check(z.regex(/^[\x21-\x7e]{1,8192}$/)),
  refresh_token: orElse(z.nullish(z.string().check(z.regex(/^[\x21-\x7e]{1,8192}$/))), null),
  expires_in: z.int(),
  refresh_expires_in: orElse(z.nullish(z.int()), null),
});
export type QpayToken = z.infer<typeof qpayToken>;

/** Whole MNT; QPay sends numbers here and text with two decimals there. Anything else is no amount. */
export const qpayAmount = z.pipe(
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,12}(\.0{1,2})?$/))]),
    z.transform(Number),
  ),
  z.int().check(z.nonnegative()),
);

const link = z.object({
  name: text,
  description: orElse(z.string(), ''),
  logo: orElse(z.string(), ''),
  link: z.string().check(z.minLength(1), z.maxLength(4096)),
});

/** What a customer pays: the text of a code, and links that open it in apps. */
export const qpayInvoice = z.object({
  invoice_id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  qr_text: z.string().check(z.minLength(1), z.maxLength(2048)),
  urls: lenientList(link),
});
export type QpayInvoice = z.infer<typeof qpayInvoice>;

/** A payment's id is fifteen digits or a UUID, and text always. Only PAID is money. */
const payment = z.object({
  payment_id: z.pipe(z.union([z.string(), z.int()]), z.transform(String)),
  payment_status: z.string(),
  payment_amount: qpayAmount,
  payment_currency: orElse(z.string(), 'MNT'),
  payment_type: orElse(z.string(), ''),
  /** The invoice; a check does not name it. */
  object_id: orElse(z.nullish(z.string()), null),
});
export type QpayPayment = z.infer<typeof payment>;

/** `{count: 0, rows: []}` of an unpaid invoice. The rows have to be whole: one that can not be read may be money. */
const payments = z.object({ count: z.int(), rows: z.array(payment) });

const registered = z.object({
  ebarimt_receipt_id: orElse(z.nullish(z.string()), null),
  ebarimt_qr_data: orElse(z.nullish(z.string()), null),
  ebarimt_lottery: orElse(z.nullish(z.string()), null),
  vat_amount: orElse(z.nullish(z.union([z.string(), z.number()])), null),
  city_tax_amount: orElse(z.nullish(z.union([z.string(), z.number()])), null),
  barimt_status: orElse(z.string(), ''),
});

const call = { service: 'qpay', query: [], envelope: 'object' } as const;
/** It asks the tax authority, which takes its time. */
const receiptMs = 30_000;
const nothing = { ...call, shape: z.unknown(), answer: 'any' } as const;

/** Basic authentication, no body. */
export const qpayTokenContract = contract({
  ...call,
  method: 'POST',
  path: '/v2/auth/token',
  shape: qpayToken,
});
/** Bearer: the refresh token, which is used up. */
export const qpayRefreshContract = contract({
  ...call,
  method: 'POST',
  path: '/v2/auth/refresh',
  shape: qpayToken,
});
/** A `sender_invoice_no` that was sent before makes a second invoice that can be paid: it is no idempotency key. */
export const qpayInvoiceContract = contract({
  ...call,
  method: 'POST',
  path: '/v2/invoice',
  shape: qpayInvoice,
});
export const qpayCancelContract = contract({
  ...nothing,
  method: 'DELETE',
  path: '/v2/invoice/{id}',
});
/** Body: object_type, object_id, offset. */
export const qpayCheckContract = contract({
  ...call,
  method: 'POST',
  path: '/v2/payment/check',
  shape: payments,
});
export const qpayPaymentContract = contract({
  ...call,
  method: 'GET',
  path: '/v2/payment/{id}',
  shape: payment,
});
/** Body: object_type MERCHANT, object_id, start_date and end_date in Ulaanbaatar, offset. */
export const qpayListContract = contract({
  ...call,
  method: 'POST',
  path: '/v2/payment/list',
  shape: payments,
});
/** Cards only; `PAYMENT_SETTLED` of a transfer. */
export const qpayRefundContract = contract({
  ...nothing,
  method: 'DELETE',
  path: '/v2/payment/refund/{id}',
});
/** Body: payment_id, ebarimt_receiver_type, ebarimt_receiver. */
export const qpayReceiptContract = contract({
  ...call,
  method: 'POST',
  path: '/v2/ebarimt_v3/create',
  shape: registered,
  deadlineMs: receiptMs,
});
export const qpayReceiptReturnContract = contract({
  ...nothing,
  method: 'DELETE',
  path: '/v2/ebarimt_v3/{id}',
  deadlineMs: receiptMs,
});
