import type { D1Database } from '@cloudflare/workers-types';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { _default as orDefault } from 'zod/mini';
import { numberClasses } from '#domain/number-classes.ts';
import {
  checkOwnerBody,
  holdBody,
  type NumberOwner,
  releaseHoldBody,
  sellBody,
} from '#contracts/mobile/numbers.ts';
import { readDocuments } from '../content/documents.ts';
import { HttpError } from '../http/http-error.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readBody, readQuery, wholeNumber } from '../http/read-input.ts';
import { sendData, toJsonList } from '../http/send-json.ts';
import { isAwkward } from './awkward-numbers.ts';
import { fail, lose, readKey, send } from './number-answers.ts';
import { readNumbers } from './number-list.ts';
import { slowMs } from './paid-effects.ts';

/** How long a number is kept for somebody. */
export const holdMs = 12 * 60 * 60_000;
/** How many prepaid numbers one person may have. */
const maxPrepaid = 2;
/** Nobody sells these a number; for whoever tries it. */
const blacklisted = new Set(['УБ80010112', 'AA0000000']);

const digits = (most: number) =>
  orDefault(z.string().check(z.regex(new RegExp(`^\\d{0,${most}}$`))), '');
const listQuery = z.object({
  prefix: digits(8),
  mask: z.pipe(
    orDefault(z.string().check(z.regex(/^(?:[\d?_]{8})?$/)), ''),
    z.transform((mask) => mask.replaceAll('?', '_')),
  ),
  contains: digits(8),
  ending: digits(8),
  class: orDefault(z.enum(['', ...numberClasses]), ''),
  without: digits(10),
  sortBy: orDefault(z.enum(['number', 'priceAsc', 'priceDesc']), 'number'),
  cursor: orDefault(z.string().check(z.regex(/^(?:\d{1,10}-\d{1,10})?$/)), ''),
  size: orDefault(wholeNumber.check(z.minimum(1), z.maximum(100)), 24),
});

export const numberRoutes = new Hono<OperatorEnv>();

numberRoutes.get('/numbers', async (c) =>
  send(await readNumbers(c.env.OPERATOR_DB, readQuery(c, listQuery), Date.now())),
);

/** Free by now: nothing else ends a hold. A key that has held before holds nothing again. */
export const HOLD = `UPDATE phone_number SET hold_reference = ?2, held_until = ?4
  WHERE isdn = ?1 AND sold_code IS NULL AND held_until <= ?3
    AND NOT EXISTS (SELECT 1 FROM phone_number WHERE hold_reference = ?2)`;
const READ_HOLD = `SELECT isdn, held_until AS until, sold_code AS sold, class, price FROM phone_number WHERE hold_reference = ?1`;

export async function holdNumber(
  db: D1Database,
  { isdn, key }: { isdn: string; key: string },
  now: number,
) {
  const [, read] = await db.batch<{
    isdn: number;
    until: number;
    sold: string | null;
    class: string;
    price: number;
  }>([
    db.prepare(HOLD).bind(Number(isdn), key, now, now + holdMs),
    db.prepare(READ_HOLD).bind(key),
  ]);
  const held = read?.results[0];
  if (held && String(held.isdn) !== isdn) {
    throw new HttpError(422, 'the Idempotency-Key belongs to another request');
  }
  if (!held) return { state: 'TAKEN', reference: null, expiresAt: null };
  if (held.until <= now || held.sold) return { state: 'ENDED', reference: null, expiresAt: null };
  const { until, class: named, price } = held;
  const expiresAt = new Date(until).toISOString();
  return { state: 'HELD', reference: key, expiresAt, class: named, price };
}

numberRoutes.post('/numbers/hold', async (c) => {
  const key = readKey(c);
  const { isdn } = await readBody(c, holdBody);
  if (isAwkward(isdn, 'hold fails')) fail();
  if (isAwkward(isdn, 'hold is taken')) return send({ state: 'TAKEN' });
  if (isAwkward(isdn, 'hold is slow')) await new Promise((done) => setTimeout(done, slowMs));
  const db = c.env.OPERATOR_DB;
  const before = await db.prepare(READ_HOLD).bind(key).first();
  const held = await holdNumber(db, { isdn, key }, Date.now());
  if (!before && isAwkward(isdn, 'hold loses its answer')) lose();
  return send(held);
});

