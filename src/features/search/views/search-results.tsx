import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { texts } from '#request/texts.ts';
import { Empty } from '#ui/empty.tsx';
import { Failed } from '#ui/failed.tsx';
import { countTypes, toBranchLink, toHitType, toProductsByLink } from '../model.ts';
import type { Found } from '../read-hits.ts';
import { HitRow } from './hit-row.tsx';
import { PopularWords } from './popular-queries.tsx';

function Tab({ type, name, count }: { type: string | null; name: string; count: number }) {
  const { page } = requestContext();
  const isCurrent = toHitType(page.query.get('type')) === type;
  return (
    <li>
      <a
        href={toHref(page, { type })}
        aria-current={isCurrent ? 'true' : undefined}
        className="chip numbers whitespace-nowrap"
      >
        {name} {count}
      </a>
    </li>
  );
}

/** Nothing was found: other words, and the places where most questions end. */
function NothingFound({ query }: { query: string }) {
  const { t } = texts();
  return (
    <Empty icon="search-x" title={t('search.none', { query })} text={t('search.noneText')}>
      <h3 className="mt-4 text-base">{t('search.popular')}</h3>
      <PopularWords />
      <h3 className="mt-4 text-base">{t('search.elsewhere')}</h3>
      <p className="flex flex-wrap justify-center gap-3">
        <a href="/shop" className="btn-line">
          {t('search.page.shop')}
        </a>
        <a href="/service" className="btn-line">
          {t('search.page.services')}
        </a>
        <a href="/service-branches" className="btn-line">
          {t('search.page.branches')}
        </a>
      </p>
    </Empty>
  );
}

export function SearchResults({ found, query }: { found: Found; query: string }) {
  const { t } = texts();
  const { hits, isPartial } = found;
  const type = toHitType(requestContext().page.query.get('type'));
  if (hits.length === 0) return isPartial ? <Failed /> : <NothingFound query={query} />;
  const shown = type === null ? hits : hits.filter((hit) => hit.type === type);
  const types = countTypes(hits);
  const products = toProductsByLink(found.products);
  const branches = new Map(found.branches.map((one) => [toBranchLink(one), one]));
  return (
    <>
      <h2 className="text-xl">
        <span role="status">{t('search.results', { query, count: shown.length })}</span>
      </h2>
      {isPartial && (
        <div className="mt-4">
          <Failed title={t('search.partly')} />
        </div>
      )}
      {types.length > 1 && (
        <nav aria-label={t('search.tabs')} className="mt-4">
          <ul className="scroll-row pb-1">
            <Tab type={null} name={t('search.type.all')} count={hits.length} />
            {types.map(([one, count]) => (
              <Tab key={one} type={one} name={t(`search.type.${one}`)} count={count} />
            ))}
          </ul>
        </nav>
      )}
      <ul className="mt-3 max-w-200">
        {shown.map((hit) => (
          <HitRow
            key={hit.link}
            hit={hit}
            product={products.get(hit.link)}
            branch={branches.get(hit.link)}
          />
        ))}
      </ul>
    </>
  );
}
