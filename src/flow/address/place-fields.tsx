import type { Place } from '#contracts/content/places.ts';
import { settleRead } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { readCities, readDistricts, readKhoroos } from '#services/places.ts';
import { ChooseField } from '#ui/form/choose-field.tsx';
import { readFieldState } from '#ui/form/field-state.ts';
import { Section } from '#ui/section.tsx';

const typedOf = (name: string) => readFieldState(name).typed?.[0] ?? '';

/** The children of what was chosen; none where nothing was, or where it does not exist. */
async function readChildren(
  parent: Place | undefined,
  read: (id: string) => ReturnType<typeof readDistricts>,
): Promise<Place[]> {
  if (!parent) return [];
  const places = await settleRead(await read(parent.id));
  return places.ok ? places.value : [];
}

const findPlace = (places: readonly Place[], name: string) => {
  const chosen = typedOf(name);
  return places.find(({ id }) => id === chosen);
};

interface PlacesProps {
  cities: readonly Place[];
  districts?: readonly Place[];
  khoroos?: readonly Place[];
  /** Something is brought there: places where nobody goes say so. */
  isBrought: boolean;
}

/** City, district and khoroo, each a choice that decides the next. */
function KnownFields({ cities, districts = [], khoroos = [], isBrought }: PlacesProps) {
  const { t, own } = texts();
  const city = findPlace(cities, 'cityId');
  const toOptions = (places: readonly Place[]) =>
    places.map((place) => ({
      value: place.id,
      name:
        isBrought && !place.deliverable
          ? t('address.notBrought', { name: own(place, 'name') })
          : own(place, 'name'),
    }));
  const isCapital = city?.kind !== 'AIMAG';
  const first = t('address.placeFirst');
  return (
    <div className="stack gap-6">
      <ChooseField name="cityId" label={t('address.city')} options={toOptions(cities)} />
      <ChooseField
        name="districtId"
        label={t(isCapital ? 'address.district' : 'address.sum')}
        {...(!city && { hint: first })}
        options={toOptions(districts)}
      />
      <ChooseField
        name="khorooId"
        label={t(isCapital ? 'address.khoroo' : 'address.bag')}
        {...(!findPlace(districts, 'districtId') && { hint: first })}
        options={toOptions(khoroos)}
      />
    </div>
  );
}

async function KnownPlaces({ cities, isBrought }: Pick<PlacesProps, 'cities' | 'isBrought'>) {
  const districts = await readChildren(findPlace(cities, 'cityId'), readDistricts);
  const khoroos = await readChildren(findPlace(districts, 'districtId'), readKhoroos);
  return (
    <KnownFields cities={cities} districts={districts} khoroos={khoroos} isBrought={isBrought} />
  );
}

/** The place of an address; all three fields are there from the beginning, so that every fault has one. */
export async function PlaceFields({ isBrought = false }: { isBrought?: boolean }) {
  return (
    <Section read={await readCities()} skeleton={<KnownFields cities={[]} isBrought={isBrought} />}>
      {(cities) => <KnownPlaces cities={cities} isBrought={isBrought} />}
    </Section>
  );
}
