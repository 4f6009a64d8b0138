import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readQuery, shortId, wholeNumber } from '../http/read-input.ts';
import { sendNested, toJsonList } from '../http/send-json.ts';

export const branchRoutes = new Hono<OperatorEnv>();

const branchQuery = z.object({
  cityId: z.optional(shortId),
  districtId: z.optional(shortId),
  service: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,32}$/))),
  lat: z.optional(z.coerce.number().check(z.minimum(-90), z.maximum(90))),
  lng: z.optional(z.coerce.number().check(z.minimum(-180), z.maximum(180))),
  size: z.optional(z.pipe(wholeNumber, z.number().check(z.minimum(1), z.maximum(100)))),
});

/** Planar distance, with a degree of longitude as long as it is in Mongolia: exact enough to sort branches. */
const byDistance = `(body ->> 'lat' - ?) * (body ->> 'lat' - ?)
  + 0.45 * (body ->> 'lng' - ?) * (body ->> 'lng' - ?)`;

/** Branches are indexed by their city; the other filters are applied to a city's few rows. */
branchRoutes.get('/branch/list', async (c) => {
  const { cityId, districtId, service, lat, lng, size } = readQuery(c, branchQuery);
  const conditions = [`kind = 'branch'`];
  const params: (string | number)[] = [];
  const add = (condition: string, value: string | undefined) => {
    if (value === undefined) return;
    conditions.push(condition);
    params.push(value);
  };
  add('parent_id = ?', cityId);
  add(`body ->> 'districtId' = ?`, districtId);
  add(`EXISTS (SELECT 1 FROM json_each(body, '$.services') WHERE value = ?)`, service);
  const isNear = lat !== undefined && lng !== undefined;
  if (isNear) params.push(lat, lat, lng, lng);
  const order = isNear ? byDistance : 'position';
  const { results } = await c.env.OPERATOR_DB.prepare(
    `SELECT body FROM document WHERE ${conditions.join(' AND ')} ORDER BY ${order} LIMIT ?`,
  )
    .bind(...params, size ?? -1)
    .all<{ body: string }>();
  return sendNested(toJsonList(results.map((row) => row.body)));
});
