import { type Lease, toDueNow } from '#domain/leasing.ts';
import { formatMnt } from '#domain/money.ts';
import { newOperationId } from '#forms/operation-id.ts';
import type { Assessment } from '#leasing/model.ts';
import { texts } from '#request/texts.ts';
import { withEndIcon } from '#ui/with-icon.ts';
import { WishWords } from './wish-words.tsx';

/** Ways to have it: each says what is paid now and what each month, and leads into the checkout. */
export function Offers({
  assessment,
  offers,
}: {
  assessment: Assessment;
  offers: readonly Lease[];
}) {
  const { t } = texts();
  return (
    <form method="post" action="/checkout/cart" className="mt-8 max-w-3xl">
      <h2 className="text-2xl">{t('leasing.offers')}</h2>
      <p className="mt-1 text-muted">{assessment.wish && <WishWords wish={assessment.wish} />}</p>
      <input type="hidden" name="op" value={newOperationId()} suppressHydrationWarning />
      <ul className="mt-4 grid list-none gap-3 p-0">
        {offers.map((lease, at) => (
          <li
            key={`${lease.percent} ${lease.months}`}
            className={`card numbers flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 ${at === 0 ? 'border-primary' : ''}`}
          >
            <span>
              <span className="block text-xl font-bold">
                {t('leasing.perMonth', { price: formatMnt(lease.monthly) })} ·{' '}
                {t('leasing.calculator.count', { count: lease.months })}
              </span>
              <span className="block text-sm text-muted">
                {t(lease.percent > 0 ? 'leasing.offerDown' : 'leasing.offerFirst', {
                  percent: lease.percent,
                  now: formatMnt(toDueNow(lease)),
                  last: formatMnt(lease.last),
                })}
              </span>
            </span>
            <button
              type="submit"
              name="lease"
              value={`${assessment.token} ${lease.percent} ${lease.months}`}
              className={`${at === 0 ? 'btn-primary' : 'btn-line'} ${withEndIcon('arrow-right')}`}
            >
              {t('leasing.order', { now: formatMnt(toDueNow(lease)) })}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
