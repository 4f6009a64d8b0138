import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readBody } from '../http/read-input.ts';
import { sendData } from '../http/send-json.ts';
import { readAppToken } from './app-token.ts';

export const appTokenRoutes = new Hono<OperatorEnv>();

appTokenRoutes.post('/webview-token/introspect', async (c) => {
  const { token } = await readBody(c, z.object({ token: z.string().check(z.maxLength(4096)) }));
  const claims = await readAppToken(c.env.OPERATOR_DB, token);
  return sendData(JSON.stringify(claims ? { active: true, ...claims } : { active: false }));
});
