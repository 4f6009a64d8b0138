import { Hono } from 'hono';
import * as z from 'zod/mini';
import { readChildDocuments, readDocuments } from '../content/documents.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readQuery, shortId } from '../http/read-input.ts';
import { sendData, toJsonList } from '../http/send-json.ts';

export const coverageRoutes = new Hono<OperatorEnv>();

/** Without a city the whole country, but for the sums: of what lies in a city or aimag the capital's districts only. */
coverageRoutes.get('/coverage/areas', async (c) => {
  const { cityId } = readQuery(c, z.object({ cityId: z.optional(shortId) }));
  const db = c.env.OPERATOR_DB;
  const areas = cityId
    ? readChildDocuments(db, 'coverage', cityId)
    : readDocuments(db, 'coverage').then((all) =>
        all.filter((body) => !body.includes('"kind":"SUM"')),
      );
  return sendData(toJsonList(await areas));
});
