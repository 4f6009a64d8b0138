import { isOfHolder } from '#identity/holder/own-since.ts';
import { findCustomer, findVisitorId } from '#identity/session.ts';
import type { Purchase } from '#purchase/model.ts';

/** Whether it is the visitor, or the number, that has paid: only they see the receipt. */
export async function isOwn({ visitorId, isdn, createdAt: at }: Purchase): Promise<boolean> {
  if (visitorId === (await findVisitorId())) return true;
  return isdn !== null && isOfHolder({ isdn, at }, await findCustomer());
}
