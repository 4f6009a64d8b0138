import type { D1Database } from '@cloudflare/workers-types';

export interface Invoice {
  invoice_id: string;
  sender_invoice_no: string;
  qr_text: string;
  description: string;
  amount: number;
  callback_url: string;
  status: 'OPEN' | 'CLOSED' | 'CANCELED';
  /** Null for one that can always be paid. */
  expires_at: number | null;
  created_at: number;
  /** What it says of its goods and their taxes, as JSON. */
  taxes: string | null;
}

export interface Payment {
  payment_id: string;
  invoice_id: string;
  status: 'PAID' | 'FAILED' | 'REFUNDED';
  type: 'P2P' | 'CARD';
  amount: number;
  paid_at: number;
  receipt: string | null;
}

const INSERT = `INSERT INTO qpay_invoice (invoice_id, sender_invoice_no, qr_text, description, amount,
    callback_url, status, expires_at, created_at, taxes)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'OPEN', ?7, ?8, ?9)`;
const FIND = 'SELECT * FROM qpay_invoice WHERE invoice_id = ?1';
const FIND_BY_QR = 'SELECT * FROM qpay_invoice WHERE qr_text = ?1';
const CANCEL = `UPDATE qpay_invoice SET status = 'CANCELED' WHERE invoice_id = ?1 AND status = 'OPEN'`;
const CLOSE = `UPDATE qpay_invoice SET status = 'CLOSED' WHERE invoice_id = ?1`;
const PUT_PAYMENT = `INSERT INTO qpay_payment (payment_id, invoice_id, status, type, amount, paid_at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6)`;
const FIND_PAYMENT = 'SELECT * FROM qpay_payment WHERE payment_id = ?1';
const LIST_PAYMENTS = `SELECT * FROM qpay_payment WHERE invoice_id = ?1 ORDER BY paid_at, payment_id
  LIMIT ?2 OFFSET ?3`;
const LIST_ALL = `SELECT * FROM qpay_payment WHERE paid_at >= ?1 AND paid_at < ?2
  ORDER BY paid_at, payment_id LIMIT ?3 OFFSET ?4`;
const COUNT = `SELECT count(*) AS count, sum(CASE status WHEN 'PAID' THEN amount ELSE 0 END) AS paid
  FROM qpay_payment WHERE invoice_id = ?1`;
const REFUND = `UPDATE qpay_payment SET status = 'REFUNDED'
  WHERE payment_id = ?1 AND status = 'PAID' RETURNING payment_id`;
const PUT_RECEIPT = `UPDATE qpay_payment SET receipt = ?2 WHERE payment_id = ?1`;

export interface Page {
  limit: number;
  offset: number;
}

/** What QPay keeps of invoices and payments. */
export const openInvoices = (db: D1Database) => ({
  insert: (invoice: Omit<Invoice, 'status'>) =>
    db
      .prepare(INSERT)
      .bind(
        invoice.invoice_id,
        invoice.sender_invoice_no,
        invoice.qr_text,
        invoice.description,
        invoice.amount,
        invoice.callback_url,
        invoice.expires_at,
        invoice.created_at,
        invoice.taxes,
      )
      .run(),
  find: (id: string) => db.prepare(FIND).bind(id).first<Invoice>(),
  findByQr: (text: string) => db.prepare(FIND_BY_QR).bind(text).first<Invoice>(),
  cancel: async (id: string) => (await db.prepare(CANCEL).bind(id).run()).meta.changes > 0,

  /** Money, or a card that was declined. Money closes the invoice, whatever state it was in. */
  pay: async (payment: Omit<Payment, 'receipt'>) => {
    const { payment_id, invoice_id, status, type, amount, paid_at } = payment;
    const put = db.prepare(PUT_PAYMENT).bind(payment_id, invoice_id, status, type, amount, paid_at);
    await db.batch(status === 'PAID' ? [put, db.prepare(CLOSE).bind(invoice_id)] : [put]);
  },
  findPayment: (id: string) => db.prepare(FIND_PAYMENT).bind(id).first<Payment>(),
  listPayments: async (invoice: string, { limit, offset }: Page) =>
    (await db.prepare(LIST_PAYMENTS).bind(invoice, limit, offset).all<Payment>()).results,
  /** All payments of some time, `to` excluded. */
  listBetween: async (from: number, to: number, { limit, offset }: Page) =>
    (await db.prepare(LIST_ALL).bind(from, to, limit, offset).all<Payment>()).results,
  /** How many there are of an invoice, and the money of those that are paid. */
  sum: async (invoice: string) => {
    const row = await db
      .prepare(COUNT)
      .bind(invoice)
      .first<{ count: number; paid: number | null }>();
    return { count: row?.count ?? 0, paid: row?.paid ?? 0 };
  },
  refund: async (id: string) => (await db.prepare(REFUND).bind(id).first()) !== null,
  putReceipt: (id: string, receipt: object | null) =>
    db
      .prepare(PUT_RECEIPT)
      .bind(id, receipt && JSON.stringify(receipt))
      .run(),
});
