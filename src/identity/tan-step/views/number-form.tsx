import { texts } from '#request/texts.ts';
import { Field } from '#ui/form/field.tsx';
import { readFieldState } from '#ui/form/field-state.ts';
import { RequestForm } from './request-form.tsx';

/** The first step: the number to which the code is sent. */
export function NumberForm({ action }: { action: string }) {
  const { t } = texts();
  const typed = readFieldState('isdn').typed?.[0];
  return (
    <RequestForm action={action} step="number" label="identity.getCode" isdn={typed}>
      <Field
        name="isdn"
        label={t('identity.number')}
        hint={t('identity.numberHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        autoFocus
        className="numbers text-lg"
      />
    </RequestForm>
  );
}
