import type { Place } from '#contracts/content/places.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { texts } from '#request/texts.ts';
import { DistrictTiles } from '#ui/district-tiles.tsx';
import type { FoundBranch } from '../model.ts';

interface BranchDistrictsProps {
  districts: readonly Place[];
  chosenId: string;
  /** Of the whole capital, with the other filters. */
  found: readonly FoundBranch[];
}

/** How many branches each district of the capital has, and how many are open now. A press on one shows those. */
export function BranchDistricts({ districts, chosenId, found }: BranchDistrictsProps) {
  const { t } = texts();
  const { page } = requestContext();
  return (
    <section className="mt-8" aria-label={t('coverage.capital')}>
      <h3 className="mb-2 text-base">{t('coverage.capital')}</h3>
      <DistrictTiles
        districts={districts}
        toTile={({ id }) => {
          const inside = found.filter(({ branch }) => branch.districtId === id);
          const open = inside.filter(({ opening }) => opening?.state === 'open').length;
          return {
            href: toHref(page, { district: id === chosenId ? null : id }),
            isChosen: id === chosenId,
            className: inside.length > 0 ? 'bg-primary-tint text-primary-strong' : 'text-muted',
            value: (
              <span className="numbers">
                <span className="block text-sm font-bold">
                  {t('branches.count', { count: inside.length })}
                </span>
                {inside.length > 0 && t('branches.openCount', { count: open })}
              </span>
            ),
          };
        }}
      />
      <p className="mt-2 text-sm text-muted">{t('branches.scheme')}</p>
    </section>
  );
}
