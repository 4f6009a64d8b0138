'use server';

import { asAction, form } from '#forms/form.ts';
import { answer, refuse } from '#forms/outcome.ts';
import { toEffect } from '#forms/run-once.ts';
import { serializeCookie } from '#request/cookies.ts';
import type { RequestContext } from '#request/context.ts';
import { ensureVisitorId, findCustomer } from '#identity/session.ts';
import { hashNetwork, hashNumber } from '#identity/counted-by.ts';
import { settleRead } from '#lib/outcome.ts';
import { rateProduct, readProduct } from '#services/products.ts';
import { ratingForm } from './form.ts';
import { type Rated, ratedCookie } from './model.ts';
import { isShareLeft, rateOnce, type SendRating } from './store.ts';

const monthSeconds = 30 * 24 * 60 * 60;

/** Sets a cookie that tells the browser to fetch its ratings; the ratings themselves stay on the server. */
function rememberToAsk({ cookieOutbox, secure, mode }: RequestContext): void {
  const lifetime = mode === 'kiosk' ? {} : { maxAgeSeconds: monthSeconds };
  cookieOutbox.push(serializeCookie(ratedCookie, '1', { secure, ...lifetime }));
}

const sendRating: SendRating<Omit<Rated, 'point' | 'isOther'>> = async (rating, key) =>
  toEffect(await rateProduct(rating, key));

const notCounted = { ratingAvg: null, ratingCount: null };

/** One rating per visitor and product, sent once. */
export const saveRating = asAction(
  form(
    {
      name: 'rating',
      input: ratingForm,
      keep: ['point'],
      failure: 'shop.ratingFailed',
    },
    async ({ productId, point }, { request }) => {
      // Of a product that nobody knows there is nothing to remember.
      const product = await settleRead(await readProduct(productId));
      if (!product.ok || product.value.id !== productId) return refuse('shop.ratingFailed');
      const [network, customer] = await Promise.all([hashNetwork(request.network), findCustomer()]);
      // Asked before there is a visitor, who would be one row more for each refusal.
      const isLeft = await isShareLeft({ productId, network, at: Date.now() });
      if (!isLeft) return refuse('shop.ratingCapped');
      const number = customer && (await hashNumber('rating', customer.isdn));
      const rater = { visitorId: await ensureVisitorId(), productId, network, number };
      const rating = await rateOnce(rater, point, sendRating);
      if (rating.state === 'capped') return refuse('shop.ratingCapped');
      if (rating.state === 'failed') return refuse('shop.ratingFailed');
      rememberToAsk(request);
      if (rating.state === 'kept') {
        return answer<Rated>({
          point: rating.point,
          isOther: rating.point !== point,
          ...notCounted,
        });
      }
      return answer<Rated>({ point, isOther: false, ...rating.outcome });
    },
  ),
);
