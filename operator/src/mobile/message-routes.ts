import type { Context } from 'hono';
import { Hono } from 'hono';
import { sendEmailBody } from '#contracts/mobile/email.ts';
import { sendSmsBody } from '#contracts/mobile/sms.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readBody } from '../http/read-input.ts';
import { HttpError } from '../http/http-error.ts';
import { sendData } from '../http/send-json.ts';

const retentionMs = 24 * 3_600_000;

type Message = Readonly<Record<string, string>>;

/** The fields of a message are columns of its table. */
const tables = {
  sms: ['isdn', 'text'],
  email: ['address', 'subject', 'text'],
} as const;

/** Accepts a message once by its key; the same key with another message is refused. */
async function accept(
  c: Context<OperatorEnv>,
  table: keyof typeof tables,
  message: Message,
): Promise<Response> {
  const key = c.req.header('idempotency-key');
  if (!key || key.length > 255) throw new HttpError(400, 'an Idempotency-Key is needed');
  const columns = tables[table];
  const values = columns.map((column) => message[column] ?? '');
  const now = Date.now();
  const db = c.env.OPERATOR_DB;
  const results = await db.batch<{ position: number } & Message>([
    db.prepare(`DELETE FROM ${table} WHERE at <= ?`).bind(now - retentionMs),
    db
      .prepare(
        `INSERT INTO ${table} (idempotency_key, at, ${columns.join()})
         VALUES (?, ?, ${columns.map(() => '?').join()}) ON CONFLICT (idempotency_key) DO NOTHING`,
      )
      .bind(key, now, ...values),
    db
      .prepare(`SELECT position, ${columns.join()} FROM ${table} WHERE idempotency_key = ?`)
      .bind(key),
  ]);
  const sent = results[2]?.results[0];
  if (!sent) throw new Error('a message just written is not there');
  if (columns.some((column) => sent[column] !== message[column])) {
    throw new HttpError(422, 'the Idempotency-Key belongs to another message');
  }
  return sendData(JSON.stringify({ id: sent.position }));
}

export const messageRoutes = new Hono<OperatorEnv>();

messageRoutes.post('/sms/send', async (c) => accept(c, 'sms', await readBody(c, sendSmsBody)));
messageRoutes.post('/email', async (c) => accept(c, 'email', await readBody(c, sendEmailBody)));
