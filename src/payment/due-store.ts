import type { D1Database } from '@cloudflare/workers-types';
import { bind, readRows, run, statement } from '#db/statement.ts';
import { isOpenRow } from './store.ts';

interface Due {
  now: number;
  rows: number;
}

/** Nobody prepares it: its request has died, or has left it to somebody. */
const listUnprepared = statement<Due, { id: string; leaseUntil: number }>(
  `SELECT id, lease_until AS "leaseUntil" FROM payment
   WHERE state = 'CREATED' AND created_at <= :now - 20000 AND lease_until <= :now AND expires_at > :now
   ORDER BY expires_at LIMIT :rows`,
);
const listOver = statement<Due, { id: string }>(
  `SELECT id FROM payment WHERE ${isOpenRow} AND expires_at <= :now ORDER BY expires_at LIMIT :rows`,
);
/** Taken for a while, so that one that fails is tried again later. */
const takeClosing = statement<Due & { next: number }, { id: string; invoiceId: string | null }>(
  `UPDATE payment SET close_at = :next WHERE id IN (
     SELECT id FROM payment WHERE close_at <= :now ORDER BY close_at LIMIT :rows)
   RETURNING id, invoice_id AS "invoiceId"`,
);
const markClosed = statement<{ id: string }>('UPDATE payment SET close_at = NULL WHERE id = :id');

export const readUnprepared = (db: D1Database, due: Due) => readRows(db, bind(listUnprepared, due));
export const readOver = (db: D1Database, due: Due) => readRows(db, bind(listOver, due));
export const takeToClose = (db: D1Database, due: Due & { next: number }) =>
  readRows(db, bind(takeClosing, due));
export const closed = (db: D1Database, id: string): Promise<number> =>
  run(db, bind(markClosed, { id }));
