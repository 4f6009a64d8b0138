import { Hono } from 'hono';
import * as z from 'zod';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readQuery, shortId, wholeNumber } from '../http/read-input.ts';
import { sendNested, toJsonList } from '../http/send-json.ts';

export const branchRoutes = new Hono<OperatorEnv>();

const branchQuery = z.object({
  cityId: shortId.optional(),
  districtId: shortId.optional(),
  service: z
    .string()
    .regex(/^[a-z0-9-]{1,32}$/)
    .optional(),
  lat: z.coerce.number().min(-90).max(90).optional(),
  lng: z.coerce.number().min(-180).max(180).optional(),
  size: wholeNumber.pipe(z.number().min(1).max(100)).optional(),
});

/** Flat, with a degree of longitude as long as it is in Mongolia: enough to put branches in order. */
const byDistance = `(body ->> 'lat' - ?) * (body ->> 'lat' - ?)
  + 0.45 * (body ->> 'lng' - ?) * (body ->> 'lng' - ?)`;

/** Branches are filed under their city; the rest of the filter reads a city's few rows. */
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
