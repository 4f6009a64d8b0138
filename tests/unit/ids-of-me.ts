import type { CustomerSession } from '#identity/session.ts';
import { findIds } from '#features/privacy/person.ts';
import { runInContext } from '#request/context.ts';
import { me } from './own-marks.ts';
import { visit } from './visit.ts';

export const customer: CustomerSession = {
  id: me.visitorId,
  visitorId: me.visitorId,
  kind: 'phone',
  isdn: me.isdn,
  expiresAt: Date.now() + 3_600_000,
};
const cookies = new Map([['__Host-cart', me.cartToken]]);
/** By what everything of this customer is found. */
export const idsOfMe = () => runInContext(visit({ cookies }), () => findIds(customer));
