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

/** A place, and whether it is a district of the capital: some share their name with an aimag. */
type BranchPlace = Place & { isDistrict: boolean };

/** The cities and aimags that have branches, in the capital its districts; none where no service names them. */
export async function readBranchPlaces(branches: readonly Branch[]): Promise<BranchPlace[]> {
  if (branches.length <= fewBranches) return [];
  const cities = await settleRead(await readCities());
  if (!cities.ok) return [];
  const capital = cities.value.find(({ nameMn }) => isCapitalName(nameMn));
  const parts = await Promise.all(
    cities.value.map(async (city): Promise<BranchPlace[]> => {
      const whole = { ...city, isDistrict: false };
      // One call, however many places a service calls by its name.
      if (city !== capital) return [whole];
      const districts = await settleRead(await readDistricts(city.id));
      return districts.ok && districts.value.length > 0
        ? districts.value.map((one) => ({ ...one, isDistrict: true }))
        : [whole];
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
export function BranchPlaceField({ places }: { places: readonly BranchPlace[] }) {
  const { t, own } = texts();
  if (places.length < 2) return null;
  const names = places.map((place) => own(place, 'name'));
  const toName = (place: BranchPlace) => {
    const name = own(place, 'name');
    const isAlone = names.indexOf(name) === names.lastIndexOf(name);
    return isAlone ? name : t(place.isDistrict ? 'checkout.district' : 'checkout.aimag', { name });
  };
  return (
    <ChooseField
      name="placeId"
      label={t('checkout.branchPlace')}
      hint={t('checkout.branchPlaceHint')}
      options={places.map((place) => ({ value: place.id, name: toName(place) }))}
    />
  );
}
