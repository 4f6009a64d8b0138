import type { DigitalConsent } from '#contracts/content/pages.ts';
import { formatDate, formatDateTime } from '#i18n/format-date.ts';
import { texts } from '#request/texts.ts';
import { findVisitorId } from '#identity/session.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { EditorsText } from '#ui/editors-text.tsx';
import { ConsentForm } from '../islands/consent-form.tsx';
import { type Consent, findConsent } from '#flow/consent/store.ts';

/** Null for a visitor who is not known, and where the database fails: the page then only lacks the earlier choice. */
async function findOwnConsent(version: string): Promise<Consent | null> {
  try {
    const visitorId = await findVisitorId();
    return visitorId ? await findConsent(visitorId, version) : null;
  } catch {
    return null;
  }
}

export async function ConsentPage({ consent }: { consent: DigitalConsent }) {
  const { t, own, locale } = texts();
  const earlier = await findOwnConsent(consent.version);
  const title = own(consent, 'title');
  return (
    <>
      <PageMeta title={title} description={t('consent.title')} />
      <PageHeader
        crumbs={[{ name: title, href: '/digital-consent' }]}
        title={title}
        lead={
          consent.effectiveFrom
            ? t('consent.version', {
                version: consent.version,
                date: formatDate(consent.effectiveFrom, locale),
              })
            : ''
        }
      />
      <div className="page stack gap-10">
        <EditorsText html={own(consent, 'body')} />
        <div>
          <ConsentForm
            version={consent.version}
            purposes={consent.purposes.map((purpose) => ({
              id: purpose.id,
              text: own(purpose, 'text'),
              required: purpose.required,
              chosen: earlier?.purposes.includes(purpose.id) ?? false,
            }))}
            labels={{
              legend: t('consent.purposes'),
              required: t('consent.required'),
              optional: t('consent.optional'),
              save: t('consent.save'),
              saving: t('loading'),
              saved: t('consent.saved'),
            }}
          />
          {earlier && (
            <p className="numbers mt-3 text-sm text-muted">
              {t('consent.savedAt', { date: formatDateTime(earlier.at, locale) })}
            </p>
          )}
          <p className="mt-4">
            <a href="/privacy" className="line-link text-link">
              {t('legal.privacy')}
            </a>
          </p>
        </div>
      </div>
    </>
  );
}
