import { Hono } from 'hono';
import * as z from 'zod/mini';
import { newSecret } from '../dan/new-secret.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { sendJson } from '../http/send-json.ts';
import { type Invoice, openInvoices } from './invoice-store.ts';
import { qpayClient } from './qpay-client.ts';
import { checkFields, throwQpay } from './qpay-error.ts';
import { toQrText } from './qr-text.ts';
import { findTaxFault, invoiceTaxes } from './invoice-taxes.ts';
import { askForToken } from './token-routes.ts';

export const qpayInvoiceRoutes = new Hono<OperatorEnv>();

qpayInvoiceRoutes.use('/v2/invoice/*', askForToken);

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

const newInvoice = z.object({
  invoice_code: text(45),
  sender_invoice_no: text(45),
  invoice_receiver_code: text(45),
  invoice_description: text(255),
  amount: z.int().check(z.positive()),
  callback_url: z.url().check(z.maxLength(255)),
  enable_expiry: z.optional(z.union([z.boolean(), z.enum(['true', 'false'])])),
  expiry_date: z.optional(text(40)),
  ...invoiceTaxes,
});

/** The apps that a person may pay with; the first one is played by this operator. */
const apps = [
  { name: 'Made-up wallet', description: 'Зохиомол хэтэвч', link: '/operator/wallet?qPay_QRcode=' },
  { name: 'Khan bank', description: 'Хаан банк', link: 'khanbank://q?qPay_QRcode=' },
  {
    name: 'Trade and Development bank',
    description: 'Худалдаа хөгжлийн банк',
    link: 'tdbbank://q?qPay_QRcode=',
  },
  { name: 'qPay wallet', description: 'qPay хэтэвч', link: 'qpaywallet://q?qPay_QRcode=' },
];

/** Without `enable_expiry` an invoice has no end, although its date comes back. */
function toEnd({ enable_expiry, expiry_date }: z.output<typeof newInvoice>): number | null {
  const isEnabled = enable_expiry === true || enable_expiry === 'true';
  const end = Date.parse(expiry_date ?? '');
  return isEnabled && Number.isFinite(end) ? end : null;
}

/** A number that was sent before makes another invoice: nothing here is idempotent. */
qpayInvoiceRoutes.post('/v2/invoice', async (c) => {
  const asked = checkFields(newInvoice, await c.req.json().catch(() => null));
  if (asked.invoice_code !== qpayClient.invoiceCode) throwQpay(400, 'INVOICE_CODE_INVALID');
  const { tax_type, district_code, lines } = asked;
  const fault = findTaxFault(asked);
  if (fault) throwQpay(400, fault);
  const id = crypto.randomUUID();
  const qr = toQrText({ reference: newSecret().slice(0, 20), amount: asked.amount });
  await openInvoices(c.env.OPERATOR_DB).insert({
    invoice_id: id,
    sender_invoice_no: asked.sender_invoice_no,
    qr_text: qr,
    description: asked.invoice_description,
    amount: asked.amount,
    callback_url: asked.callback_url,
    expires_at: toEnd(asked),
    created_at: Date.now(),
    taxes: lines ? JSON.stringify({ tax_type, district_code, lines }) : null,
  });
  const urls = apps.map(({ link, ...app }) => ({
    ...app,
    logo: 'https://qpay.mn/q/logo/none.png',
    link: link + encodeURIComponent(qr),
  }));
  return sendJson(
    JSON.stringify({
      invoice_id: id,
      qr_text: qr,
      // A picture of one pixel: who shows a code draws it from its text.
      qr_image:
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
      qPay_shortUrl: `https://s.qpay.mn/${id.slice(0, 8)}`,
      urls,
    }),
  );
});

/** Amounts are text in some places and numbers in others, as QPay's are. */
qpayInvoiceRoutes.get('/v2/invoice/:id', async (c) => {
  const invoices = openInvoices(c.env.OPERATOR_DB);
  const found = (await invoices.find(c.req.param('id'))) ?? throwQpay(422, 'INVOICE_NOTFOUND');
  const { paid } = await invoices.sum(found.invoice_id);
  return sendJson(
    JSON.stringify({
      invoice_id: found.invoice_id,
      invoice_status: found.status,
      sender_invoice_no: found.sender_invoice_no,
      invoice_description: found.description,
      total_amount: found.amount.toFixed(2),
      gross_amount: found.amount,
      paid_amount: paid,
      callback_url: found.callback_url,
      enable_expiry: found.expires_at !== null,
      expiry_date: found.expires_at === null ? null : new Date(found.expires_at).toISOString(),
    }),
  );
});

const canceling: Readonly<Record<Exclude<Invoice['status'], 'OPEN'>, string>> = {
  CLOSED: 'INVOICE_PAID',
  CANCELED: 'INVOICE_ALREADY_CANCELED',
};

/** The row stays. */
qpayInvoiceRoutes.delete('/v2/invoice/:id', async (c) => {
  const invoices = openInvoices(c.env.OPERATOR_DB);
  const id = c.req.param('id');
  if (!(await invoices.cancel(id))) {
    const { status } = (await invoices.find(id)) ?? throwQpay(422, 'INVOICE_NOTFOUND');
    throwQpay(400, status === 'OPEN' ? 'SYSTEM_BUSY' : canceling[status]);
  }
  return sendJson('{}');
});
