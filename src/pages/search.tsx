import { isSearchable } from '#domain/search-length.ts';
import { toQuery } from '#features/search/model.ts';
import { readHits } from '#features/search/read-hits.ts';
import { PopularQueries } from '#features/search/views/popular-queries.tsx';
import { SearchResults } from '#features/search/views/search-results.tsx';
import { SearchSlot } from '#features/search/views/search-slot.tsx';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { Section } from '#ui/section.tsx';
import { SkeletonLines } from '#ui/skeletons.tsx';
import { route } from '#waku.ts';

export default async function SearchPage() {
  const { t } = texts();
  const query = toQuery(requestContext().page.query.get('q'));
  const found = isSearchable(query) ? await readHits(query) : null;
  return (
    <>
      <PageMeta title={t('search.title')} description={t('search.hint')} noIndex />
      <PageHeader
        crumbs={[{ name: t('search.title'), href: '/search' }]}
        title={t('search.title')}
        lead={t('search.hint')}
      >
        <div className="mt-6 max-w-160">
          <SearchSlot />
          {query.length > 0 && !isSearchable(query) && (
            <p role="alert" className="mt-2 text-danger">
              {t('search.short')}
            </p>
          )}
        </div>
      </PageHeader>
      {found ? (
        <div className="page">
          <Section
            read={found}
            skeleton={
              <div className="min-h-screen">
                <SkeletonLines count={8} />
              </div>
            }
          >
            {(all) => <SearchResults found={all} query={query} />}
          </Section>
        </div>
      ) : (
        <PopularQueries />
      )}
    </>
  );
}
export const getConfig = route('/search');
