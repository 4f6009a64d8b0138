import type { SearchResult } from '#contracts/content/search.ts';
import { texts } from '#request/texts.ts';
import { ClosedNote } from '#ui/closed-note.tsx';
import { Empty } from '#ui/empty.tsx';
import { withEndIcon } from '#ui/with-icon.ts';
import { Link } from '#ui/link.tsx';
import { groupResults, maxShownResults } from '../model.ts';

const popularQueries = [
  { mn: 'утас', en: 'phone' },
  { mn: 'дата багц', en: 'data pack' },
  { mn: 'роуминг', en: 'roaming' },
  { mn: 'eSIM', en: 'eSIM' },
] as const;

export function PopularQueries() {
  const { t, locale } = texts();
  return (
    <section className="page mt-8" aria-labelledby="often">
      <h2 id="often" className="text-sm font-bold text-muted">
        {t('search.popular')}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {popularQueries.map((query) => (
          <li key={query.en}>
            <a href={`/search?q=${encodeURIComponent(query[locale])}`} className="chip">
              {query[locale]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SearchResultsProps {
  /** The best first; how many more there are no service says. */
  found: readonly SearchResult[];
  query: string;
}

export function SearchResults({ found, query }: SearchResultsProps) {
  const { t, locale, own } = texts();
  const results = found.slice(0, maxShownResults);
  if (results.length === 0) {
    return (
      <Empty icon="search-x" title={t('search.none', { query })} text={t('search.noneText')} />
    );
  }
  const count = results.length;
  return (
    <>
      <h2 className="text-xl">
        <span role="status">{t('search.results', { query, count })}</span>
      </h2>
      {groupResults(results, locale).map(({ category, results: ofCategory }) => (
        <section key={category} className="mt-8">
          <h3 className="text-sm font-bold text-muted">{category}</h3>
          <ul className="mt-2">
            {ofCategory.map((result) => (
              <li key={result.link} className="border-b-1 border-line">
                <Link
                  href={result.link}
                  className={`row tap justify-between gap-4 py-3 text-lg font-medium hover:text-primary after:text-muted ${withEndIcon('chevron-right')}`}
                >
                  <span className="min-w-0">
                    {own(result, 'title')}
                    <ClosedNote href={result.link} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
