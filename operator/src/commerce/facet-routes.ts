import { Hono } from 'hono';
import * as z from 'zod/mini';
import { facetKeys } from '#contracts/commerce/products.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readQuery, shortId } from '../http/read-input.ts';
import { sendData, toJsonList } from '../http/send-json.ts';
import { toScopeName } from './total-statement.ts';

export const facetRoutes = new Hono<OperatorEnv>();

/** One range of the primary key: it reads as many rows as there are choices, however many products they count. */
export const READ_FACETS = `SELECT facet, value, position, body, count FROM facet_count
  WHERE scope = ?1 AND facet > 'all'`;

interface FacetRow {
  facet: string;
  position: number;
  body: string;
  count: number;
}

const facetQuery = z.object({
  categoryId: z.optional(shortId),
  subCategoryId: z.optional(shortId),
});

facetRoutes.get('/product/facets', async (c) => {
  const scope = toScopeName(readQuery(c, facetQuery));
  const { results } = await c.env.OPERATOR_DB.prepare(READ_FACETS).bind(scope).all<FacetRow>();
  const byFacet = Map.groupBy(
    results.filter(({ count }) => count > 0),
    ({ facet }) => facet,
  );
  const facets = facetKeys
    .filter((key) => byFacet.has(key))
    .map((key) => `{"key":"${key}","values":${toJsonList(toBodies(byFacet.get(key) ?? []))}}`);
  return sendData(`{"facets":${toJsonList(facets)}}`);
});

function toBodies(rows: FacetRow[]): string[] {
  return rows
    .toSorted((a, b) => a.position - b.position)
    .map(({ body, count }) => `${body.slice(0, -1)},"count":${count}}`);
}
