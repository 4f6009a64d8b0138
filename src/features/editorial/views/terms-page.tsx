import { termsSince, termsVersion } from '#domain/terms.ts';
import { formatDate } from '#i18n/format-date.ts';
import { texts } from '#request/texts.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';

const sections = [
  'order',
  'price',
  'delivery',
  'returns',
  'connection',
  'data',
  'disputes',
] as const;

/** The terms that a customer accepts with an order, with their version. */
export function TermsPage() {
  const { t, locale } = texts();
  const title = t('terms.title');
  const lead = t('terms.version', { version: termsVersion, date: formatDate(termsSince, locale) });
  return (
    <>
      <PageMeta title={title} description={t('terms.lead')} />
      <PageHeader crumbs={[{ name: title, href: '/terms' }]} title={title} lead={lead} />
      <div className="page">
        <div className="rich">
          <p>{t('terms.lead')}</p>
          {sections.map((name) => (
            <section key={name}>
              <h2>{t(`terms.${name}.title`)}</h2>
              <p className="mt-3">{t(`terms.${name}.text`)}</p>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
