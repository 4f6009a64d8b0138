import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readBody, readQuery, shortId } from '../http/read-input.ts';
import { throwNotFound } from '../http/http-error.ts';
import { sendData } from '../http/send-json.ts';

export const ratingRoutes = new Hono<OperatorEnv>();

const fiveStars = z.int().check(z.minimum(1), z.maximum(5));
const ratingBody = z.object({ point: fiveStars, previousPoint: z.nullish(fiveStars) });

/** One statement, so that ratings given at the same moment are all counted. */
ratingRoutes.post('/product/rating', async (c) => {
  const { productId } = readQuery(c, z.object({ productId: shortId }));
  const { point, previousPoint = null } = await readBody(c, ratingBody);
  const row = await c.env.OPERATOR_DB.prepare(
    `UPDATE product SET rating_sum = max(0, rating_sum + ?2 - coalesce(?3, 0)),
       rating_count = rating_count + (?3 IS NULL OR rating_count = 0)
     WHERE id = ?1 RETURNING rating_sum * 1.0 / rating_count AS average, rating_count`,
  )
    .bind(productId, point, previousPoint)
    .first<{ average: number; rating_count: number }>();
  if (!row) return throwNotFound();
  const ratingAvg = Math.round(row.average * 100) / 100;
  return sendData(JSON.stringify({ ratingAvg, ratingCount: row.rating_count }));
});
