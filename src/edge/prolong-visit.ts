import { waitUntil } from '#env.ts';
import { prolongCart } from '#features/cart/whole-cart-store.ts';
import { openDraftStore } from '#flow/current-draft.ts';
import { prolongDrafts } from '#flow/visit-drafts.ts';
import { prolongSession } from '#identity/session/store.ts';
import { findToken, kioskLifeSeconds, listCartNames } from '#identity/visitor-cookie.ts';
import { hashText } from '#lib/hash.ts';
import { log } from '#lib/log.ts';
import type { RequestContext } from '#request/context.ts';

/** A row that was prolonged within a minute is left as it is. */
const stepMs = 60_000;

async function prolong(context: RequestContext): Promise<void> {
  const now = Date.now();
  const times = { now, until: now + kioskLifeSeconds * 1000, step: stepMs };
  for (const name of listCartNames(context)) {
    const token = findToken(context, name);
    if (token) await prolongCart(await hashText(token), times);
  }
  const sid = findToken(context, 'sid');
  if (!sid) return;
  const id = await hashText(sid);
  await prolongDrafts(openDraftStore(), id, times);
  await prolongSession(id, times);
}

/**
 * Lets what belongs to a kiosk's visit live for a quarter of an hour from now, beside the answer: whatever has ended
 * stays ended.
 */
export function prolongVisit(context: RequestContext): void {
  waitUntil(
    prolong(context).catch((error: unknown) => log.error('prolong-visit', { cause: error })),
  );
}
