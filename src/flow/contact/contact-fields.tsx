import { texts } from '#request/texts.ts';
import { Field } from '#ui/form/field.tsx';

interface ContactFieldsProps {
  phoneHint?: string | undefined;
  emailHint?: string | undefined;
  /** What stands in the field before anything is typed: the number that is signed in. */
  phone?: string | undefined;
  /** The number may be left out too. */
  isPhoneOptional?: boolean;
}

/** How somebody is reached, of the fields `contactFields`; the hints say what for. */
export function ContactFields({
  phoneHint,
  emailHint,
  phone,
  isPhoneOptional = false,
}: ContactFieldsProps) {
  const { t } = texts();
  return (
    <>
      <Field
        name="phone"
        label={t('flow.contact.phone')}
        hint={phoneHint}
        optional={isPhoneOptional ? t('form.optional') : undefined}
        value={phone}
        type="tel"
        inputMode="tel"
        maxLength={20}
        autoComplete="tel"
        className="numbers max-w-60"
      />
      <Field
        name="email"
        label={t('flow.contact.email')}
        hint={emailHint}
        optional={t('form.optional')}
        type="email"
        inputMode="email"
        maxLength={254}
        autoComplete="email"
      />
    </>
  );
}
