import { findRating } from '#features/shop/store.ts';
import { log } from '#lib/log.ts';
import { findVisitorId } from '#identity/session.ts';

/** The visitor's own rating of a product, `{point}`, which the product's page, the same for everybody, does not contain. */
export async function GET(request: Request): Promise<Response> {
  const productId = new URL(request.url).searchParams.get('product') ?? '';
  const headers = { 'cache-control': 'private, no-store' };
  try {
    const visitorId = productId && productId.length <= 128 ? await findVisitorId() : null;
    const point = visitorId ? await findRating(visitorId, productId) : null;
    return Response.json({ point }, { headers });
  } catch (error) {
    log.error('rating-failed', { cause: error });
    return Response.json({ point: null }, { headers });
  }
}
