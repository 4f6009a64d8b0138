import type { OperatorEnv } from '../http/operator-env.ts';
import { toBillMonth } from './bill-account.ts';
import { firstEmail } from './subscriber-account.ts';

type Db = OperatorEnv['Bindings']['OPERATOR_DB'];

const READ_EMAIL = 'SELECT email FROM subscriber_email WHERE isdn = ?1';
const SUM = `SELECT coalesce(sum(amount), 0) AS sum FROM paid_effect
  WHERE kind = ?1 AND account = ?2 AND month = ?3 AND answer LIKE '{"state":"DONE"%'`;

export const readSum = async (db: Db, kind: 'units' | 'bill', isdn: string, month = '') =>
  (await db.prepare(SUM).bind(kind, isdn, month).first<{ sum: number }>())?.sum ?? 0;

/** What was paid of the bill of this month. */
export const readPaidBill = (db: Db, isdn: string, now: Date) =>
  readSum(db, 'bill', isdn, toBillMonth(now).month);

/** The address of now: what was registered by the site, or the one of the beginning. */
export async function readEmail(db: Db, isdn: string): Promise<string> {
  const row = await db.prepare(READ_EMAIL).bind(isdn).first<{ email: string }>();
  return row?.email ?? firstEmail(isdn);
}
