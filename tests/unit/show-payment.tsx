import { renderToReadableStream } from 'react-dom/server.edge';
import { DB } from '#env.ts';
import { PaymentPage } from '#features/payments/views/payment-page.tsx';
import type { PaymentState } from '#payment/model.ts';
import { prepareInvoice } from '#payment/start-payment.ts';
import { type RequestContext, runInContext } from '#request/context.ts';
import { openTill } from './open-till.ts';
import { words } from './rendered-page.ts';
import { visit } from './visit.ts';

/** The page of a payment in a state, as somebody sees it who has its address. */
export async function showPayment(
  state: PaymentState,
  given: Partial<RequestContext> = {},
  { failReason = null as string | null, query = '', provider = 'qpay' } = {},
) {
  const world = openTill();
  const {
    id,
    payment: { token },
  } = await world.begin();
  await prepareInvoice(id, world.till);
  await DB.prepare('UPDATE payment SET state = ?2, fail_reason = ?3, provider = ?4 WHERE id = ?1')
    .bind(id, state, failReason, provider)
    .run();
  world.wait();
  const page = { pathname: '/paymentSuccess', query: new URLSearchParams(`id=${token}${query}`) };
  const context = visit({ ...given, page });
  const html = await runInContext(context, async () => {
    const stream = await renderToReadableStream(<PaymentPage till={world.till} />);
    await stream.allReady;
    return new Response(stream).text();
  });
  return { html, text: words(html), token, context };
}
