import type { D1PreparedStatement } from '@cloudflare/workers-types';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { OperatorEnv } from '../http/operator-env.ts';
import { check, readBody, readQuery } from '../http/read-input.ts';
import { toJsonList } from '../http/send-json.ts';
import { sendCart } from './cart-answer.ts';
import { addBody, isdnQuery, mergeBody, modifyBody } from './cart-requests.ts';
import * as sql from './cart-statements.ts';
import { type Bind, changeCart } from './change-cart.ts';

export const cartRoutes = new Hono<OperatorEnv>();

cartRoutes.get('/service/get-cart-list', async (c) => {
  const { isdn } = readQuery(c, isdnQuery);
  const { results } = await c.env.OPERATOR_DB.prepare(sql.READ_LINES)
    .bind(isdn)
    .all<{ item: string }>();
  return sendCart({ items: toJsonList(results.map((row) => row.item)), warnings: '[]' });
});

cartRoutes.post('/service/add-cart', async (c) => {
  const { productId, quantity, payload } = await readBody(c, addBody);
  const asked = [{ productId, quantity, payload }];
  return answerChange(c, asked, (bind) => [
    bind(sql.NOTE_WARNINGS, JSON.stringify(asked), 1),
    bind(sql.REFUSE_IMPOSSIBLE),
    bind(sql.ADD_LINES, JSON.stringify(asked), Date.now()),
  ]);
});

cartRoutes.post('/service/merge-cart', async (c) => {
  const { localCartItems } = await readBody(c, mergeBody);
  const asked = JSON.stringify(localCartItems);
  return answerChange(c, localCartItems, (bind) => [
    bind(sql.NOTE_WARNINGS, asked, 1),
    bind(sql.ADD_LINES, asked, Date.now()),
  ]);
});

cartRoutes.post('/service/modify-cart', async (c) => {
  const asked = await readBody(c, modifyBody);
  return answerChange(c, asked, (bind) => [
    bind(sql.REFUSE_NOT_IN_CART, asked.productId),
    ...(asked.quantity === 0
      ? [bind(sql.REMOVE_LINE, asked.productId)]
      : [
          bind(sql.NOTE_WARNINGS, JSON.stringify([asked]), 0),
          bind(sql.REFUSE_IMPOSSIBLE),
          bind(sql.SET_LINE, asked.productId, asked.quantity),
        ]),
  ]);
});

cartRoutes.post('/service/clear-cart', async (c) =>
  answerChange(c, null, (bind) => [bind(sql.REMOVE_LINES)]),
);

const idempotencyKey = z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/)));

async function answerChange(
  c: Context<OperatorEnv>,
  request: unknown,
  toStatements: (bind: Bind) => D1PreparedStatement[],
): Promise<Response> {
  const { isdn } = readQuery(c, isdnQuery);
  const key = check(idempotencyKey, c.req.header('idempotency-key'));
  const change = { isdn, key, request: [c.req.path, request] };
  return sendCart(await changeCart(c.env.OPERATOR_DB, change, toStatements));
}
