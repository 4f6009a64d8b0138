import { Hono } from 'hono';
import * as z from 'zod/mini';
import { buyDataBody, orderWifiBody, topUpBody } from '#contracts/mobile/purchases.ts';
import { readDocuments } from '../content/documents.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readBody, readQuery } from '../http/read-input.ts';
import { sendData, toJsonList } from '../http/send-json.ts';
import { findWrong, takeEffect } from './paid-effects.ts';

const READ_BY_CODE = 'SELECT answer FROM paid_effect WHERE code = ?1';

/** Of cards the quantity says what goes wrong, since they are for no number. */
const wrongOfCards: Readonly<Record<number, ReturnType<typeof findWrong>>> = {
  7: 'loses',
  8: 'refuses',
  9: 'fails',
};

/** The 12 digits that the page of the network asks for. */
const newWifiCode = () =>
  [...crypto.getRandomValues(new Uint32Array(3))]
    .map((part) => String(part % 10_000).padStart(4, '0'))
    .join('');

export const purchaseRoutes = new Hono<OperatorEnv>();

purchaseRoutes.post('/units/top-up', async (c) => {
  const body = await readBody(c, topUpBody);
  const { isdn: account } = body;
  return takeEffect(c, {
    kind: 'units',
    account,
    body,
    wrong: findWrong(account),
    answer: () => ({}),
  });
});

purchaseRoutes.get('/data-packages', async (c) =>
  sendData(toJsonList(await readDocuments(c.env.OPERATOR_DB, 'data-package'))),
);

purchaseRoutes.post('/data-packages/buy', async (c) => {
  const body = await readBody(c, buyDataBody);
  const { isdn: account } = body;
  return takeEffect(c, {
    kind: 'data',
    account,
    body,
    wrong: findWrong(account),
    answer: () => ({}),
  });
});

purchaseRoutes.get('/wifi-cards', async (c) =>
  sendData(toJsonList(await readDocuments(c.env.OPERATOR_DB, 'wifi-card'))),
);

purchaseRoutes.post('/wifi-cards/order', async (c) => {
  const body = await readBody(c, orderWifiBody);
  return takeEffect(c, {
    kind: 'wifi',
    account: body.cardId,
    body,
    wrong: wrongOfCards[body.quantity],
    answer: () => ({ codes: Array.from({ length: body.quantity }, newWifiCode) }),
  });
});

/** What became of a code that the site has sent, where it has lost the answer. */
purchaseRoutes.get('/paid-effect', async (c) => {
  const { code } = readQuery(c, z.object({ code: z.string().check(z.maxLength(40)) }));
  const row = await c.env.OPERATOR_DB.prepare(READ_BY_CODE).bind(code).first<{ answer: string }>();
  return sendData(row?.answer ?? '{"state":"NONE"}');
});
