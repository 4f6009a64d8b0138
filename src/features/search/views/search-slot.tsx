import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { SearchBox } from '../islands/search-box.tsx';
import { toQuery } from '../model.ts';
import { listPopular } from '../popular.ts';

/** The search box with its labels, for the header, the menu and the results page. */
export function SearchSlot({ className = '' }: { className?: string }) {
  const { t, locale } = texts();
  const { pathname, query } = requestContext().page;
  return (
    <SearchBox
      key={pathname === '/search' ? query.get('q') : undefined}
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      submit={t('search.submit')}
      all={t('search.all')}
      // The island fills in the count.
      found={t('search.found', { count: '{{count}}' })}
      paused={t('search.paused')}
      popular={{ title: t('search.popular'), words: listPopular(locale) }}
      className={className}
      initial={pathname === '/search' ? toQuery(query.get('q')) : ''}
    />
  );
}
