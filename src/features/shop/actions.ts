'use server';

import { log } from '#lib/log.ts';
import { type ActionResult, action } from '#forms/action.ts';
import { serializeCookie } from '#request/cookies.ts';
import type { RequestContext } from '#request/context.ts';
import { ensureSessionId } from '#identity/session.ts';
import { rateProduct } from '#services/products.ts';
import { ratingForm, type RatingMessage } from './form.ts';
import { ratedCookie } from './model.ts';
import { claimRating, storeRating, releaseRating } from './store.ts';

export interface Rated {
  point: number;
  /** The service's new average; null where the rating was the same as before and nothing was sent. */
  ratingAvg: number | null;
  ratingCount: number | null;
}

type Result = ActionResult<RatingMessage, Rated>;

const failed: Result = { ok: false, message: 'shop.ratingFailed' };
const monthSeconds = 30 * 24 * 60 * 60;

/** Sets a cookie that tells the browser to fetch its ratings; the ratings themselves stay on the server. */
function rememberToAsk({ cookieOutbox, secure, mode }: RequestContext): void {
  const lifetime = mode === 'kiosk' ? {} : { maxAgeSeconds: monthSeconds };
  cookieOutbox.push(serializeCookie(ratedCookie, '1', { secure, ...lifetime }));
}

async function send(sessionId: string, productId: string, point: number): Promise<Result> {
  const claim = await claimRating(sessionId, productId, point, Date.now());
  if (claim.state === 'busy') return failed;
  if (claim.state === 'same')
    return { ok: true, value: { point, ratingAvg: null, ratingCount: null } };
  const counted = await rateProduct(productId, point, claim.previous);
  if (!counted.ok) {
    await releaseRating(sessionId, productId);
    return failed;
  }
  await storeRating(sessionId, productId, point);
  return { ok: true, value: { point, ...counted.value } };
}

/** One rating per session and product; only changes are sent to the service. */
export const saveRating = action(
  { input: ratingForm, keep: ['point'] },
  async ({ productId, point }, context): Promise<Result> => {
    try {
      const result = await send(await ensureSessionId(), productId, point);
      if (result.ok) rememberToAsk(context);
      return result;
    } catch (error) {
      log.error('rating-failed', { cause: error });
      return failed;
    }
  },
);
