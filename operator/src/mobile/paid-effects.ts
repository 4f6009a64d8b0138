import type { Context } from 'hono';
import { HttpError } from '../http/http-error.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { sendData } from '../http/send-json.ts';

/** Longer than the site waits. */
export const slowMs = 6000;

const KEEP = `INSERT INTO paid_effect (idempotency_key, code, kind, account, month, amount, body, answer, at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) ON CONFLICT (idempotency_key) DO NOTHING`;
const READ_ONE = 'SELECT body, answer FROM paid_effect WHERE idempotency_key = ?1';

/** What goes wrong, by the number: the answer is lost, it is refused, it fails, it is slow. */
export const wrongs = {
  '99000813': 'loses',
  '99000814': 'refuses',
  '99000815': 'fails',
  '99000816': 'is slow',
} as const;
type Wrong = (typeof wrongs)[keyof typeof wrongs] | undefined;

export const findWrong = (isdn: string): Wrong => (wrongs as Readonly<Record<string, Wrong>>)[isdn];

interface Effect {
  kind: 'bill' | 'units' | 'data' | 'wifi' | 'stars';
  account: string;
  month?: string;
  body: { code: string; amount: number };
  wrong: Wrong;
  /** What is said of it, made once. */
  answer: () => Promise<object> | object;
}

/** Does what was paid for once for one key, and says the same to it each time. */
export async function takeEffect(
  c: Context<OperatorEnv>,
  { kind, account, month = '', body, wrong, answer }: Effect,
): Promise<Response> {
  const key = c.req.header('idempotency-key');
  if (!key || key.length > 255) throw new HttpError(400, 'an Idempotency-Key is needed');
  if (wrong === 'fails') throw new HttpError(503, 'not now');
  if (wrong === 'is slow') await new Promise((done) => setTimeout(done, slowMs));
  const db = c.env.OPERATOR_DB;
  const text = JSON.stringify(body);
  const said = wrong === 'refuses' ? { state: 'REFUSED' } : { state: 'DONE', ...(await answer()) };
  const [kept, read] = await db.batch<{ body: string; answer: string }>([
    db
      .prepare(KEEP)
      .bind(
        key,
        body.code,
        kind,
        account,
        month,
        body.amount,
        text,
        JSON.stringify(said),
        Date.now(),
      ),
    db.prepare(READ_ONE).bind(key),
  ]);
  const row = read?.results[0];
  if (!row) throw new Error('an effect just kept is not there');
  if (row.body !== text) throw new HttpError(422, 'the Idempotency-Key belongs to another request');
  if (wrong === 'loses' && kept && kept.meta.changes > 0) {
    throw new HttpError(504, 'the answer is lost');
  }
  return sendData(row.answer);
}
