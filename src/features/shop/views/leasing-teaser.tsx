import { leasingMonths, leasingPercents, toInstalments } from '#domain/leasing.ts';
import { formatMnt } from '#domain/money.ts';
import { texts } from '#request/texts.ts';
import { withEndIcon } from '#ui/with-icon.ts';

const maxMonths = leasingMonths[leasingMonths.length - 1] ?? 24;

/** The lowest monthly payment; opened, a table of all terms and prepayments. */
export function LeasingTeaser({ price }: { price: number }) {
  const { t } = texts();
  return (
    <details className="rounded-control bg-accent-tint">
      <summary
        className={`row tap justify-between gap-3 px-4 py-3 after:text-sm ${withEndIcon('chevron-down')}`}
      >
        <span className="text-sm text-muted">
          {t('shop.leasing')}
          <span className="numbers block text-lg font-bold text-ink">
            {t('product.monthly', { price: formatMnt(toInstalments(price, 0, maxMonths).monthly) })}
          </span>
        </span>
      </summary>
      <div className="px-4 pb-4">
        <div className="overflow-x-auto" role="group" aria-label={t('shop.leasing')} tabIndex={0}>
          <table className="numbers text-sm">
            <thead>
              <tr className="text-left text-muted">
                <th scope="col" className="py-1.5 pr-3 font-medium">
                  {t('shop.prepay')}
                </th>
                {leasingMonths.map((months) => (
                  <th key={months} scope="col" className="py-1.5 pl-3 text-right font-medium">
                    {t('shop.months', { count: months })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {leasingPercents.map((percent) => (
                <tr key={percent} className="border-t-1 border-line">
                  <th scope="row" className="py-2 pr-3 text-left font-medium">
                    {t('shop.percent', { percent })}
                    {percent > 0 && (
                      <span className="block whitespace-nowrap text-xs text-muted">
                        {formatMnt(toInstalments(price, percent, maxMonths).prepay)}
                      </span>
                    )}
                  </th>
                  {leasingMonths.map((months) => (
                    <td key={months} className="whitespace-nowrap py-2 pl-3 text-right">
                      {formatMnt(toInstalments(price, percent, months).monthly)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="mt-2 text-sm text-muted">{t('shop.leasingNote')}</p>
      </div>
    </details>
  );
}
