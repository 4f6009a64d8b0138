import { Hono } from 'hono';
import * as z from 'zod';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readQuery, shortId } from '../http/read-input.ts';
import { sendNested, toJsonList } from '../http/send-json.ts';

export const branchRoutes = new Hono<OperatorEnv>();

const branchQuery = z.object({
  cityId: shortId.optional(),
  districtId: shortId.optional(),
  service: z
    .string()
    .regex(/^[a-z0-9-]{1,32}$/)
    .optional(),
});

/** Branches are filed under their city; the rest of the filter reads a city's few rows. */
branchRoutes.get('/branch/list', async (c) => {
  const { cityId, districtId, service } = readQuery(c, branchQuery);
  const conditions = [`kind = 'branch'`];
  const params: string[] = [];
  const add = (condition: string, value: string | undefined) => {
    if (value === undefined) return;
    conditions.push(condition);
    params.push(value);
  };
  add('parent_id = ?', cityId);
  add(`body ->> 'districtId' = ?`, districtId);
  add(`EXISTS (SELECT 1 FROM json_each(body, '$.services') WHERE value = ?)`, service);
  const { results } = await c.env.OPERATOR_DB.prepare(
    `SELECT body FROM document WHERE ${conditions.join(' AND ')} ORDER BY position`,
  )
    .bind(...params)
    .all<{ body: string }>();
  return sendNested(toJsonList(results.map((row) => row.body)));
});
