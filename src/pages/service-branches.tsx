import { ifNearAny } from '#domain/distance.ts';
import { toBranchFilters } from '#features/branches/model.ts';
import { BranchFilterForm } from '#features/branches/views/branch-filters.tsx';
import { BranchList } from '#features/branches/views/branch-list.tsx';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { readBranches, readCities, readDistricts } from '#services/places.ts';
import { KeepOffline } from '#ui/keep-offline.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { Section } from '#ui/section.tsx';
import { joinReads } from '#lib/outcome.ts';
import { route } from '#waku.ts';

export default async function BranchesPage() {
  const { t } = texts();
  const { page, position } = requestContext();
  const filters = toBranchFilters(page.query);
  const [branches, cities, districts] = await Promise.all([
    readBranches(),
    readCities(),
    filters.cityId ? readDistricts(filters.cityId) : null,
  ]);
  const places = joinReads(cities, districts ?? { state: 'ready', value: [] });
  const all = joinReads(places, branches);
  return (
    <>
      <PageMeta title={t('branches.title')} description={t('branches.lead')} keep={['city']} />
      <PageHeader
        crumbs={[{ name: t('branches.title'), href: '/service-branches' }]}
        title={t('branches.title')}
        lead={t('branches.lead')}
      />
      <div className="page">
        <Section read={all} skeleton={<div className="skeleton min-h-screen" />}>
          {([[cityList, districtList], list]) => (
            <>
              <KeepOffline />
              <BranchFilterForm
                filters={filters}
                cities={cityList}
                districts={districtList}
                isNear={ifNearAny(list, filters.near ?? position) !== null}
              />
              <BranchList
                branches={list}
                filters={filters}
                cities={cityList}
                districts={districtList}
              />
            </>
          )}
        </Section>
      </div>
    </>
  );
}
export const getConfig = route('/service-branches');
