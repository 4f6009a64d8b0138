import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readQuery, shortId } from '../http/read-input.ts';
import { sendData, sendNested, toJsonList } from '../http/send-json.ts';
import { readChildDocuments, readDocuments } from './documents.ts';

export const placeRoutes = new Hono<OperatorEnv>();

placeRoutes.get('/city/list', async (c) =>
  sendData(toJsonList(await readDocuments(c.env.OPERATOR_DB, 'city'))),
);

placeRoutes.get('/district/list', async (c) => {
  const { cityId } = readQuery(c, z.object({ cityId: shortId }));
  return sendNested(toJsonList(await readChildDocuments(c.env.OPERATOR_DB, 'district', cityId)));
});

placeRoutes.get('/horoo/list', async (c) => {
  const { districtId } = readQuery(c, z.object({ districtId: shortId }));
  return sendData(toJsonList(await readChildDocuments(c.env.OPERATOR_DB, 'khoroo', districtId)));
});

placeRoutes.get('/travel-point/list', async (c) => {
  const { kind } = readQuery(
    c,
    z.object({ kind: z.optional(z.enum(['AIRPORT', 'BORDER', 'HOTEL'])) }),
  );
  const db = c.env.OPERATOR_DB;
  const points = kind
    ? readChildDocuments(db, 'travel-point', kind)
    : readDocuments(db, 'travel-point');
  return sendNested(toJsonList(await points));
});

placeRoutes.get('/roaming/list', async (c) =>
  sendNested(toJsonList(await readDocuments(c.env.OPERATOR_DB, 'roaming'))),
);
