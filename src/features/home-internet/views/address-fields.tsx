import { PlaceFields } from '#flow/address/place-fields.tsx';
import { texts } from '#request/texts.ts';
import { Field } from '#ui/form/field.tsx';

/**
 * The places, then the building and the apartment. All fields are there from the beginning, so that every fault has one
 * that its link leads to.
 */
export function AddressFields() {
  const { t } = texts();
  return (
    <>
      <PlaceFields />
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
