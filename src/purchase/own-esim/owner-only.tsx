import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';
import { findAskedCode, type OwnedPurchase, toConfirmHref } from './own-esim.ts';

/** Who sees what an order is installed or fetched with, and how its owner opens it on another device. */
export function OwnerOnly({ purchase }: { purchase: OwnedPurchase }) {
  const { t } = texts();
  const { kind } = purchase.item;
  return (
    <section className="card my-6 max-w-3xl p-5 sm:p-6">
      <p className={`flex items-start gap-2 ${withIcon('key-round')}`}>
        {t(`esim.own.only.${kind}`)}
      </p>
      {findAskedCode(purchase) && (
        <a href={toConfirmHref(purchase)} data-document className="btn-primary mt-4">
          {t(`esim.own.confirm.${kind}`)}
        </a>
      )}
    </section>
  );
}
