import { EsimProfile } from '#flow/esim/esim-profile.tsx';
import { GuardedEsim } from '#flow/esim/guarded-esim.tsx';
import type { Purchase } from '#purchase/model.ts';
import { findSimOrder } from '#purchase/sim-order-store.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';
import { toConfirmHref } from '../confirm-form.ts';
import { hasConfirmed, isTouristPurchase } from '../own-esim.ts';
import { Voucher } from './voucher.tsx';

/** What a visitor's SIM is installed or fetched with, for whoever has bought it or confirms its address. */
export async function TouristResult({
  purchase,
  isMine,
}: {
  purchase: Purchase;
  isMine: (purchase: Purchase) => Promise<boolean>;
}) {
  const { t } = texts();
  if (!isTouristPurchase(purchase) || purchase.status !== 'DONE') return null;
  const order = await findSimOrder(purchase.id);
  if (!order) return null;
  const [mine, confirmed] = await Promise.all([isMine(purchase), hasConfirmed(purchase)]);
  if (!mine && !confirmed) {
    return (
      <section className="card my-6 max-w-3xl p-5 sm:p-6">
        <p className={`flex items-start gap-2 ${withIcon('key-round')}`}>
          {t('touristSim.ownerOnly')}
        </p>
        {purchase.item.email !== '' && (
          <a href={toConfirmHref(purchase.token)} data-document className="btn-primary mt-4">
            {t('touristSim.confirm')}
          </a>
        )}
      </section>
    );
  }
  // No thief of a number reads the e-mail that the order has.
  if (order.kind === 'ESIM' && confirmed) return <EsimProfile profile={order.profile} />;
  if (order.kind === 'ESIM') {
    return <GuardedEsim profile={order.profile} isMine of={purchase} back="/account/payments" />;
  }
  return <Voucher purchase={purchase} order={order} />;
}
