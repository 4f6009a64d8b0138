import { Hono } from 'hono';
import * as z from 'zod/mini';
import { throwNotFound } from '../http/http-error.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readQuery } from '../http/read-input.ts';
import { sendData, sendJson } from '../http/send-json.ts';

const query = z.object({ code: z.string().check(z.minLength(1), z.maxLength(32)) });

/** Codes that anyone may try, and whose they are. */
const codes: Readonly<Record<string, string>> = { NAIZ2024: '99112233', URILGA95: '95001122' };
/** For this one the register does not answer. */
const failing = 'AAAA0000';

export const referralRoutes = new Hono<OperatorEnv>();

referralRoutes.get('/referral', (c) => {
  const code = readQuery(c, query).code.toUpperCase();
  if (code === failing) return sendJson('{"message":"internal error"}', 500);
  const isdn = codes[code] ?? throwNotFound();
  return sendData(JSON.stringify({ code, isdn }));
});
