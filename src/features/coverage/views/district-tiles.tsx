import type { CoverageArea } from '#contracts/coverage/areas.ts';
import { toBareName } from '#domain/mongolia-map.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { texts } from '#request/texts.ts';
import { levelLooks } from '../levels.ts';
import { type CoverageQuery, toReach } from '../model.ts';

/** As the districts lie: west to east, north to south. What is not among them comes last. */
const places = [
  'Сонгинохайрхан',
  'Чингэлтэй',
  'Сүхбаатар',
  'Баянгол',
  'Баянзүрх',
  'Багануур',
  'Хан-Уул',
  'Налайх',
  'Багахангай',
].map(toBareName);

const toPlace = ({ nameMn }: CoverageArea) => {
  const at = places.indexOf(toBareName(nameMn));
  return at < 0 ? places.length : at;
};

/** The districts of the capital as tiles, since no free package has their borders; it says so beneath. */
export function DistrictTiles({
  districts,
  asked,
}: {
  districts: readonly CoverageArea[];
  asked: CoverageQuery;
}) {
  const { t, own } = texts();
  const { page } = requestContext();
  return (
    <ul className="grid grid-cols-[minmax(0,1.25fr)_repeat(2,minmax(0,1fr))] gap-1.5">
      {districts
        .toSorted((a, b) => toPlace(a) - toPlace(b))
        .map((area) => {
          const { level, percent } = toReach(area, asked.generation);
          const look = levelLooks[level];
          return (
            <li key={area.id} className="stack">
              <a
                href={`${toHref(page, { city: area.parentId, district: area.id, near: null })}#place`}
                aria-current={area.id === asked.districtId ? 'true' : undefined}
                className={`stack min-h-18 flex-1 justify-between rounded-control border-1 border-line p-2 text-xs leading-tight aria-[current]:outline-3 aria-[current]:outline-accent aria-[current]:outline-solid ${look.cell}`}
              >
                <span className="break-words font-medium">{own(area, 'name')}</span>
                <span className="numbers text-lg font-bold">
                  {percent === null ? t(look.short) : `${Math.round(percent)} %`}
                </span>
              </a>
            </li>
          );
        })}
    </ul>
  );
}
