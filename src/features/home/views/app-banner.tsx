import { brand } from '#domain/brand.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { withIcon } from '#ui/with-icon.ts';
import { Link } from '#ui/link.tsx';
import { QrCode } from '#ui/qr-code.tsx';

export function AppBanner() {
  const { t } = texts();
  if (requestContext().mode !== 'browser') return null;
  return (
    <section className="page section">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5 rounded-card bg-primary-tint p-6 sm:p-10">
        <div className="min-w-0 flex-1 basis-80">
          <h2 className="text-2xl">{t('app.title')}</h2>
          <p className="mt-2 max-w-56ch text-muted">{t('app.lead')}</p>
        </div>
        <Link href={brand.appUrl} className={`btn-primary ${withIcon('smartphone')}`}>
          {t('app.open')}
        </Link>
        {/* A phone opens it by the link. */}
        <figure className="hidden items-center gap-4 lg:flex">
          <figcaption className="max-w-22ch text-right text-sm text-muted">
            {t('app.scan')}
          </figcaption>
          <div className="w-30">
            <QrCode text={brand.appUrl} label={t('app.qr')} />
          </div>
        </figure>
      </div>
    </section>
  );
}
