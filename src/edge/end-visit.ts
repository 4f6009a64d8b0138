import { goTo, type GoTo } from '#forms/outcome.ts';
import { type RequestContext, requestContext } from '#request/context.ts';
import { serializeCookie } from '#request/cookies.ts';
import { toast } from '#request/toast.ts';
import { findVisitorId, signOut } from '#identity/session.ts';
import { log } from '#lib/log.ts';

/** The cookies that say that this is a kiosk, and which. All others belong to the visit. */
const kioskCookies = ['mode', 'kiosk', '__Host-kiosk'];

function expireCookies({ cookies, cookieOutbox, secure }: RequestContext, isLeft: boolean): void {
  for (const name of cookies.keys()) {
    if ((kioskCookies.includes(name) && !isLeft) || !/^[\w-]+$/.test(name)) continue;
    cookieOutbox.push(serializeCookie(name, '', { secure, httpOnly: true, maxAgeSeconds: 0 }));
  }
}

/** Told where other sessions should have been ended too, and may still be valid. */
export const onlyHere = toast('error', 'identity.signedOutOnlyHere');

/**
 * Ends a visit at a kiosk, before the next visitor comes: session, visitor, the visitor's cart and drafts are deleted,
 * but for a draft that a phone has taken, and numbers that were kept are given back; the cookies expire one by one except the one that says that this is a kiosk,
 * and the browser clears its cache and storage. So language and theme are the default ones again. A customer's cart is
 * stored by the commerce service and stays. `isLeft`: the browser is no kiosk from then on.
 */
export async function endVisit(
  scope: 'here' | 'everywhere',
  { isLeft = false } = {},
): Promise<GoTo> {
  const context = requestContext();
  // A database that fails is told below.
  const visitorId = await findVisitorId().catch(() => null);
  const { deleteVisitorCart } = await import('#features/cart/visitor-cart.ts');
  const [{ deleteDraftsOf }, { openDraftStore }, { giveBackAll }] = await Promise.all([
    import('#flow/visit-drafts.ts'),
    import('#flow/current-draft.ts'),
    import('#purchase/give-back-store.ts'),
  ]);
  // Before the drafts go, which say what a phone has taken. What fails lapses by itself.
  const givenBack = visitorId === null ? null : giveBackAll(visitorId);
  const [released] = await Promise.allSettled([givenBack]);
  const [signedOut, ...deleted] = await Promise.allSettled([
    signOut(scope, { withVisitor: true }),
    deleteVisitorCart(context),
    visitorId === null ? null : deleteDraftsOf(openDraftStore(), visitorId),
  ]);
  // Last, because later cookies replace earlier ones of the same name.
  expireCookies(context, isLeft);
  for (const one of [released, signedOut, ...deleted]) {
    // Without the cookies nobody reaches the rows any more, and they expire.
    if (one.status === 'rejected') log.error('end-visit', { cause: one.reason });
  }
  const isOnlyHere = scope === 'everywhere' && signedOut.status === 'rejected';
  return goTo(isLeft ? '/' : '/kiosk', {
    toast: isOnlyHere ? onlyHere : toast('success', isLeft ? 'kiosk.left' : 'kiosk.ended'),
    headers: { 'clear-site-data': '"cache", "storage"' },
  });
}
