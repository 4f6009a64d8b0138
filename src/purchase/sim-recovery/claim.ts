import { settings } from '#env.ts';
import { readWholeEmail } from '#services/subscriber.ts';
import { verifyRecovery } from './moves-store.ts';
import { type Claimed, claimRecovery, findRecoveryById, type NewRecovery } from './store.ts';

/** What it costs to replace a SIM, in MNT; its delivery apart. */
export const readFee = () => settings().SIM_RECOVERY_FEE;

/** Keeps the number for whom Dan and mobile-services have confirmed, and warns its owner on the SIM that still works. */
export async function claimForOwner(given: Omit<NewRecovery, 'ownerEmail'>): Promise<Claimed> {
  const ownerEmail = await readWholeEmail(given.isdn);
  const now = Date.now();
  const claimed = await claimRecovery({ ...given, ownerEmail }, now);
  if (claimed.state === 'forestalled') return claimed;
  await verifyRecovery(claimed.recovery, now);
  const recovery = await findRecoveryById(claimed.recovery.id);
  return recovery ? { state: 'claimed', recovery } : claimed;
}
