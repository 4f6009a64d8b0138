import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { OperatorEnv } from '../http/operator-env.ts';
import { sendJson } from '../http/send-json.ts';
import { openInvoices } from './invoice-store.ts';
import { sumTaxes } from './invoice-taxes.ts';
import { checkFields, throwQpay } from './qpay-error.ts';
import { askForToken } from './token-routes.ts';

export const qpayReceiptRoutes = new Hono<OperatorEnv>();

qpayReceiptRoutes.use('/v2/ebarimt_v3/*', askForToken);

const asked = z.object({
  payment_id: z.string().check(z.minLength(1), z.maxLength(64)),
  ebarimt_receiver_type: z.enum(['CITIZEN', 'COMPANY']),
  ebarimt_receiver: z.optional(z.string().check(z.maxLength(20))),
  district_code: z.optional(z.string()),
  classification_code: z.optional(z.string()),
});

const newDigits = (count: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => byte % 10).join('');

/** One receipt for a payment: asked for again, the same one. Only a citizen's has a lottery number. */
qpayReceiptRoutes.post('/v2/ebarimt_v3/create', async (c) => {
  const { payment_id, ebarimt_receiver_type, ebarimt_receiver } = checkFields(
    asked,
    await c.req.json().catch(() => null),
  );
  const invoices = openInvoices(c.env.OPERATOR_DB);
  const paid = (await invoices.findPayment(payment_id)) ?? throwQpay(422, 'PAYMENT_NOTFOUND');
  if (paid.status !== 'PAID') throwQpay(400, 'PAYMENT_NOT_PAID');
  if (paid.receipt) return sendJson(paid.receipt);
  const invoice = await invoices.find(paid.invoice_id);
  const taxes = sumTaxes(invoice?.taxes ?? null, paid.amount);
  const isCitizen = ebarimt_receiver_type === 'CITIZEN';
  const receipt = {
    id: crypto.randomUUID(),
    ebarimt_by: 'QPAY',
    ebarimt_receiver_type,
    ebarimt_receiver: ebarimt_receiver ?? null,
    amount: paid.amount.toFixed(2),
    vat_amount: taxes.VAT.toFixed(2),
    city_tax_amount: taxes.CITY_TAX.toFixed(2),
    ebarimt_qr_data: newDigits(140),
    ebarimt_lottery: isCitizen ? `TG ${newDigits(8)}` : null,
    ebarimt_receipt_id: newDigits(33),
    barimt_status: 'REGISTERED',
    barimt_status_date: new Date().toISOString(),
    object_type: 'INVOICE',
    object_id: paid.invoice_id,
    payment_id,
  };
  await invoices.putReceipt(payment_id, receipt);
  return sendJson(JSON.stringify(receipt));
});

qpayReceiptRoutes.delete('/v2/ebarimt_v3/:id', async (c) => {
  const invoices = openInvoices(c.env.OPERATOR_DB);
  const paid =
    (await invoices.findPayment(c.req.param('id'))) ?? throwQpay(422, 'PAYMENT_NOTFOUND');
  if (!paid.receipt) throwQpay(400, 'EBARIMT_NOT_REGISTERED');
  await invoices.putReceipt(paid.payment_id, null);
  return sendJson(JSON.stringify({ ...JSON.parse(paid.receipt), barimt_status: 'CANCELED' }));
});