/** The reference stays, so that its key holds nothing again. */
const RELEASE = `UPDATE phone_number SET held_until = 0 WHERE isdn = ?1 AND hold_reference = ?2 AND sold_code IS NULL`;

numberRoutes.post('/numbers/release', async (c) => {
  readKey(c);
  const { isdn, reference } = await readBody(c, releaseHoldBody);
  await c.env.OPERATOR_DB.prepare(RELEASE).bind(Number(isdn), reference).run();
  return send({});
});

numberRoutes.get('/number-plans', async (c) =>
  sendData(toJsonList(await readDocuments(c.env.OPERATOR_DB, 'number-plan'))),
);

const toOwner = ({ registerNumber, passport }: NumberOwner): string =>
  registerNumber ?? `${passport?.country} ${passport?.number}`;

const COUNT_PREPAID = `SELECT count(*) AS n FROM number_sale WHERE owner = ?1 AND type = 'PREPAID' AND state = 'SOLD'`;

numberRoutes.post('/numbers/check-owner', async (c) => {
  const { owner, type } = await readBody(c, checkOwnerBody);
  if (blacklisted.has(owner.registerNumber ?? owner.passport?.number ?? '')) {
    return send({ state: 'BLACKLISTED' });
  }
  const sold = await c.env.OPERATOR_DB.prepare(COUNT_PREPAID)
    .bind(toOwner(owner))
    .first<number>('n');
  return send({ state: type === 'PREPAID' && (sold ?? 0) >= maxPrepaid ? 'TOO_MANY' : 'OK' });
});

/** To whoever holds it, or whom nobody forestalls; and no third prepaid number of one person. */
const SELL = `UPDATE phone_number SET sold_code = ?2, held_until = 0 WHERE isdn = ?1 AND sold_code IS NULL
  AND (held_until <= ?3 OR hold_reference = ?4)
  AND (?5 <> 'PREPAID' OR (SELECT count(*) FROM number_sale
    WHERE owner = ?6 AND type = 'PREPAID' AND state = 'SOLD') < ${maxPrepaid})
  AND NOT EXISTS (SELECT 1 FROM number_sale WHERE code = ?2)`;
const KEEP_SALE = `INSERT INTO number_sale (code, idempotency_key, isdn, owner, type, state, body, at)
  SELECT ?1, ?2, ?3, ?4, ?5, CASE WHEN EXISTS (SELECT 1 FROM phone_number WHERE isdn = ?3 AND sold_code = ?1)
    THEN 'SOLD' ELSE 'REFUSED' END, ?6, ?7 ON CONFLICT DO NOTHING`;
const READ_SALE = 'SELECT state, body FROM number_sale WHERE idempotency_key = ?1';

numberRoutes.post('/numbers/sell', async (c) => {
  const key = readKey(c);
  const body = await readBody(c, sellBody);
  const { isdn, code, reference, type } = body;
  if (isAwkward(isdn, 'sale fails')) fail();
  const owner = toOwner(body.owner);
  const text = JSON.stringify(body);
  const now = Date.now();
  const db = c.env.OPERATOR_DB;
  // A number that nobody sells.
  const sold = isAwkward(isdn, 'sale is refused') ? 0 : Number(isdn);
  const [, kept, read] = await db.batch<{ state: string; body: string }>([
    db.prepare(SELL).bind(sold, code, now, reference, type, owner),
    db.prepare(KEEP_SALE).bind(code, key, sold, owner, type, text, now),
    db.prepare(READ_SALE).bind(key),
  ]);
  const sale = read?.results[0];
  if (sale?.body !== text)
    throw new HttpError(422, 'the Idempotency-Key belongs to another request');
  if (kept && kept.meta.changes > 0 && isAwkward(isdn, 'sale loses its answer')) lose();
  return send({ state: sale.state });
});
