import { DB } from '#env.ts';
import { leasingFeeMnt } from '#domain/leasing.ts';
import { settle } from '#payment/settle.ts';
import type { Fate } from './flaky-db.ts';
import { type LeasingWorld, second, wait } from './leasing-world.ts';
import { all, type PaymentRow } from './submit-faults.ts';

export const readPayments = () => all<PaymentRow>('SELECT * FROM payment ORDER BY created_at, id');
export const readShown = async () =>
  (await readPayments()).flatMap(({ invoice_id: invoice }) => invoice ?? []);

/** Each call of the database and of the provider has its fate; all later ones are fine. */
export async function settleAll(
  { till, current }: LeasingWorld,
  fates: readonly Fate[] = [],
): Promise<void> {
  wait(11 * second);
  const payments = await readPayments();
  current.fates = [...fates];
  for (const { id } of payments) await settle(id, till).catch(() => null);
  current.fates = [];
}
/** As if the pauses after a failure were over. */
async function drainDue({ drain }: LeasingWorld): Promise<void> {
  await DB.prepare(`UPDATE outbox SET next_at = 0 WHERE state = 'due'`).run();
  await drain().catch(() => null);
}
export async function finish(world: LeasingWorld): Promise<void> {
  world.current.fates = [];
  await settleAll(world);
  await drainDue(world);
}
/** Presses and pays, where there is an invoice to pay. */
export async function payOn(world: LeasingWorld, device: number): Promise<void> {
  const before = new Set(await readShown());
  await world.press(device, leasingFeeMnt).catch(() => null);
  for (const invoice of await readShown()) {
    if (!before.has(invoice)) world.qpay.pay(invoice, leasingFeeMnt);
  }
}
