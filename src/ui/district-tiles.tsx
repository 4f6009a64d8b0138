import type { ReactNode } from 'react';
import { toBareName } from '#domain/mongolia-map.ts';
import { texts } from '#request/texts.ts';

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

interface District {
  id: string;
  nameMn: string;
  nameEn: string;
}

const toPlace = ({ nameMn }: District) => {
  const at = places.indexOf(toBareName(nameMn));
  return at < 0 ? places.length : at;
};

interface Tile {
  href: string;
  isChosen: boolean;
  className: string;
  value: ReactNode;
}

/** The districts of the capital as tiles, since no free package has their borders; the page says so beneath. */
export function DistrictTiles<T extends District>({
  districts,
  toTile,
}: {
  districts: readonly T[];
  toTile: (district: T) => Tile;
}) {
  const { own } = texts();
  return (
    // Three lie beside each other where their names fit whole.
    <ul className="grid grid-cols-2 gap-1.5 xs:grid-cols-[minmax(0,1.25fr)_repeat(2,minmax(0,1fr))]">
      {districts
        .toSorted((a, b) => toPlace(a) - toPlace(b))
        .map((district) => {
          const { href, isChosen, className, value } = toTile(district);
          return (
            <li key={district.id} className="stack">
              <a
                href={href}
                aria-current={isChosen ? 'true' : undefined}
                className={`stack min-h-18 flex-1 justify-between rounded-control border-1 border-line p-2 text-xs leading-tight aria-[current]:outline-3 aria-[current]:outline-accent aria-[current]:outline-solid ${className}`}
              >
                <span className="break-words font-medium">{own(district, 'name')}</span>
                {value}
              </a>
            </li>
          );
        })}
    </ul>
  );
}
