import { EsimProfile } from '#flow/esim/esim-profile.tsx';
import { GuardedEsim } from '#flow/esim/guarded-esim.tsx';
import type { Purchase } from '#purchase/model.ts';
import { hasConfirmed, isTouristPurchase } from '#purchase/own-esim/own-esim.ts';
import { OwnerOnly } from '#purchase/own-esim/owner-only.tsx';
import { findSimOrder } from '#purchase/sim-order-store.ts';
import { Voucher } from './voucher.tsx';

/** What a visitor's SIM is installed or fetched with, for whoever has bought it or confirms its address. */
export async function TouristResult({
  purchase,
  isMine,
}: {
  purchase: Purchase;
  isMine: (purchase: Purchase) => Promise<boolean>;
}) {
  if (!isTouristPurchase(purchase) || purchase.status !== 'DONE') return null;
  const order = await findSimOrder(purchase.id);
  if (!order) return null;
  const [mine, confirmed] = await Promise.all([isMine(purchase), hasConfirmed(purchase)]);
  if (!mine && !confirmed) return <OwnerOnly purchase={purchase} />;
  // No thief of a number reads the e-mail that the order has.
  if (order.kind === 'ESIM' && confirmed) return <EsimProfile profile={order.profile} />;
  if (order.kind === 'ESIM') {
    return <GuardedEsim profile={order.profile} isMine of={purchase} back="/account/payments" />;
  }
  return <Voucher purchase={purchase} order={order} />;
}
