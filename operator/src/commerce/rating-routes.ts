import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readBody, readQuery, shortId } from '../http/read-input.ts';
import { HttpError, throwNotFound } from '../http/http-error.ts';
import { sendData } from '../http/send-json.ts';

export const ratingRoutes = new Hono<OperatorEnv>();

const fiveStars = z.int().check(z.minimum(1), z.maximum(5));
const ratingBody = z.object({ point: fiveStars });

const retentionMs = 72 * 3_600_000;

const FORGET = 'DELETE FROM rating_sent WHERE at <= ?1';
const NOTE = `INSERT INTO rating_sent (key, product_id, point, at)
  SELECT ?1, id, ?3, ?4 FROM product WHERE id = ?2 ON CONFLICT DO NOTHING`;
/** One statement, so that ratings given at the same moment are all counted. */
const COUNT = `UPDATE product SET rating_sum = rating_sum + ?2, rating_count = rating_count + 1
  WHERE id = ?1 AND changes() = 1`;
const READ = `SELECT rating_sum * 1.0 / rating_count AS average, rating_count, rating_sent.product_id, point
  FROM rating_sent JOIN product ON product.id = ?2 WHERE key = ?1`;

interface SentRating {
  average: number;
  rating_count: number;
  product_id: string;
  point: number;
}

/** A rating with an Idempotency-Key is counted once, however often it is sent. */
ratingRoutes.post('/product/rating', async (c) => {
  const { productId } = readQuery(c, z.object({ productId: shortId }));
  const { point } = await readBody(c, ratingBody);
  const key = c.req.header('idempotency-key')?.slice(0, 255) ?? crypto.randomUUID();
  const now = Date.now();
  const db = c.env.OPERATOR_DB;
  const results = await db.batch<SentRating>([
    db.prepare(FORGET).bind(now - retentionMs),
    db.prepare(NOTE).bind(key, productId, point, now),
    db.prepare(COUNT).bind(productId, point),
    db.prepare(READ).bind(key, productId),
  ]);
  const row = results[3]?.results[0];
  if (!row) return throwNotFound();
  const isSame = row.product_id === productId && row.point === point;
  if (!isSame) throw new HttpError(422, 'the Idempotency-Key belongs to another rating');
  const ratingAvg = Math.round(row.average * 100) / 100;
  return sendData(JSON.stringify({ ratingAvg, ratingCount: row.rating_count }));
});
