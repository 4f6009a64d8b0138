import { texts } from '#request/texts.ts';
import { Field } from '#ui/form/field.tsx';
import { PlaceFields } from './place-fields.tsx';

/** The fields `addressFields`. `isBrought`: something is brought there, so that places where nobody goes say so. */
export function AddressFields({ isBrought = false }: { isBrought?: boolean }) {
  const { t } = texts();
  return (
    <>
      <PlaceFields isBrought={isBrought} />
      <div className="grid gap-6 sm:grid-cols-[2fr_1fr]">
        <Field
          name="building"
          label={t('address.building')}
          hint={t('address.buildingHint')}
          maxLength={120}
          autoComplete="address-line1"
        />
        <Field
          name="apartment"
          label={t('address.apartment')}
          optional={t('form.optional')}
          // A hint of its own, so that it stands in line with the field beside it.
          hint={t('address.apartmentHint')}
          maxLength={40}
          autoComplete="address-line2"
        />
      </div>
    </>
  );
}
