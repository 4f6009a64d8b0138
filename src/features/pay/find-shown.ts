import { findVisitorId } from '#identity/session.ts';
import { type Purchase, readResultToken } from '#purchase/model.ts';
import { findPurchase } from '#purchase/store.ts';
import { requestContext } from '#request/context.ts';

/** Who has its address sees a purchase, on any device; at a kiosk only the visitor who has made it. */
export async function findShownPurchase(): Promise<Purchase | null> {
  const { mode, page } = requestContext();
  const token = readResultToken(page.query);
  const purchase = token ? await findPurchase(token) : null;
  const isOwn = mode !== 'kiosk' || purchase?.visitorId === (await findVisitorId());
  return isOwn ? purchase : null;
}
