import { Hono } from 'hono';
import * as z from 'zod/mini';
import { readDocument } from '../content/documents.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readQuery } from '../http/read-input.ts';
import { sendData } from '../http/send-json.ts';
import { isOdd } from './recovery-answers.ts';

const dayMs = 24 * 60 * 60_000;

export const ownerRoutes = new Hono<OperatorEnv>();

const ownerQuery = z.object({ isdn: z.string().check(z.regex(/^\d{8}$/)) });

/** To whom a number is registered; 404 where nobody owns it. */
ownerRoutes.get('/subscriber/owner', async (c) => {
  const { isdn } = readQuery(c, ownerQuery);
  const owner = await readDocument(c.env.OPERATOR_DB, 'subscriber', isdn);
  if (isOdd(isdn, 'has a new owner')) {
    const since = new Date(Date.now() - 5 * dayMs).toISOString().slice(0, 10);
    return sendData(JSON.stringify({ ...JSON.parse(owner), since }));
  }
  return sendData(owner);
});
