import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { OperatorEnv } from '../http/operator-env.ts';
import { check, shortId } from '../http/read-input.ts';
import { throwNotFound } from '../http/http-error.ts';
import { sendData, sendNested, toJsonList } from '../http/send-json.ts';
import { readDocument, readDocuments } from './documents.ts';

export const serviceRoutes = new Hono<OperatorEnv>();

const idParam = z.object({ id: shortId });

serviceRoutes.get('/service-categories', async (c) =>
  sendData(toJsonList(await readDocuments(c.env.OPERATOR_DB, 'service-category'))),
);

serviceRoutes.get('/mobile-service/single/:id', async (c) => {
  const { id } = check(idParam, c.req.param());
  return sendNested(await readDocument(c.env.OPERATOR_DB, 'service', id));
});

/** The id is that of a category's child, because several children may show one service. */
serviceRoutes.get('/mobile-service/:id', async (c) => {
  const { id } = check(idParam, c.req.param());
  const row = await c.env.OPERATOR_DB.prepare(
    `SELECT service.body FROM document AS child
     JOIN document AS service ON service.kind = 'service' AND service.id = child.parent_id
     WHERE child.kind = 'service-child' AND child.id = ?`,
  )
    .bind(id)
    .first<{ body: string }>();
  return sendData(row?.body ?? throwNotFound());
});
