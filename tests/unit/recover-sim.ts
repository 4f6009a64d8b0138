import { DB } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { testDb } from '#operator/tests/operator-under-test.ts';
import { effectTopic } from '#purchase/effect-topic.ts';
import { type Purchase, toEffectKey } from '#purchase/model.ts';
import type { Recovery, RecoveryState } from '#purchase/sim-recovery/model.ts';
import { toWaitMs, verifyRecovery } from '#purchase/sim-recovery/moves-store.ts';
import { claimRecovery, findRecoveryById, type NewRecovery } from '#purchase/sim-recovery/store.ts';
import { findPurchaseById } from '#purchase/store.ts';
import { addPaid } from './add-purchase.ts';

export async function forgetRecoveries(): Promise<void> {
  await DB.exec('DELETE FROM sim_recovery; DELETE FROM sim_change; DELETE FROM outbox;');
}

let numbers = 0;
export const newNumber = () => `9910${String(5000 + (numbers += 1))}`;
export const toNew = (given: Partial<NewRecovery> = {}): NewRecovery => ({
  draftId: crypto.randomUUID(),
  isdn: newNumber(),
  visitorId: 'somebody',
  way: 'ESIM',
  amount: 5000,
  fee: 5000,
  deliveryPrice: 0,
  language: 'en',
  registerNumber: 'УК91031458',
  reason: 'LOST',
  simNumber: null,
  delivery: null,
  phone: '94112233',
  email: '',
  ownerEmail: 'owner@example.mn',
  consent: '{}',
  ...given,
});

export async function claim(given: Partial<NewRecovery> = {}, now = Date.now()): Promise<Recovery> {
  const claimed = await claimRecovery(toNew(given), now);
  if (claimed.state !== 'claimed') throw new Error(claimed.state);
  await verifyRecovery(claimed.recovery, now);
  return read(claimed.recovery);
}
export async function read({ id }: Pick<Recovery, 'id'>): Promise<Recovery> {
  const found = await findRecoveryById(id);
  if (!found) throw new Error('it is not there');
  return found;
}
export const putInto = (id: string, state: RecoveryState) =>
  DB.prepare('UPDATE sim_recovery SET state = ?2, activate_at = 1 WHERE id = ?1')
    .bind(id, state)
    .run();
/** The till's clock runs ahead: what it has put into the outbox is due by now. */
export const soon = () => Date.now() + 60_000;
export const later = () => Date.now() + toWaitMs() + 60_000;
export const countSent = (isdn: string) =>
  testDb.prepare('SELECT count(*) AS n FROM sim_recovery WHERE isdn = ?1').bind(isdn).first('n');
export const told = async (event: string, who: string, { id }: Recovery) =>
  DB.prepare('SELECT count(*) AS n FROM outbox WHERE key = ?1')
    .bind(`${event} sms ${who} ${id}`)
    .first('n');
export const delivery = (id: string) => ({ source: 'sms', id, at: Date.now() });

export const payFor = ({ id, isdn, way, amount }: Recovery): Promise<Purchase> =>
  addPaid({
    item: {
      kind: 'simRecovery',
      recoveryId: id,
      isdn,
      way,
      fee: amount,
      deliveryPrice: 0,
      expiresAt: 0,
    },
    amount,
    phone: '94112233',
  });
export async function drain({ id }: Purchase, at: () => number = later, times = 1) {
  for (let i = 0; i < times; i += 1) {
    await drainOutbox(DB, () => at() + i * 3_600_000, [effectTopic], { keys: [toEffectKey(id)] });
  }
  return findPurchaseById(id);
}
export const countRefunds = ({ id }: Purchase) =>
  DB.prepare(
    'SELECT count(*) AS n FROM refund r JOIN payment p ON p.id = r.payment_id WHERE p.subject_id = ?1',
  )
    .bind(id)
    .first('n');
