import { toDueNow } from '#domain/leasing.ts';
import { formatMnt } from '#domain/money.ts';
import type { Wish } from '#leasing/model.ts';
import { texts } from '#request/texts.ts';

/** What somebody wishes to lease: beside each step, so that the price is never a surprise. */
export function LeasingSummary({ data }: { data: { wish?: Wish } }) {
  const { t, own } = texts();
  const { wish } = data;
  if (!wish) return null;
  const { product, lease } = wish;
  const rows: [string, string][] = [
    [t('leasing.calculator.price'), formatMnt(lease.price)],
    [
      t(lease.percent > 0 ? 'leasing.calculator.now' : 'leasing.calculator.nowFirst'),
      formatMnt(toDueNow(lease)),
    ],
    [t('leasing.calculator.months'), t('leasing.calculator.count', { count: lease.months })],
  ];
  return (
    <aside aria-label={t('leasing.step.wish')} className="card numbers self-start p-4 sm:p-5">
      <p className="font-bold">{product ? own(product, 'name') : t('leasing.anyProduct')}</p>
      <dl className="stack mt-2 gap-1.5">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 text-muted">
            <dt>{name}</dt>
            <dd className="whitespace-nowrap text-right">{value}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t-1 border-line pt-2 text-lg font-bold">
          <dt>{t('leasing.calculator.monthly')}</dt>
          <dd className="whitespace-nowrap">{formatMnt(lease.monthly)}</dd>
        </div>
      </dl>
      <a href="/leasing" data-document className="line-link mt-2 text-link">
        {t('leasing.changeWish')}
      </a>
    </aside>
  );
}
