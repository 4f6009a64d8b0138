import { texts } from '#request/texts.ts';
import { Field } from '#ui/form/field.tsx';
import { readFieldState } from '#ui/form/field-state.ts';

const autoComplete = {
  lastName: 'family-name',
  firstName: 'given-name',
  country: 'country-name',
  passport: 'off',
} as const;

/** The fields `passportForm`. */
export function PassportFields() {
  const { t } = texts();
  const field = (name: keyof typeof autoComplete, maxLength: number) => (
    <Field
      name={name}
      label={t(`passport.${name}`)}
      hint={t(`passport.hint.${name}`)}
      maxLength={maxLength}
      autoComplete={autoComplete[name]}
    />
  );
  const line = readFieldState('machineLine');
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
      <details open={line.faults.length > 0 || Boolean(line.typed?.[0])}>
        <summary className="line-link text-link">{t('passport.lineOffer')}</summary>
        <div className="mt-3">
          <Field
            name="machineLine"
            label={t('passport.line')}
            hint={t('passport.lineHint')}
            optional={t('form.optional')}
            maxLength={100}
            autoComplete="off"
            className="font-mono"
          />
        </div>
      </details>
    </>
  );
}
