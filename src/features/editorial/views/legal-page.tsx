import { type LegalName, legalTexts } from '#domain/legal.ts';
import { formatDate } from '#i18n/format-date.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { findLegalVersion, readLegalText } from '#services/legal.ts';
import { EditorsText } from '#ui/editors-text.tsx';
import { Failed } from '#ui/failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { notFound } from '#waku.ts';

/** The pages of the texts, in the order in which they name each other. */
export const legalPages = {
  terms: { path: '/terms', title: 'terms.title' },
  privacy: { path: '/privacy', title: 'legal.privacy' },
  delivery: { path: '/delivery', title: 'legal.delivery' },
  complaints: { path: '/complaints', title: 'legal.complaints' },
  accessibility: { path: '/accessibility', title: 'legal.accessibility' },
} as const satisfies Readonly<Record<LegalName, { path: string; title: MessageKey }>>;

const names = Object.keys(legalPages) as LegalName[];

/** The versions that were, and the other texts. */
function Others({ name, version }: { name: LegalName; version: string }) {
  const { t, locale } = texts();
  const { path } = legalPages[name];
  const versions = legalTexts[name].filter((one) => one.version !== version);
  return (
    <>
      {versions.length > 0 && (
        <nav aria-label={t('legal.versions')} className="border-t-1 border-line pt-6">
          <p className="font-bold">{t('legal.versions')}</p>
          <ul className="mt-1 list-none p-0">
            {versions.map((one, i) => (
              <li key={one.version}>
                <a
                  href={
                    i === 0 && one === legalTexts[name][0] ? path : `${path}?version=${one.version}`
                  }
                  data-document
                  className="line-link numbers text-link"
                >
                  {t('terms.version', {
                    version: one.version,
                    date: formatDate(one.since, locale),
                  })}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav aria-label={t('legal.others')} className="border-t-1 border-line pt-6">
        <p className="font-bold">{t('legal.others')}</p>
        <ul className="mt-1 flex flex-wrap gap-x-6 list-none p-0">
          {names
            .filter((one) => one !== name)
            .map((one) => (
              <li key={one}>
                <a href={legalPages[one].path} className="line-link text-link">
                  {t(legalPages[one].title)}
                </a>
              </li>
            ))}
        </ul>
      </nav>
    </>
  );
}

/** A text that the operator is bound by, with its version; an older one says that it is. */
export async function LegalPage({ name }: { name: LegalName }) {
  const { t, own, locale } = texts();
  const version = requestContext().page.query.get('version') ?? undefined;
  const { path, title } = legalPages[name];
  const text = await readLegalText(name, locale, { version }).catch(() => undefined);
  if (text === null && version !== undefined) return notFound();
  const said = text
    ? t('terms.version', {
        version: text.version,
        date: text.effectiveFrom ? formatDate(text.effectiveFrom, locale) : '',
      })
    : '';
  const isOlder = version !== undefined && version !== (await findLegalVersion(name));
  return (
    <>
      <PageMeta
        title={t(title)}
        description={text ? own(text, 'lead') : t(title)}
        noIndex={version !== undefined}
      />
      <PageHeader
        crumbs={[{ name: t(title), href: path }]}
        title={text ? own(text, 'title') : t(title)}
        lead={said}
      />
      <div className="page stack gap-8">
        {!text && <Failed title={t('legal.failed')} />}
        {isOlder && text && (
          <p className="rounded-control bg-warning-tint p-4 font-medium text-warning">
            {t('legal.older')}{' '}
            <a href={path} data-document className="line-link underline">
              {t('legal.newest')}
            </a>
          </p>
        )}
        {text && (
          <div>
            <p className="max-w-68ch">{own(text, 'lead')}</p>
            {text.sections.map((section) => (
              <section key={section.id} id={section.id} className="mt-8">
                {own(section, 'title') && <h2 className="text-2xl">{own(section, 'title')}</h2>}
                <EditorsText html={own(section, 'body')} className="mt-3" />
              </section>
            ))}
          </div>
        )}
        <Others name={name} version={text?.version ?? ''} />
      </div>
    </>
  );
}
