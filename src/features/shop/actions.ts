'use server';

import { asAction, form } from '#forms/form.ts';
import { answer, refuse } from '#forms/outcome.ts';
import { toEffect } from '#forms/run-once.ts';
import { serializeCookie } from '#request/cookies.ts';
import type { RequestContext } from '#request/context.ts';
import { ensureVisitorId } from '#identity/session.ts';
import { rateProduct } from '#services/products.ts';
import { ratingForm } from './form.ts';
import { type Rated, ratedCookie } from './model.ts';
import { rateOnce, type SendRating } from './store.ts';

const monthSeconds = 30 * 24 * 60 * 60;

/** Sets a cookie that tells the browser to fetch its ratings; the ratings themselves stay on the server. */
function rememberToAsk({ cookieOutbox, secure, mode }: RequestContext): void {
  const lifetime = mode === 'kiosk' ? {} : { maxAgeSeconds: monthSeconds };
  cookieOutbox.push(serializeCookie(ratedCookie, '1', { secure, ...lifetime }));
}

const sendRating: SendRating<Omit<Rated, 'point'>> = async (rating, key) =>
  toEffect(await rateProduct(rating, key));

const notCounted = { ratingAvg: null, ratingCount: null };

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
      const visitorId = await ensureVisitorId();
      const rating = await rateOnce({ visitorId, productId }, point, sendRating);
      if (rating.state === 'failed') return refuse('shop.ratingFailed');
      rememberToAsk(request);
      const counted = rating.state === 'counted' ? rating.outcome : notCounted;
      return answer<Rated>({ point, ...counted });
    },
  ),
);
