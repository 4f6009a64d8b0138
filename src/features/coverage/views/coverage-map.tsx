import type { CoverageArea } from '#contracts/coverage/areas.ts';
import { findOutline, toMapLabel } from '#domain/mongolia-map.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { texts } from '#request/texts.ts';
import { CountryMap } from '#ui/country-map.tsx';
import { levelLooks, toShade } from '../levels.ts';
import { type CoverageQuery, toReach } from '../model.ts';

/** The aimags shaded by how far the network reaches. A press on one shows its sums, as its link in the table does. */
export function CoverageMap({
  aimags,
  asked,
  chosen,
}: {
  aimags: readonly CoverageArea[];
  asked: CoverageQuery;
  chosen: CoverageArea | undefined;
}) {
  const { own } = texts();
  const { page } = requestContext();
  // The chosen one last, so that its border is on top.
  const inOrder = aimags.toSorted((a, b) => Number(a === chosen) - Number(b === chosen));
  return (
    <CountryMap>
      {inOrder.map((area) => {
        const outline = findOutline(area.nameMn);
        if (outline === undefined) return null;
        const reach = toReach(area, asked.generation);
        const look = levelLooks[reach.level];
        const label = toMapLabel(area.nameMn);
        return (
          <a
            key={area.id}
            href={`${toHref(page, { city: area.id, district: null, near: null })}#place`}
            tabIndex={-1}
            className="hover:op-80"
          >
            <title>{own(area, 'name')}</title>
            <path
              d={outline}
              className={`${look.area} ${area === chosen ? 'stroke-accent' : 'stroke-edge'}`}
              fillOpacity={toShade(reach)}
              strokeWidth={area === chosen ? 5 : 1}
              strokeDasharray={reach.level === 'UNKNOWN' ? '5 4' : undefined}
              strokeLinejoin="round"
            />
            {reach.percent !== null && label && (
              <text
                x={label[0]}
                y={label[1]}
                textAnchor="middle"
                dominantBaseline="central"
                fontSize="15"
                className={`${look.label} hidden font-bold md:block`}
              >
                {Math.round(reach.percent)}
              </text>
            )}
          </a>
        );
      })}
    </CountryMap>
  );
}
