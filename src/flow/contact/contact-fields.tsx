import { texts } from '#request/texts.ts';
import { Field } from '#ui/form/field.tsx';

/** How somebody is reached, of the fields `contactFields`; the hints say what for. */
export function ContactFields({ phoneHint, emailHint }: { phoneHint: string; emailHint: string }) {
  const { t } = texts();
  return (
    <>
      <Field
        name="phone"
        label={t('flow.contact.phone')}
        hint={phoneHint}
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
