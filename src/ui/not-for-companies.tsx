import { brand } from '#domain/brand.ts';
import { texts } from '#request/texts.ts';
import { Link } from './link.tsx';
import { withIcon } from './with-icon.ts';

/** What is for people only says so where it begins, and where companies are served. */
export function NotForCompanies() {
  const { t } = texts();
  return (
    <p
      className={`flex items-start gap-2 rounded-card bg-sunken p-4 text-sm before:mt-0.5 before:text-muted ${withIcon('briefcase')}`}
    >
      <span>
        <strong>{t('company.notFor')}</strong> {t('company.instead', { phone: brand.callCentre })}{' '}
        <Link href={brand.corporateUrl} className="line-link text-link">
          {t('nav.corporate')}
        </Link>
      </span>
    </p>
  );
}
