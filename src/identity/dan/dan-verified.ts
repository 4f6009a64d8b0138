import { findCustomer } from '../session.ts';
import type { DanFlow } from './flows.ts';
import { findVerification, type Verification } from './store.ts';

/**
 * What every flow that needs to know its customer asks: was the subscriber of this session verified by Dan, for this
 * flow, and does it still hold? The database is asked each time.
 */
export async function findDanVerification(flow: DanFlow): Promise<Verification | null> {
  const customer = await findCustomer();
  return customer && findVerification(customer.id, flow, Date.now());
}
