import type { D1Database } from '@cloudflare/workers-types';

export interface CardInvoice {
  /** The merchant's, at most 15 letters and digits. */
  transaction_id: string;
  invoice: string;
  /** With two decimals, as it was sent: it is part of what is signed. */
  amount: string;
  callback: string;
  return_type: 'GET' | 'POST' | 'MOBILE';
  error_code: string | null;
  is_paused: 0 | 1;
}

const INSERT = `INSERT INTO golomt_invoice (transaction_id, invoice, amount, callback, return_type, created_at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT (transaction_id) DO NOTHING RETURNING invoice`;
const FIND = 'SELECT * FROM golomt_invoice WHERE transaction_id = ?1';
const FIND_INVOICE = 'SELECT * FROM golomt_invoice WHERE invoice = ?1';
const PAUSE = 'UPDATE golomt_invoice SET is_paused = 1 WHERE invoice = ?1 AND error_code IS NULL';
/** What a card has paid stays paid. */
const END = `UPDATE golomt_invoice SET error_code = ?2, is_paused = 0
  WHERE invoice = ?1 AND error_code IS NOT '000'`;

export const openCardInvoices = (db: D1Database) => ({
  /** False where the merchant has used the id before. */
  insert: async (given: Omit<CardInvoice, 'error_code' | 'is_paused'>, now: number) => {
    const { transaction_id, invoice, amount, callback, return_type } = given;
    const put = db
      .prepare(INSERT)
      .bind(transaction_id, invoice, amount, callback, return_type, now);
    return (await put.first()) !== null;
  },
  find: (transactionId: string) => db.prepare(FIND).bind(transactionId).first<CardInvoice>(),
  findInvoice: (invoice: string) => db.prepare(FIND_INVOICE).bind(invoice).first<CardInvoice>(),
  pause: (invoice: string) => db.prepare(PAUSE).bind(invoice).run(),
  end: (invoice: string, errorCode: string) => db.prepare(END).bind(invoice, errorCode).run(),
});
