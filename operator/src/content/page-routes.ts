import { Hono } from 'hono';
import type { OperatorEnv } from '../http/operator-env.ts';
import { HttpError } from '../http/http-error.ts';
import { sendAttributes, sendData, sendNested, toJsonList } from '../http/send-json.ts';
import { readDocument, readDocuments } from './documents.ts';

export const pageRoutes = new Hono<OperatorEnv>();

pageRoutes.get('/contents/home', async (c) =>
  sendNested(await readDocument(c.env.OPERATOR_DB, 'page', 'home')),
);

pageRoutes.get('/contents/about-us', async (c) => {
  const authorization = c.req.header('authorization') ?? '';
  if (!/^Bearer \S+$/i.test(authorization)) throw new HttpError(401, 'bearer token required');
  return sendData(await readDocument(c.env.OPERATOR_DB, 'page', 'about-us'));
});

pageRoutes.get('/cooperation-page', async (c) =>
  sendData(await readDocument(c.env.OPERATOR_DB, 'page', 'cooperation')),
);

pageRoutes.get('/sdg-page', async (c) =>
  sendNested(await readDocument(c.env.OPERATOR_DB, 'page', 'sdg')),
);

pageRoutes.get('/digital-consent', async (c) =>
  sendAttributes(await readDocument(c.env.OPERATOR_DB, 'page', 'digital-consent')),
);

pageRoutes.get('/Onlineshop-banners', async (c) =>
  sendData(toJsonList(await readDocuments(c.env.OPERATOR_DB, 'shop-banner'))),
);
