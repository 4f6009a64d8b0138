import { EsimProfile } from '#flow/esim/esim-profile.tsx';
import { GuardedEsim } from '#flow/esim/guarded-esim.tsx';
import { newOperationId } from '#forms/operation-id.ts';
import type { Purchase } from '#purchase/model.ts';
import type { NumberItem } from '#purchase/number-item.ts';
import { hasConfirmed, isOwned } from '#purchase/own-esim/own-esim.ts';
import { OwnerOnly } from '#purchase/own-esim/owner-only.tsx';
import { findSimOrder } from '#purchase/sim-order-store.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';
import { findSimilar } from '../similar.ts';
import { NumberCards } from './number-cards.tsx';

/** Where its SIM is, for whoever has the address; what it is installed with, for whoever has bought it. */
async function Sim({
  purchase,
  item,
  isMine,
}: {
  purchase: Purchase;
  item: NumberItem;
  isMine: boolean;
}) {
  const { t, own } = texts();
  const order = await findSimOrder(purchase.id);
  if (!order) return null;
  const { status } = order;
  if (order.kind === 'ESIM') {
    const { profile } = order;
    if (isMine)
      return <GuardedEsim profile={profile} isMine of={purchase} back="/account/payments" />;
    if (!isOwned(purchase)) return null;
    // The code that was confirmed is worth nothing in the day after its phone got another SIM.
    if (await hasConfirmed(purchase)) return <EsimProfile profile={profile} />;
    return <OwnerOnly purchase={purchase} />;
  }
  const isPickedUp = item.delivery?.type === 'PICKUP';
  return (
    <section aria-labelledby="sim" className="card my-6 max-w-3xl p-5 sm:p-6">
      <h2 id="sim" className="text-2xl">
        {t('newNumber.sim.SIM')}
      </h2>
      <p
        className={`mt-2 flex items-start gap-2 text-lg ${withIcon(isPickedUp ? 'store' : 'truck')}`}
      >
        {t(
          status === 'ORDERED' && isPickedUp
            ? 'newNumber.state.ORDERED_PICKUP'
            : `newNumber.state.${status}`,
        )}
      </p>
      {item.delivery?.type === 'PICKUP' && (
        <p className="mt-1 font-bold">{own(item.delivery.branch, 'name')}</p>
      )}
      {isMine && item.delivery?.type === 'DELIVERY' && (
        <p className="mt-1">{own(item.delivery.address, 'text')}</p>
      )}
    </section>
  );
}

/** The number went to somebody else while it was paid for: numbers that are like it. */
async function Similar({ isdn }: { isdn: string }) {
  const { t } = texts();
  const numbers = await findSimilar(isdn);
  if (numbers.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="mt-8 max-w-3xl">
      <h2 id="similar" className="mb-3 text-2xl">
        {t('newNumber.similar')}
      </h2>
      <form method="post" action="/newnumberv2/number">
        <input type="hidden" name="op" value={newOperationId()} suppressHydrationWarning />
        <NumberCards numbers={numbers} />
      </form>
    </section>
  );
}

/** What became of a number that was paid for. */
export async function NumberResult({
  purchase,
  isMine,
}: {
  purchase: Purchase;
  isMine: (purchase: Purchase) => Promise<boolean>;
}) {
  const { item, status } = purchase;
  if (item.kind !== 'newNumber') return null;
  if (status === 'REFUSED') return <Similar isdn={item.isdn} />;
  if (status !== 'DONE') return null;
  return <Sim purchase={purchase} item={item} isMine={await isMine(purchase)} />;
}
