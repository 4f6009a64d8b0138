import { Hono } from 'hono';
import * as z from 'zod/mini';
import { _default as orDefault } from 'zod/mini';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readQuery, shortId, wholeNumber } from '../http/read-input.ts';
import { sendData, toJsonList } from '../http/send-json.ts';
import { readDocument } from './documents.ts';

export const newsRoutes = new Hono<OperatorEnv>();

const pageQuery = z.object({
  page: orDefault(z.pipe(wholeNumber, z.number().check(z.minimum(1), z.maximum(10_000))), 1),
  size: orDefault(z.pipe(wholeNumber, z.number().check(z.minimum(1), z.maximum(50))), 12),
});

/** Cards only, without the articles' texts. */
newsRoutes.get('/contents/news/list', async (c) => {
  const { page, size } = readQuery(c, pageQuery);
  const { results } = await c.env.OPERATOR_DB.prepare(
    `SELECT json_remove(body, '$.bodyMn', '$.bodyEn') AS card,
       (SELECT total FROM document_total WHERE kind = 'news') AS total
     FROM document WHERE kind = 'news' ORDER BY position LIMIT ?1 OFFSET ?2`,
  )
    .bind(size, (page - 1) * size)
    .all<{ card: string; total: number }>();
  const total = results[0]?.total ?? (page === 1 ? 0 : await readTotal(c.env));
  const cards = toJsonList(results.map((row) => row.card));
  return sendData(`{"data":${cards},"total":${total},"page":${page},"size":${size}}`);
});

newsRoutes.get('/contents/news', async (c) => {
  const { id } = readQuery(c, z.object({ id: shortId }));
  return sendData(toJsonList([await readDocument(c.env.OPERATOR_DB, 'news', id)]));
});

/** Past the last page there is no row that has the total. */
async function readTotal(env: OperatorEnv['Bindings']): Promise<number> {
  const total = await env.OPERATOR_DB.prepare(
    `SELECT total FROM document_total WHERE kind = 'news'`,
  ).first<number>('total');
  return total ?? 0;
}
