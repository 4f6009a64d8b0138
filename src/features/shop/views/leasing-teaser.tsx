import type { LeasingGroup } from '#contracts/content/offers.ts';
import { formatMnt } from '#domain/money.ts';
import type { Read } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { type LeaseTerms, toLease, toTerms, usualTerms } from '#services/lease-terms.ts';
import { Section } from '#ui/section.tsx';
import { withEndIcon } from '#ui/with-icon.ts';

interface TeaserProps {
  productId: string;
  variantId: string | null;
  price: number;
}

/** The monthly payment of the longest term with the least down; opened, a table of all terms and prepayments. */
function Teaser({ productId, variantId, price, terms }: TeaserProps & { terms: LeaseTerms }) {
  const { t } = texts();
  const { percents, months: leasingMonths } = terms;
  const maxMonths = leasingMonths.at(-1) ?? 24;
  const least = percents[0] ?? 0;
  const query = new URLSearchParams({
    product: productId,
    ...(variantId && { variant: variantId }),
  });
  return (
    <details className="rounded-control bg-accent-tint">
      <summary
        className={`row tap justify-between gap-3 px-4 py-3 after:text-sm ${withEndIcon('chevron-down')}`}
      >
        <span className="text-sm text-muted">
          {t('shop.leasing')}
          <span className="numbers block text-lg font-bold text-ink">
            {t('product.monthly', { price: formatMnt(toLease(price, least, maxMonths).monthly) })}
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
              {percents.map((percent) => (
                <tr key={percent} className="border-t-1 border-line">
                  <th scope="row" className="py-2 pr-3 text-left font-medium">
                    {t('shop.percent', { percent })}
                    {percent > 0 && (
                      <span className="block whitespace-nowrap text-xs text-muted">
                        {formatMnt(toLease(price, percent, maxMonths).prepay)}
                      </span>
                    )}
                  </th>
                  {leasingMonths.map((months) => (
                    <td key={months} className="whitespace-nowrap py-2 pl-3 text-right">
                      {formatMnt(toLease(price, percent, months).monthly)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="mt-2 text-sm text-muted">{t('shop.leasingNote')}</p>
        <a
          href={`/leasing?${query}`}
          rel="nofollow"
          className={`line-link mt-1 font-bold text-link ${withEndIcon('arrow-right')}`}
        >
          {t('leasing.toCalculator')}
        </a>
      </div>
    </details>
  );
}

/** On the terms of the product's group; where the service has none, or fails, on the usual ones. */
export function LeasingTeaser({ group, ...shown }: TeaserProps & { group: Read<LeasingGroup> }) {
  const usual = <Teaser {...shown} terms={usualTerms} />;
  return (
    <Section
      read={group}
      skeleton={<div className="skeleton h-19 rounded-control" />}
      failed={usual}
    >
      {(found) => <Teaser {...shown} terms={toTerms(found, shown.productId, Date.now())} />}
    </Section>
  );
}
