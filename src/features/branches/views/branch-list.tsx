import type { Branch, Place } from '#contracts/content/places.ts';
import { ifNearAny } from '#domain/distance.ts';
import { isCapitalName } from '#domain/mongolia-map.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { Empty } from '#ui/empty.tsx';
import { type BranchFilters, findBranches, isFiltered } from '../model.ts';
import { BranchCard } from './branch-card.tsx';
import { BranchDistricts } from './branch-districts.tsx';
import { BranchJsonLd } from './branch-json-ld.tsx';
import { BranchMap } from './branch-map.tsx';

const firstShown = 12;

interface BranchListProps {
  branches: readonly Branch[];
  filters: BranchFilters;
  cities: readonly Place[];
  /** Of the chosen city. */
  districts: readonly Place[];
}

export function BranchList({ branches, filters, cities, districts }: BranchListProps) {
  const { t } = texts();
  const asked = filters.nearest ? (filters.near ?? requestContext().position) : filters.near;
  const position = ifNearAny(branches, asked);
  const now = new Date();
  const find = (chosen: BranchFilters) => findBranches(branches, chosen, position, now);
  const found = find(filters);
  const city = cities.find(({ id }) => id === filters.cityId);
  const { page } = requestContext();
  const shown = page.query.get('all') === '1' ? found : found.slice(0, firstShown);
  return (
    <>
      <div role="status" className="mb-4 mt-8">
        <h2 className="numbers text-xl">{t('branches.count', { count: found.length })}</h2>
        {(filters.nearest || filters.near) && !position && branches.length > 0 && (
          <p className="mt-1 text-muted">{t('branches.whereUnknown')}</p>
        )}
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
      <BranchMap found={found} position={position} city={city} />
      {city && isCapitalName(city.nameMn) && districts.length > 0 && (
        <BranchDistricts
          districts={districts}
          chosenId={filters.districtId}
          found={find({ ...filters, districtId: '' })}
        />
      )}
      <BranchJsonLd found={found} />
    </>
  );
}
