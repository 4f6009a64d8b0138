import type { D1Database } from '@cloudflare/workers-types';
import { Hono } from 'hono';
import * as z from 'zod';
import type { OperatorEnv } from '../http/operator-env.ts';
import { check, readQuery, shortId } from '../http/read-input.ts';
import { refuseUnknown } from '../http/refusal.ts';
import { sendData, toJsonList } from '../http/send-json.ts';
import { writeCursor } from './product-cursor.ts';
import { productQuery } from './product-query.ts';
import { type ProductRow, toCardJson, toProductJson } from './product-row.ts';
import { PRODUCT_COLUMNS, toProductStatement } from './product-statement.ts';

export const productRoutes = new Hono<OperatorEnv>();

productRoutes.get('/product', async (c) => {
  const query = readQuery(c, productQuery);
  const db = c.env.OPERATOR_DB;
  if (query.ids) return sendPage((await readByIds(db, query.ids)).map(toCardJson), null);
  const statement = toProductStatement(query);
  if (statement === null) return sendPage([], null);
  const { results } = await db
    .prepare(statement.sql)
    .bind(...statement.params)
    .all<ProductRow & { sort_key: number }>();
  const rows = results.slice(0, query.size);
  const last = results.length > query.size ? rows.at(-1) : undefined;
  const next = last
    ? writeCursor({ sort: query.sort, key: last.sort_key, number: last.number })
    : null;
  return sendPage(rows.map(toCardJson), next);
});

productRoutes.get('/product/:id', async (c) => {
  const { id } = check(z.object({ id: shortId }), c.req.param());
  const row = await c.env.OPERATOR_DB.prepare(
    `SELECT ${PRODUCT_COLUMNS}, product.detail FROM product WHERE id = ?1 OR slug = ?1`,
  )
    .bind(id)
    .first<ProductRow & { detail: string }>();
  return sendData(row ? toProductJson(row) : refuseUnknown());
});

/** In the order asked for; unknown ids are left out. */
async function readByIds(db: D1Database, ids: readonly string[]): Promise<ProductRow[]> {
  const { results } = await db
    .prepare(
      `SELECT ${PRODUCT_COLUMNS} FROM json_each(?) AS asked
       JOIN product ON product.id = asked.value ORDER BY asked.key`,
    )
    .bind(JSON.stringify(ids))
    .all<ProductRow>();
  return results;
}

function sendPage(cards: readonly string[], next: string | null): Response {
  return sendData(`{"data":${toJsonList(cards)},"next":${JSON.stringify(next)}}`);
}
