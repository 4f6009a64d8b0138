import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readQuery, shortId } from '../http/read-input.ts';
import { sendAttributes, sendData, sendNested, toJsonList } from '../http/send-json.ts';
import { findGroupOf, readDocument, readDocuments } from './documents.ts';

export const offerRoutes = new Hono<OperatorEnv>();

/** Without an id the answer is the whole list, of which the client takes the first. */
async function readOffers(c: Context<OperatorEnv>, kind: 'leasing-group' | 'preorder') {
  const { id } = readQuery(c, z.object({ id: z.optional(shortId) }));
  return id === undefined
    ? toJsonList(await readDocuments(c.env.OPERATOR_DB, kind))
    : readDocument(c.env.OPERATOR_DB, kind, id);
}

/** By its own id, or by that of a product that belongs to it. */
offerRoutes.get('/leasing-group', async (c) => {
  const { id } = readQuery(c, z.object({ id: z.optional(shortId) }));
  const found = id === undefined ? null : await findGroupOf(c.env.OPERATOR_DB, id);
  return sendNested(found ?? (await readOffers(c, 'leasing-group')));
});

offerRoutes.get('/preorder', async (c) => sendData(await readOffers(c, 'preorder')));

offerRoutes.get('/trade-in', async (c) =>
  sendAttributes(await readDocument(c.env.OPERATOR_DB, 'page', 'trade-in')),
);
