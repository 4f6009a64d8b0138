import { readToken } from '#identity/visitor-cookie.ts';
import { log } from '#lib/log.ts';

const nothing = { state: null, refunds: 0 };
const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };

/** Endpoints are loaded at each start, so what pays is loaded when somebody asks. */
async function askState(token: string) {
  const [{ askState: ask }, { till }] = await Promise.all([
    import('#features/payments/ask-state.ts'),
    import('#till.ts'),
  ]);
  return ask(token, till);
}

/** What has become of a payment, `{state, refunds}`, for its page, which waits. */
export async function GET(request: Request): Promise<Response> {
  const token = readToken(new URL(request.url).searchParams);
  try {
    return Response.json(token ? await askState(token) : nothing, { headers });
  } catch (error) {
    log.error('payment-state', { cause: error });
    return Response.json(nothing, { status: 503, headers });
  }
}
