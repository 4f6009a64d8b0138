import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { OperatorEnv } from '../http/operator-env.ts';
import { sendJson } from '../http/send-json.ts';
import { openInvoices, type Page, type Payment } from './invoice-store.ts';
import { checkFields, throwQpay } from './qpay-error.ts';
import { askForToken } from './token-routes.ts';

export const qpayPaymentRoutes = new Hono<OperatorEnv>();

qpayPaymentRoutes.use('/v2/payment/*', askForToken);

const offset = z.optional(
  z.object({
    page_number: z.int().check(z.minimum(1)),
    page_limit: z.int().check(z.minimum(1), z.maximum(100)),
  }),
);

const checked = z.object({
  object_type: z.enum(['INVOICE', 'QR', 'ITEM']),
  object_id: z.string().check(z.maxLength(300)),
  offset,
});

const listed = z.object({
  object_type: z.enum(['MERCHANT', 'INVOICE', 'QR']),
  object_id: z.string().check(z.maxLength(300)),
  start_date: z.optional(z.string()),
  end_date: z.optional(z.string()),
  offset,
});

const toPage = (given: z.output<typeof offset>): Page => ({
  limit: given?.page_limit ?? 100,
  offset: ((given?.page_number ?? 1) - 1) * (given?.page_limit ?? 100),
});

/** `YYYY-MM-DD HH:mm:ss`, in Ulaanbaatar. */
const toMoment = (text: string | undefined, otherwise: number) => {
  const moment = Date.parse(`${(text ?? '').replace(' ', 'T')}+08:00`);
  return Number.isFinite(moment) ? moment : otherwise;
};

/** Neither the invoice nor the merchant stands in the row of a check. */
const toRow = ({ payment_id, status, amount, type }: Payment) => ({
  payment_id,
  payment_status: status,
  payment_amount: amount.toFixed(2),
  trx_fee: '0.00',
  payment_currency: 'MNT',
  payment_wallet: 'Made-up wallet',
  payment_type: type,
  next_payment_date: null,
  next_payment_datetime: null,
  card_transactions:
    type === 'CARD'
      ? [
          {
            card_type: 'VISA',
            is_cross_border: false,
            amount: amount.toFixed(2),
            currency: 'MNT',
            date: toDate(0),
            status,
            settlement_status: 'PENDING',
          },
        ]
      : [],
  p2p_transactions:
    type === 'P2P'
      ? [
          {
            transaction_bank_code: '050000',
            account_bank_code: '040000',
            account_bank_name: 'TDB',
            account_number: '400000000',
            status: 'SUCCESS',
            amount: amount.toFixed(2),
            currency: 'MNT',
            settlement_status: 'SETTLED',
          },
        ]
      : [],
});

const toDate = (at: number) => new Date(at).toISOString();

/** Of an unpaid invoice `{count: 0, rows: []}`, without `paid_amount`. */
qpayPaymentRoutes.post('/v2/payment/check', async (c) => {
  const asked = checkFields(checked, await c.req.json().catch(() => null));
  const invoices = openInvoices(c.env.OPERATOR_DB);
  const found =
    asked.object_type === 'QR'
      ? await invoices.findByQr(asked.object_id)
      : await invoices.find(asked.object_id);
  if (!found) throwQpay(422, 'INVOICE_NOTFOUND');
  const { count, paid } = await invoices.sum(found.invoice_id);
  if (count === 0) return sendJson('{"count":0,"rows":[]}');
  const rows = (await invoices.listPayments(found.invoice_id, toPage(asked.offset))).map(toRow);
  return sendJson(JSON.stringify({ count, paid_amount: paid, rows }));
});

const toWhole = (payment: Payment) => ({
  ...toRow(payment),
  payment_date: toDate(payment.paid_at),
  payment_fee: '0.00',
  transaction_type: payment.type,
  object_type: 'INVOICE',
  object_id: payment.invoice_id,
});

qpayPaymentRoutes.get('/v2/payment/:id', async (c) => {
  const found = await openInvoices(c.env.OPERATOR_DB).findPayment(c.req.param('id'));
  return sendJson(JSON.stringify(toWhole(found ?? throwQpay(422, 'PAYMENT_NOTFOUND'))));
});

qpayPaymentRoutes.post('/v2/payment/list', async (c) => {
  const asked = checkFields(listed, await c.req.json().catch(() => null));
  const invoices = openInvoices(c.env.OPERATOR_DB);
  const page = toPage(asked.offset);
  const rows =
    asked.object_type === 'INVOICE'
      ? await invoices.listPayments(asked.object_id, page)
      : await invoices.listBetween(
          toMoment(asked.start_date, 0),
          toMoment(asked.end_date, Number.MAX_SAFE_INTEGER),
          page,
        );
  return sendJson(JSON.stringify({ count: rows.length, rows: rows.map(toWhole) }));
});

/** Only money of a card goes back by a call: a transfer has reached the account already. */
qpayPaymentRoutes.on('DELETE', ['/v2/payment/refund/:id', '/v2/payment/cancel/:id'], async (c) => {
  const invoices = openInvoices(c.env.OPERATOR_DB);
  const id = c.req.param('id');
  const found = (await invoices.findPayment(id)) ?? throwQpay(422, 'PAYMENT_NOTFOUND');
  if (found.type === 'P2P') throwQpay(400, 'PAYMENT_SETTLED');
  if (!(await invoices.refund(id))) {
    throwQpay(400, found.status === 'FAILED' ? 'PAYMENT_NOT_PAID' : 'PAYMENT_ALREADY_CANCELED');
  }
  return sendJson('{}');
});
