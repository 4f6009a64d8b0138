import type { D1Database } from '@cloudflare/workers-types';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { OperatorEnv } from '../http/operator-env.ts';
import { check, readQuery, shortId } from '../http/read-input.ts';
import { throwNotFound } from '../http/http-error.ts';
import { sendData, toJsonList } from '../http/send-json.ts';
import { writeCursor } from './product-cursor.ts';
import { productQuery } from './product-query.ts';
import {
  FIND_HELD,
  type HeldRow,
  LIST_HELD,
  type ProductRow,
  toCardJson,
  toHeld,
  toHeldProductJson,
  toProductJson,
  withoutHeld,
} from './product-row.ts';
import { PRODUCT_COLUMNS, type ProductStatement, toProductStatement } from './product-statement.ts';
import { toTotalStatement } from './total-statement.ts';

export const productRoutes = new Hono<OperatorEnv>();

productRoutes.get('/product', async (c) => {
  const query = readQuery(c, productQuery);
  const db = c.env.OPERATOR_DB;
  if (query.ids) {
    const cards = (await readByIds(db, query.ids)).map(toCardJson);
    return sendPage(cards, null, cards.length);
  }
  const statement = toProductStatement(query);
  if (statement === null) return sendPage([], null, 0);
  const [results, total] = await readPage(db, statement, toTotalStatement(query));
  const rows = results.slice(0, query.size);
  const last = results.length > query.size ? rows.at(-1) : undefined;
  const next = last
    ? writeCursor({ sort: query.sort, key: last.sort_key, number: last.number })
    : null;
  const isWhole = next === null && query.cursor === undefined;
  return sendPage(rows.map(toCardJson), next, isWhole ? rows.length : total);
});

productRoutes.get('/product/:id', async (c) => {
  const { id } = check(z.object({ id: shortId }), c.req.param());
  const db = c.env.OPERATOR_DB;
  const [row, held] = await Promise.all([
    db
      .prepare(`SELECT ${PRODUCT_COLUMNS}, product.detail FROM product WHERE id = ?1 OR slug = ?1`)
      .bind(id)
      .first<ProductRow & { detail: string }>(),
    readHeld(db, FIND_HELD, id),
  ]);
  if (!row) return throwNotFound();
  return sendData(held.size === 0 ? toProductJson(row) : toHeldProductJson(row, held));
});

async function readHeld(db: D1Database, sql: string, asked: string) {
  const statement = db.prepare(sql).bind(asked, Date.now());
  return toHeld((await statement.all<HeldRow>()).results);
}

/** In the order of the ids; unknown ids are left out. */
async function readByIds(db: D1Database, ids: readonly string[]): Promise<ProductRow[]> {
  const [{ results }, held] = await Promise.all([
    db
      .prepare(
        `SELECT product.id, ${PRODUCT_COLUMNS} FROM json_each(?) AS asked
         JOIN product ON product.id = asked.value ORDER BY asked.key`,
      )
      .bind(JSON.stringify(ids))
      .all<ProductRow & { id: string }>(),
    readHeld(db, LIST_HELD, JSON.stringify(ids)),
  ]);
  return results.map((row) => withoutHeld(row, held.get(row.id)));
}

type SortedRow = ProductRow & { sort_key: number };

/** The page and, where `facet_count` has it, the length of the whole list, in one round trip. */
async function readPage(
  db: D1Database,
  page: ProductStatement,
  count: ProductStatement | null,
): Promise<[rows: SortedRow[], total: number | null]> {
  const statements = [page, ...(count ? [count] : [])];
  const [rows, counted] = await db.batch(
    statements.map(({ sql, params }) => db.prepare(sql).bind(...params)),
  );
  const [row] = (counted?.results ?? []) as { total: number | null; known: number }[];
  return [(rows?.results ?? []) as SortedRow[], row && row.known > 0 ? row.total : null];
}

function sendPage(cards: readonly string[], next: string | null, total: number | null): Response {
  const about = `"next":${JSON.stringify(next)},"total":${total}`;
  return sendData(`{"data":${toJsonList(cards)},${about}}`);
}
