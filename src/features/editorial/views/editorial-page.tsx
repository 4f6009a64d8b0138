import type { ContentPage } from '#contracts/content/pages.ts';
import { formatDate } from '#i18n/format-date.ts';
import { texts } from '#request/texts.ts';
import { brandGuideAddress } from '#services/content.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { Link } from '#ui/link.tsx';
import { withEndIcon } from '#ui/with-icon.ts';
import { EditorsText } from '#ui/editors-text.tsx';

/** Columns by how many there are, so that none stands alone in its row; any other number takes what fits. */
const factColumns: Partial<Record<number, string>> = {
  4: 'grid-cols-2 lg:grid-cols-4',
  5: 'grid-cols-2 sm:grid-cols-3 xl:grid-cols-5',
  6: 'grid-cols-2 sm:grid-cols-3',
};
const fittingColumns = 'grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]';

function Facts({ facts }: { facts: ContentPage['facts'] }) {
  const { t, own } = texts();
  if (facts.length === 0) return null;
  const shown = facts.slice(0, 8);
  const columns = factColumns[shown.length] ?? fittingColumns;
  return (
    <section className="page mb-12" aria-label={t('page.facts')}>
      <dl className={`grid gap-x-8 gap-y-6 border-y-1 border-line py-8 ${columns}`}>
        {shown.map((fact, i) => (
          <div key={i} className="stack flex-col-reverse justify-end">
            <dt className="mt-1 text-muted">{own(fact, 'label')}</dt>
            <dd className="price text-2xl text-primary xs:text-3xl">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The sections that a figure stands for, as the way to each of them. */
function Tiles({ sections }: { sections: ContentPage['sections'] }) {
  const { t, own } = texts();
  return (
    <nav aria-label={t('page.contents')} className="page mb-12">
      <ul className="grid gap-3 grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} className="card-link stack h-full gap-1 p-4 sm:p-5">
              <span className="price text-2xl text-primary xs:text-3xl">{section.value}</span>
              <span className="text-muted">{own(section, 'label')}</span>
              <b className="mt-auto pt-2 leading-snug">{own(section, 'title')}</b>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A page that editors write: title, figures, sections with a table of contents beside them. */
export function EditorialPage({
  page,
  path,
  linksBrandGuide = false,
}: {
  page: ContentPage;
  path: string;
  /** Whether it is a page where partners and the press look for the brand's guide. */
  linksBrandGuide?: boolean;
}) {
  const { t, own, locale } = texts();
  const guide = brandGuideAddress();
  // One section is its own table of contents.
  const listed = page.sections.filter((section) => own(section, 'title') !== '');
  const tiles = listed.filter(({ value }) => value !== '');
  const title = own(page, 'title');
  return (
    <>
      <PageMeta title={title} description={own(page, 'lead')} />
      <PageHeader
        crumbs={[{ name: title, href: path }]}
        title={title}
        lead={own(page, 'lead')}
        isLarge
      />
      <Facts facts={page.facts} />
      {tiles.length > 0 && <Tiles sections={tiles} />}
      <div className="page grid items-start gap-x-12 gap-y-8 grid-cols-[minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,1fr)]">
        {listed.length > 1 && tiles.length === 0 ? (
          <nav aria-label={t('page.contents')} className="top-[calc(var(--header)+24px)] lg:sticky">
            <p className="text-sm font-bold text-muted">{t('page.contents')}</p>
            <ul className="mt-2 border-l-1 border-line">
              {listed.map((section) => (
                <li key={section.id}>
                  <a
                    href={`#${section.id}`}
                    className="line-link w-full py-1.5 pl-4 leading-snug text-muted hover:text-primary hover:underline"
                  >
                    {own(section, 'title')}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : (
          <div className="lt-lg:hidden" />
        )}
        <div className="stack gap-12">
          {page.sections.map((section) => (
            <section key={section.id} id={section.id}>
              {own(section, 'title') && <h2 className="text-2xl">{own(section, 'title')}</h2>}
              {section.image && (
                <img
                  src={section.image}
                  alt=""
                  width="960"
                  height="540"
                  loading="lazy"
                  className="mt-5 aspect-[16/9] w-full max-w-180 rounded-card bg-sunken object-cover"
                />
              )}
              <EditorsText html={own(section, 'body')} className="mt-4" />
            </section>
          ))}
          {linksBrandGuide && guide && (
            <p>
              <Link href={guide} className={`btn-line ${withEndIcon('arrow-up-right')}`}>
                {t('page.brandGuide')}
              </Link>
            </p>
          )}
          {page.updatedAt && (
            <p className="numbers text-sm text-muted">
              {t('page.updated')}: {formatDate(page.updatedAt, locale)}
            </p>
          )}
        </div>
      </div>
    </>
  );
}

export function EditorialSkeleton() {
  return (
    <div className="page pt-20">
      <div className="skeleton h-14 max-w-140" />
      <div className="skeleton mt-5 h-16 max-w-150" />
      <div className="skeleton mt-12 h-32" />
      <div className="skeleton mt-12 h-180" />
    </div>
  );
}
