'use server';

import { asAction, form } from '#forms/form.ts';
import { answer, refuse } from '#forms/outcome.ts';
import { serializeCookie } from '#request/cookies.ts';
import type { RequestContext } from '#request/context.ts';
import { ensureVisitorId } from '#identity/session.ts';
import { rateProduct } from '#services/products.ts';
import { ratingForm } from './form.ts';
import { type Rated, ratedCookie } from './model.ts';
import { claimRating, storeRating, releaseRating } from './store.ts';

const monthSeconds = 30 * 24 * 60 * 60;

/** Sets a cookie that tells the browser to fetch its ratings; the ratings themselves stay on the server. */
function rememberToAsk({ cookieOutbox, secure, mode }: RequestContext): void {
  const lifetime = mode === 'kiosk' ? {} : { maxAgeSeconds: monthSeconds };
  cookieOutbox.push(serializeCookie(ratedCookie, '1', { secure, ...lifetime }));
}

/** Null where the service has not counted it. */
async function send(visitorId: string, productId: string, point: number): Promise<Rated | null> {
  const claim = await claimRating(visitorId, productId, point, Date.now());
  if (claim.state === 'busy') return null;
  if (claim.state === 'same') return { point, ratingAvg: null, ratingCount: null };
  const counted = await rateProduct(productId, point, claim.previous);
  if (!counted.ok) {
    await releaseRating(visitorId, productId);
    return null;
  }
  await storeRating(visitorId, productId, point);
  return { point, ...counted.value };
}

/** One rating per visitor and product; only changes are sent to the service. */
export const saveRating = asAction(
  form(
    {
      name: 'rating',
      input: ratingForm,
      keep: ['point'],
      failure: 'shop.ratingFailed',
    },
    async ({ productId, point }, { request }) => {
      const rated = await send(await ensureVisitorId(), productId, point);
      if (!rated) return refuse('shop.ratingFailed');
      rememberToAsk(request);
      return answer(rated);
    },
  ),
);
