import type { Branch, OpeningHours, Place } from '#contracts/content/places.ts';
import { cities } from '../cities.ts';
import { districts } from '../districts.ts';
import { khoroos } from '../khoroos.ts';
import { toExceptions, usualHolidays, type HolidayCalendar } from './holidays.ts';
import type { BranchService } from './services.ts';

export interface BranchRow {
  /** Makes the id and the last digits of the phone. */
  no: number;
  /** Khoroo or bag: its district and city follow from it. */
  khorooId: string;
  nameMn: string;
  nameEn: string;
  streetMn: string;
  streetEn: string;
  at: readonly [lat: number, lng: number];
  services: readonly BranchService[];
  week: OpeningHours[];
  /** The usual holidays where left out. */
  holidays?: HolidayCalendar;
  hasKiosk?: true;
}

const placeById = new Map([...cities, ...districts, ...khoroos].map((place) => [place.id, place]));

const suffixes = {
  CITY: { mn: '', en: '' },
  AIMAG: { mn: ' аймаг', en: ' Aimag' },
  DISTRICT: { mn: ' дүүрэг', en: ' District' },
  SUM: { mn: ' сум', en: ' Sum' },
  KHOROO: { mn: '', en: '' },
  BAG: { mn: '', en: '' },
} as const satisfies Record<Place['kind'], { mn: string; en: string }>;

function readPlace(id: string | null | undefined): Place {
  const place = placeById.get(id ?? '');
  if (!place) throw new Error(`Seed branches name an unknown place: ${id}`);
  return place;
}

export function toBranch(row: BranchRow): Branch {
  const khoroo = readPlace(row.khorooId);
  const district = readPlace(khoroo.parentId);
  const city = readPlace(district.parentId);
  const places = [city, district, khoroo];
  const serial = String(row.no).padStart(3, '0');
  return {
    id: `b-${serial}`,
    nameMn: row.nameMn,
    nameEn: row.nameEn,
    cityId: city.id,
    districtId: district.id,
    khorooId: khoroo.id,
    addressMn: [...places.map((p) => p.nameMn + suffixes[p.kind].mn), row.streetMn].join(', '),
    addressEn: [row.streetEn, ...places.toReversed().map((p) => p.nameEn + suffixes[p.kind].en)].join(
      ', ',
    ),
    lat: row.at[0],
    lng: row.at[1],
    phone: `7700-2${serial}`,
    services: [...row.services],
    hours: row.week,
    exceptions: toExceptions(row.week, row.holidays ?? usualHolidays),
    hasKiosk: row.hasKiosk ?? false,
    updatedAt: '2026-11-02T02:00:00Z',
  };
}
