import { brand } from '#domain/brand.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';

/** Where a service tells of no packages or cards: what to do instead. */
export function OffersLacking() {
  const { t } = texts();
  return (
    <div role="alert" className={`card flex items-start gap-3 p-5 ${withIcon('cloud-off')}`}>
      <div>
        <p className="font-bold">{t('pay.offersFailed')}</p>
        <p className="mt-1 text-muted">{t('pay.instead', { phone: brand.callCentre })}</p>
        <a href="/service-branches" className="line-link mt-2 text-link">
          {t('nav.branches')}
        </a>
      </div>
    </div>
  );
}
