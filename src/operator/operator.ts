import type { D1Database } from '@cloudflare/workers-types';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { calculateRoutes } from './cart/calculate-routes.ts';
import { cartRoutes } from './cart/cart-routes.ts';
import { categoryRoutes } from './commerce/category-routes.ts';
import { facetRoutes } from './commerce/facet-routes.ts';
import { productRoutes } from './commerce/product-routes.ts';
import { ratingRoutes } from './commerce/rating-routes.ts';
import { branchRoutes } from './content/branch-routes.ts';
import { newsRoutes } from './content/news-routes.ts';
import { offerRoutes } from './content/offer-routes.ts';
import { pageRoutes } from './content/page-routes.ts';
import { placeRoutes } from './content/place-routes.ts';
import { serviceRoutes } from './content/service-routes.ts';
import type { OperatorEnv } from './http/operator-env.ts';
import { Refusal } from './http/refusal.ts';
import { sendJson } from './http/send-json.ts';
import { smsRoutes } from './mobile/sms-routes.ts';
import { searchRoutes } from './search/search-routes.ts';

const app = new Hono<OperatorEnv>();

app.use(
  bodyLimit({
    maxSize: 32 * 1024,
    onError: () => sendJson('{"message":"the body is too large"}', 413),
  }),
);

// Before `/product/:id`, whose hole would swallow their paths.
app.route('/', categoryRoutes);
app.route('/', facetRoutes);
for (const routes of [
  pageRoutes,
  placeRoutes,
  branchRoutes,
  serviceRoutes,
  newsRoutes,
  offerRoutes,
  searchRoutes,
  productRoutes,
  ratingRoutes,
  cartRoutes,
  calculateRoutes,
  smsRoutes,
]) {
  app.route('/', routes);
}

app.notFound(() => sendJson('{"message":"not found"}', 404));

app.onError((error) => {
  if (error instanceof Refusal) {
    return sendJson(JSON.stringify({ message: error.message, ...error.details }), error.status);
  }
  console.error('operator:', error);
  return sendJson('{"message":"internal error"}', 500);
});

export const operatorApp = app;

/** The embedded operator over its database: the three base services behind one `fetch`. */
export function createOperator(db: D1Database): { fetch(request: Request): Promise<Response> } {
  return {
    fetch: async (request) => app.fetch(request, { OPERATOR_DB: db }),
  };
}
