import { findCustomer } from '../session.ts';
import type { DanFlow } from './flows.ts';
import { findVerification, type Verification } from './store.ts';

/**
 * The verification by Dan of this session's customer for a flow; null where there is none or it has expired. It is read
 * from the database each time.
 */
export async function findDanVerification(flow: DanFlow): Promise<Verification | null> {
  const customer = await findCustomer();
  return customer && findVerification(customer.id, flow, Date.now());
}
