import { findRating } from '#features/shop/store.ts';
import { log } from '#lib/log.ts';
import { findSessionId } from '#request/session.ts';

/** The visitor's own point of a product, `{point}`: the product's page is the same for everybody. */
export async function GET(request: Request): Promise<Response> {
  const productId = new URL(request.url).searchParams.get('product') ?? '';
  const headers = { 'cache-control': 'private, no-store' };
  try {
    const sessionId = productId && productId.length <= 128 ? await findSessionId() : null;
    const point = sessionId ? await findRating(sessionId, productId) : null;
    return Response.json({ point }, { headers });
  } catch (error) {
    log.error('rating-failed', { cause: error });
    return Response.json({ point: null }, { headers });
  }
}
