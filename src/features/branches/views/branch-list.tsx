import type { Branch } from '#contracts/content/places.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { Empty } from '#ui/empty.tsx';
import { type BranchFilters, findBranches, isFiltered } from '../model.ts';
import { BranchCard } from './branch-card.tsx';
import { BranchJsonLd } from './branch-json-ld.tsx';
import { BranchMap } from './branch-map.tsx';

const firstShown = 12;

export function BranchList({
  branches,
  filters,
}: {
  branches: readonly Branch[];
  filters: BranchFilters;
}) {
  const { t } = texts();
  const position = filters.near ?? requestContext().position;
  const found = findBranches(
    branches,
    filters,
    filters.nearest ? position : filters.near,
    new Date(),
  );
  const { page } = requestContext();
  const shown = page.query.get('all') === '1' ? found : found.slice(0, firstShown);
  return (
    <>
      <div role="status" className="mb-4 mt-8">
        <h2 className="numbers text-xl">{t('branches.count', { count: found.length })}</h2>
      </div>
      {found.length === 0 ? (
        <Empty icon="map-pin-off" title={t('branches.empty')} text={t('branches.emptyText')}>
          {isFiltered(filters) && (
            <a href="/service-branches" className="btn-primary mt-2">
              {t('branches.reset')}
            </a>
          )}
        </Empty>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {shown.map((one) => (
            <li key={one.branch.id}>
              <BranchCard found={one} />
            </li>
          ))}
        </ul>
      )}
      {shown.length < found.length && (
        <p className="mt-8 text-center">
          <a href={toHref(page, { all: '1' })} className="btn-line">
            {t('branches.showAll', { count: found.length })}
          </a>
        </p>
      )}
      <BranchMap found={found} />
      <BranchJsonLd found={found} />
    </>
  );
}
