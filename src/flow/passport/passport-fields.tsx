import { texts } from '#request/texts.ts';
import { Field } from '#ui/form/field.tsx';

/** A passport, as it is printed. */
export function PassportFields() {
  const { t } = texts();
  const field = (name: 'lastName' | 'firstName' | 'passport' | 'country', maxLength: number) => (
    <Field
      name={name}
      label={t(`passport.${name}`)}
      hint={t(`passport.hint.${name}`)}
      maxLength={maxLength}
      autoComplete={
        {
          lastName: 'family-name',
          firstName: 'given-name',
          country: 'country-name',
          passport: 'off',
        }[name]
      }
    />
  );
  return (
    <>
      <p className="text-muted">{t('passport.lead')}</p>
      {field('lastName', 60)}
      {field('firstName', 60)}
      {field('passport', 20)}
      {field('country', 60)}
      <Field
        name="expires"
        type="date"
        label={t('passport.expires')}
        hint={t('passport.hint.expires')}
        maxLength={10}
        autoComplete="off"
        className="numbers max-w-60"
      />
    </>
  );
}
