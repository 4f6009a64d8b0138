import { findCustomer, findVisitorId } from '../session.ts';
import { isOfHolder } from './own-since.ts';

interface Bought {
  visitorId: string;
  isdn: string | null;
  createdAt: number;
}

/** Whether it is the visitor, or the number that is signed in, that has bought this. */
export async function isOwn({ visitorId, isdn, createdAt: at }: Bought): Promise<boolean> {
  if (visitorId === (await findVisitorId())) return true;
  return isdn !== null && isOfHolder({ isdn, at }, await findCustomer());
}
