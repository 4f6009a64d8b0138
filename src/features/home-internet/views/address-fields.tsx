import type { Place } from '#contracts/content/places.ts';
import { settleRead } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { readCities, readDistricts, readKhoroos } from '#services/places.ts';
import { ChooseField } from '#ui/form/choose-field.tsx';
import { Field } from '#ui/form/field.tsx';
import { readFieldState } from '#ui/form/field-state.ts';

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

/**
 * City, district and khoroo, each a choice that decides the next; then the building and the apartment. All are there from the
 * beginning, so that every fault has a field that its link leads to.
 */
export async function AddressFields() {
  const { t, own } = texts();
  const found = await settleRead(await readCities());
  const cities = found.ok ? found.value : [];
  const city = findPlace(cities, 'cityId');
  const districts = await readChildren(city, readDistricts);
  const district = findPlace(districts, 'districtId');
  const khoroos = await readChildren(district, readKhoroos);
  const toOptions = (places: readonly Place[]) =>
    places.map((place) => ({ value: place.id, name: own(place, 'name') }));
  const isCapital = city?.kind !== 'AIMAG';
  const first = t('homeInternet.placeFirst');
  return (
    <>
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
        {...(!district && { hint: first })}
        options={toOptions(khoroos)}
      />
      <div className="grid gap-6 sm:grid-cols-[2fr_1fr]">
        <Field
          name="building"
          label={t('homeInternet.building')}
          hint={t('homeInternet.buildingHint')}
          maxLength={120}
          autoComplete="street-address"
        />
        <Field
          name="apartment"
          label={t('homeInternet.apartment')}
          optional={t('form.optional')}
          hint=" "
          maxLength={40}
          autoComplete="address-line2"
        />
      </div>
    </>
  );
}
