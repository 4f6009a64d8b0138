import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readQuery } from '../http/read-input.ts';
import { sendData } from '../http/send-json.ts';
import { findEntries } from './find-entries.ts';
import { rankEntries } from './rank-entries.ts';

export const searchRoutes = new Hono<OperatorEnv>();

export const searchText = z
  .string()
  .check(z.trim(), z.normalize(), z.minLength(2), z.maxLength(64));

searchRoutes.get('/search', async (c) => {
  const { q } = readQuery(c, z.object({ q: searchText }));
  const entries = rankEntries(await findEntries(c.env.OPERATOR_DB, q), q);
  const results = entries.map((entry) => ({
    titleMn: entry.title_mn,
    titleEn: entry.title_en,
    categoryMn: entry.category_mn,
    categoryEn: entry.category_en,
    link: entry.link,
  }));
  return sendData(JSON.stringify(results));
});
