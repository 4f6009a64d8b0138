import type { CoverageArea } from '#contracts/coverage/areas.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { texts } from '#request/texts.ts';
import { DistrictTiles } from '#ui/district-tiles.tsx';
import { levelLooks } from '../levels.ts';
import { type CoverageQuery, toReach } from '../model.ts';

/** How far the network reaches in each district of the capital. */
export function DistrictLevels({
  districts,
  asked,
}: {
  districts: readonly CoverageArea[];
  asked: CoverageQuery;
}) {
  const { t } = texts();
  const { page } = requestContext();
  return (
    <DistrictTiles
      districts={districts}
      toTile={(area) => {
        const { level, percent } = toReach(area, asked.generation);
        const look = levelLooks[level];
        return {
          href: `${toHref(page, { city: area.parentId, district: area.id, near: null })}#place`,
          isChosen: area.id === asked.districtId,
          className: look.cell,
          value: (
            <span className="numbers text-lg font-bold">
              {percent === null ? t(look.short) : `${Math.round(percent)} %`}
            </span>
          ),
        };
      }}
    />
  );
}
