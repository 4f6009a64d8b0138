import { brand } from '#domain/brand.ts';
import { texts } from '#request/texts.ts';
import { Link } from '#ui/link.tsx';
import { withIcon } from '#ui/with-icon.ts';

/** What a company can do with its old phones, since an estimate is for one person's handset. */
export function ForCompanies() {
  const { t } = texts();
  const link = 'line-link text-link';
  return (
    <section
      aria-labelledby="companies"
      className={`flex items-start gap-2 rounded-card bg-sunken p-4 text-sm before:mt-0.5 before:text-muted ${withIcon('briefcase')}`}
    >
      <div className="min-w-0">
        <h2 id="companies" className="text-sm font-bold">
          {t('tradeIn.company.title')}
        </h2>
        <ul className="mt-1 list-disc pl-5">
          <li>{t('tradeIn.company.branch')}</li>
          <li>{t('tradeIn.company.letter')}</li>
          <li>{t('tradeIn.company.many', { phone: brand.callCentre })}</li>
        </ul>
        <p className="mt-1 flex flex-wrap gap-x-5">
          <a href="/service-branches?service=business" data-document className={link}>
            {t('tradeIn.company.find')}
          </a>
          <Link href={brand.corporateUrl} className={link}>
            {t('nav.corporate')}
          </Link>
        </p>
      </div>
    </section>
  );
}
