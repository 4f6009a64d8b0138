import { Hono } from 'hono';
import * as z from 'zod/mini';
import { readDocument } from '../content/documents.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readQuery } from '../http/read-input.ts';
import { sendData } from '../http/send-json.ts';

export const ownerRoutes = new Hono<OperatorEnv>();

const ownerQuery = z.object({ isdn: z.string().check(z.regex(/^\d{8}$/)) });

/** To whom a number is registered; 404 where nobody owns it. */
ownerRoutes.get('/subscriber/owner', async (c) => {
  const { isdn } = readQuery(c, ownerQuery);
  return sendData(await readDocument(c.env.OPERATOR_DB, 'subscriber', isdn));
});
