import { isOfHolder } from '#identity/holder/own-since.ts';
import { findCustomer, findVisitorId } from '#identity/session.ts';
import { readToken } from '#identity/visitor-cookie.ts';
import type { Recovery } from '#purchase/sim-recovery/model.ts';
import { findRecovery } from '#purchase/sim-recovery/store.ts';
import { requestContext } from '#request/context.ts';

/** Whether it is the visitor who has asked, or the number signed in: the profile of its eSIM is theirs only. */
export async function isOwnRecovery({
  visitorId,
  isdn,
  createdAt: at,
}: Recovery): Promise<boolean> {
  if (visitorId === (await findVisitorId())) return true;
  return isOfHolder({ isdn, at }, await findCustomer());
}

/** Who has its address sees the state of a recovery; at a kiosk only the visitor who has asked. */
export async function findShownRecovery(): Promise<Recovery | null> {
  const { mode, page } = requestContext();
  const token = readToken(page.query);
  const recovery = token ? await findRecovery(token) : null;
  if (!recovery || mode !== 'kiosk') return recovery;
  return recovery.visitorId === (await findVisitorId()) ? recovery : null;
}
