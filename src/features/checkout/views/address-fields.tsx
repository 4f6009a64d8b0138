import { isRegisterNumber } from '#domain/register-number.ts';
import { AddressFields as Place } from '#flow/address/address-fields.tsx';
import type { OrderLine } from '#order/model.ts';
import { texts } from '#request/texts.ts';
import { Choices } from '#ui/form/choices.tsx';
import { readFieldState } from '#ui/form/field-state.ts';
import { Field } from '#ui/form/field.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { WayOn } from './way-on.tsx';

/** That the number that was typed before is taken, though its date can not be. */
function DateWarning() {
  const { typed, faults } = readFieldState('registerNumber');
  const number = typed?.[0] ?? '';
  if (number === '' || faults.length > 0 || isRegisterNumber(number)) return null;
  return <p className="mt-2 text-sm text-warning">{texts().t('checkout.registerDate')}</p>;
}

/** To whom and where it is brought. */
export function AddressFields({ data }: { data: { lines: readonly OrderLine[] } }) {
  const { t } = texts();
  return (
    <>
      <WayOn lines={data.lines} />
      <Place isBrought />
      <TextArea
        name="note"
        label={t('checkout.note')}
        hint={t('checkout.noteHint')}
        optional={t('form.optional')}
        maxLength={300}
      />
      <div className="stack gap-6 border-t-1 border-line pt-6">
        <div>
          <h2 className="text-xl">{t('checkout.recipient')}</h2>
          <p className="mt-0.5 text-sm text-muted">{t('checkout.recipientHint')}</p>
        </div>
        <Choices
          name="identity"
          legend={t('checkout.identity')}
          value="REGISTER"
          choices={[
            { value: 'REGISTER', title: t('checkout.byRegister') },
            {
              value: 'PASSPORT',
              title: t('checkout.passport'),
              text: t('checkout.passportText'),
            },
          ]}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <Field
            name="lastName"
            label={t('checkout.lastName')}
            hint={t('checkout.nameHint')}
            maxLength={60}
            autoComplete="family-name"
          />
          <Field
            name="firstName"
            label={t('checkout.firstName')}
            hint={t('checkout.nameHint')}
            maxLength={60}
            autoComplete="given-name"
          />
        </div>
        <div className="register-part">
          <Field
            name="registerNumber"
            label={t('checkout.register')}
            hint={t('checkout.registerHint')}
            maxLength={20}
            autoComplete="off"
            className="numbers max-w-80 uppercase"
          />
          <DateWarning />
        </div>
        <div className="passport-part">
          <Field
            name="passport"
            label={t('checkout.passportNumber')}
            hint={t('checkout.passportHint')}
            maxLength={20}
            autoComplete="off"
            className="numbers max-w-80 uppercase"
          />
        </div>
      </div>
    </>
  );
}
