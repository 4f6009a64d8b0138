import { Hono } from 'hono';
import { authorizeRoutes } from '../dan/authorize-routes.ts';
import { cardRoutes } from '../golomt/card-routes.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { editorRoutes } from './editor-routes.ts';
import { appRoutes } from './app-routes.ts';
import { askForSecret } from './ask-for-secret.ts';
import { orderPages } from './order-pages.ts';
import { outboxRoutes } from './outbox-routes.ts';
import { sendStyle } from './send-page.ts';
import { walletRoutes } from './wallet-routes.ts';

/** The operator's pages for people, which the site serves at /operator/. */
export const pages = new Hono<OperatorEnv>();

pages.use(askForSecret);
pages.get('/style.css', sendStyle);
pages.route('/', outboxRoutes);
pages.route('/', appRoutes);
pages.route('/', editorRoutes);
pages.route('/', orderPages);
pages.route('/', walletRoutes);
pages.route('/dan', authorizeRoutes);
pages.route('/golomt', cardRoutes);
