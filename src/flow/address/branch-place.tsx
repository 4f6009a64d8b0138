import type { Branch, Place } from '#contracts/content/places.ts';
import { isCapitalName } from '#domain/mongolia-map.ts';
import { settleRead } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { readCities, readDistricts } from '#services/places.ts';
import { ChooseField } from '#ui/form/choose-field.tsx';
import { readFieldState } from '#ui/form/field-state.ts';

/** So many can be looked through as they are. */
const fewBranches = 12;

const isInPlace = ({ cityId, districtId }: Branch, placeId: string) =>
  placeId === cityId || placeId === districtId;

/** The cities and aimags that have branches, in the capital its districts; none where no service names them. */
export async function readBranchPlaces(branches: readonly Branch[]): Promise<Place[]> {
  if (branches.length <= fewBranches) return [];
  const cities = await settleRead(await readCities());
  if (!cities.ok) return [];
  const capital = cities.value.find(({ nameMn }) => isCapitalName(nameMn));
  const parts = await Promise.all(
    cities.value.map(async (city) => {
      // One call, however many places a service calls by its name.
      if (city !== capital) return [city];
      const districts = await settleRead(await readDistricts(city.id));
      return districts.ok && districts.value.length > 0 ? districts.value : [city];
    }),
  );
  return parts.flat().filter(({ id }) => branches.some((branch) => isInPlace(branch, id)));
}

/** The branches of the place that is chosen in this form; all where none is, or one that has none. */
export function narrowBranches<One>(
  all: readonly One[],
  toBranch: (one: One) => Branch,
): readonly One[] {
  const placeId = readFieldState('placeId').typed?.[0] ?? '';
  const there = all.filter((one) => isInPlace(toBranch(one), placeId));
  return there.length > 0 ? there : all;
}

/** Shows the branches of one place only, which nobody has to choose. */
export function BranchPlaceField({ places }: { places: readonly Place[] }) {
  const { t, own } = texts();
  if (places.length < 2) return null;
  return (
    <ChooseField
      name="placeId"
      label={t('checkout.branchPlace')}
      hint={t('checkout.branchPlaceHint')}
      options={places.map((place) => ({ value: place.id, name: own(place, 'name') }))}
    />
  );
}
