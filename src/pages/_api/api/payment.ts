import { askState } from '#features/payments/ask-state.ts';
import { readToken } from '#identity/visitor-cookie.ts';
import { log } from '#lib/log.ts';
import { till } from '#till.ts';

const nothing = { state: null, refunds: 0 };
const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };

/** What has become of a payment, `{state, refunds}`, for its page, which waits. */
export async function GET(request: Request): Promise<Response> {
  const token = readToken(new URL(request.url).searchParams);
  try {
    return Response.json(token ? await askState(token, till) : nothing, { headers });
  } catch (error) {
    log.error('payment-state', { cause: error });
    return Response.json(nothing, { status: 503, headers });
  }
}
