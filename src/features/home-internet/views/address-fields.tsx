import type { Place } from '#contracts/content/places.ts';
import { settleRead } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { readCities, readDistricts, readKhoroos } from '#services/places.ts';
import { ChooseField } from '#ui/form/choose-field.tsx';
import { Field } from '#ui/form/field.tsx';
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
}

/** City, district and khoroo, each a choice that decides the next. */
function PlaceFields({ cities, districts = [], khoroos = [] }: PlacesProps) {
  const { t, own } = texts();
  const city = findPlace(cities, 'cityId');
  const toOptions = (places: readonly Place[]) =>
    places.map((place) => ({ value: place.id, name: own(place, 'name') }));
  const isCapital = city?.kind !== 'AIMAG';
  const first = t('homeInternet.placeFirst');
  return (
    <div className="stack gap-6">
      <ChooseField name="cityId" label={t('homeInternet.city')} options={toOptions(cities)} />
      <ChooseField
        name="districtId"
        label={t(isCapital ? 'homeInternet.district' : 'homeInternet.sum')}
        {...(!city && { hint: first })}
        options={toOptions(districts)}
      />
      <ChooseField
        name="khorooId"
        label={t(isCapital ? 'homeInternet.khoroo' : 'homeInternet.bag')}
        {...(!findPlace(districts, 'districtId') && { hint: first })}
        options={toOptions(khoroos)}
      />
    </div>
  );
}

async function KnownPlaces({ cities }: { cities: readonly Place[] }) {
  const districts = await readChildren(findPlace(cities, 'cityId'), readDistricts);
  const khoroos = await readChildren(findPlace(districts, 'districtId'), readKhoroos);
  return <PlaceFields cities={cities} districts={districts} khoroos={khoroos} />;
}

/**
 * The places, then the building and the apartment. All fields are there from the beginning, so that every fault has one
 * that its link leads to.
 */
export async function AddressFields() {
  const { t } = texts();
  return (
    <>
      <Section read={await readCities()} skeleton={<PlaceFields cities={[]} />}>
        {(cities) => <KnownPlaces cities={cities} />}
      </Section>
      <div className="grid gap-6 sm:grid-cols-[2fr_1fr]">
        <Field
          name="building"
          label={t('homeInternet.building')}
          hint={t('homeInternet.buildingHint')}
          maxLength={120}
          autoComplete="address-line1"
        />
        <Field
          name="apartment"
          label={t('homeInternet.apartment')}
          optional={t('form.optional')}
          // A hint of its own, so that it stands in line with the field beside it.
          hint={t('homeInternet.apartmentHint')}
          maxLength={40}
          autoComplete="address-line2"
        />
      </div>
    </>
  );
}
