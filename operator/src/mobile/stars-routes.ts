import { Hono } from 'hono';
import { checkStarsBody, orderStarsBody } from '#contracts/mobile/stars.ts';
import { readDocuments } from '../content/documents.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readBody } from '../http/read-input.ts';
import { sendData, toJsonList } from '../http/send-json.ts';
import { fail, send } from './number-answers.ts';
import { slowMs, takeEffect } from './paid-effects.ts';

/** What is said of a child, and what goes wrong with its order, by the last two digits of its register number. */
const judged = {
  '91': 'NOT_CHILD',
  '92': 'TOO_MANY',
  '93': 'BLACKLISTED',
} as const;
const wrongs = { '95': 'loses', '96': 'refuses', '97': 'fails', '98': 'is slow' } as const;
/** Its parent's bill takes nothing. */
const withoutBill = '90';
/** The check of it is slow, or fails. */
const [slow, failing] = ['94', '89'];

/** Numbers of a company, and of somebody who is no adult. */
const parents = { '99000817': 'COMPANY', '99000818': 'UNDERAGE' } as const;
/** Nobody's child has it. */
const notOwn = '99000819';

const findIn = <T extends string>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

export const starsRoutes = new Hono<OperatorEnv>();

starsRoutes.get('/stars/packages', async (c) =>
  sendData(toJsonList(await readDocuments(c.env.OPERATOR_DB, 'stars-package'))),
);

starsRoutes.post('/stars/check', async (c) => {
  const { parentIsdn, child, isdn } = await readBody(c, checkStarsBody);
  const last = child.registerNumber.slice(-2);
  if (last === failing) fail();
  if (last === slow) await new Promise((done) => setTimeout(done, slowMs));
  const ofNumber = isdn === notOwn ? 'NUMBER' : 'OK';
  const state = findIn(parents, parentIsdn) ?? findIn(judged, last) ?? ofNumber;
  return send({ state, mayBill: last !== withoutBill });
});

starsRoutes.post('/stars/order', async (c) => {
  const body = await readBody(c, orderStarsBody);
  return takeEffect(c, {
    kind: 'stars',
    account: body.isdn,
    body,
    wrong: findIn(wrongs, body.child.registerNumber.slice(-2)),
    answer: () => ({}),
  });
});
