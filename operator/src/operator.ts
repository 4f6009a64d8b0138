import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
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
import { coverageRoutes } from './coverage/coverage-routes.ts';
import { authorizeRoutes } from './dan/authorize-routes.ts';
import { citizenRoutes } from './dan/citizen-routes.ts';
import { tokenRoutes } from './dan/token-routes.ts';
import { companyRoutes } from './ebarimt/company-routes.ts';
import { receiptRoutes } from './ebarimt/receipt-routes.ts';
import { cardRoutes } from './golomt/card-routes.ts';
import { golomtRoutes } from './golomt/merchant-routes.ts';
import type { OperatorEnv } from './http/operator-env.ts';
import { HttpError } from './http/http-error.ts';
import { sendJson } from './http/send-json.ts';
import { billRoutes } from './mobile/bill-routes.ts';
import { consentRoutes } from './mobile/consent-routes.ts';
import { effortRoutes } from './mobile/effort-routes.ts';
import { homeInternetRoutes } from './mobile/home-internet-routes.ts';
import { leasingRoutes } from './mobile/leasing-routes.ts';
import { messageRoutes } from './mobile/message-routes.ts';
import { numberRoutes } from './mobile/number-routes.ts';
import { recoveryRoutes } from './mobile/recovery-routes.ts';
import { simOrderRoutes } from './mobile/sim-order-routes.ts';
import { touristSimRoutes } from './mobile/tourist-sim-routes.ts';
import { ownerRoutes } from './mobile/owner-routes.ts';
import { purchaseRoutes } from './mobile/purchase-routes.ts';
import { starsRoutes } from './mobile/stars-routes.ts';
import { referralRoutes } from './mobile/referral-routes.ts';
import { shiftRoutes } from './mobile/shift-routes.ts';
import { subscriberRoutes } from './mobile/subscriber-routes.ts';
import { appTokenRoutes } from './mobile/app-token-routes.ts';
import { orderRoutes } from './order/order-routes.ts';
import { reservationRoutes } from './order/reservation-routes.ts';
import { pages } from './pages/pages.ts';
import { qpayInvoiceRoutes } from './qpay/invoice-routes.ts';
import { qpayPaymentRoutes } from './qpay/payment-routes.ts';
import { qpayReceiptRoutes } from './qpay/receipt-routes.ts';
import { qpayTokenRoutes } from './qpay/token-routes.ts';
import { searchRoutes } from './search/search-routes.ts';

const app = new Hono<OperatorEnv>();

app.use(
  bodyLimit({
    maxSize: 32 * 1024,
    onError: () => sendJson('{"message":"the body is too large"}', 413),
  }),
);

// Before `/product/:id`, whose parameter would match their paths.
app.route('/', categoryRoutes);
app.route('/', facetRoutes);
for (const routes of [
  pageRoutes,
  placeRoutes,
  coverageRoutes,
  branchRoutes,
  serviceRoutes,
  newsRoutes,
  offerRoutes,
  searchRoutes,
  productRoutes,
  ratingRoutes,
  cartRoutes,
  calculateRoutes,
  messageRoutes,
  ownerRoutes,
  subscriberRoutes,
  shiftRoutes,
  referralRoutes,
  billRoutes,
  numberRoutes,
  simOrderRoutes,
  touristSimRoutes,
  recoveryRoutes,
  purchaseRoutes,
  starsRoutes,
  orderRoutes,
  reservationRoutes,
  authorizeRoutes,
  tokenRoutes,
  citizenRoutes,
  appTokenRoutes,
  homeInternetRoutes,
  leasingRoutes,
  consentRoutes,
  effortRoutes,
  qpayTokenRoutes,
  qpayInvoiceRoutes,
  qpayPaymentRoutes,
  qpayReceiptRoutes,
  golomtRoutes,
  receiptRoutes,
  companyRoutes,
  cardRoutes,
]) {
  app.route('/', routes);
}
app.route('/operator', pages);

app.notFound(() => sendJson('{"message":"not found"}', 404));

app.onError((error) => {
  if (error instanceof HttpError) {
    return sendJson(JSON.stringify({ message: error.message, ...error.details }), error.status);
  }
  if (error instanceof HTTPException) return error.getResponse();
  // The message may repeat what somebody sent, so it is not logged.
  console.error(JSON.stringify({ event: 'operator-failed', error: error.name }));
  return sendJson('{"message":"internal error"}', 500);
});

/** The three base services, the state's sign-in and the pages for people, behind one `fetch`. */
export const operatorApp = app;
