import { brand } from '#domain/brand.ts';
import { texts } from '#request/texts.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { requestContext } from '#request/context.ts';
import type { IconName } from '#ui/icon-names.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { withIcon } from '#ui/with-icon.ts';

interface ComingSoonProps {
  title: MessageKey;
  text: MessageKey;
  icon: IconName;
}

/** The page of a flow that is not built yet: it says what is coming, and where to get the service today. */
export function ComingSoon({ title, text, icon }: ComingSoonProps) {
  const { t } = texts();
  const { page, mode } = requestContext();
  return (
    <>
      <PageMeta title={t(title)} description={t(text)} noIndex />
      <PageHeader
        crumbs={[{ name: t(title), href: page.pathname }]}
        title={t(title)}
        lead={t(text)}
      />
      <div className="page">
        <section className="stack items-start gap-4 rounded-card bg-sunken p-6 sm:p-10">
          <span
            className={`row h-14 w-14 justify-center rounded-control bg-primary-tint text-2xl text-primary ${withIcon(icon)}`}
          />
          <h2 className="text-2xl">{t('coming.title')}</h2>
          <p className="max-w-60ch text-muted">{t('coming.text', { phone: brand.callCentre })}</p>
          <div className="flex flex-wrap gap-3">
            <a href="/service-branches" className={`btn-primary ${withIcon('map-pin')}`}>
              {t('nav.branches')}
            </a>
            {mode !== 'kiosk' && (
              <a href={`tel:${brand.callCentre}`} className={`btn-line ${withIcon('phone')}`}>
                {brand.callCentre}
              </a>
            )}
          </div>
        </section>
      </div>
    </>
  );
}
