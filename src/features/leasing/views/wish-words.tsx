import { formatMnt } from '#domain/money.ts';
import type { Wish } from '#leasing/model.ts';
import { texts } from '#request/texts.ts';

/** A wish in one line. */
export function WishWords({ wish: { product, lease } }: { wish: Wish }) {
  const { t, own } = texts();
  return (
    <>
      {product ? own(product, 'name') : t('leasing.anyProduct')} · {formatMnt(lease.price)} ·{' '}
      {t('leasing.calculator.percent', { percent: lease.percent })} ·{' '}
      {t('leasing.calculator.count', { count: lease.months })}
    </>
  );
}
