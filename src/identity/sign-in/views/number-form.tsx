import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import { toSignInHref } from '../model.ts';
import { FieldFault } from '#ui/form/field-fault.tsx';
import { RefusalNote } from './refusal-note.tsx';

/** The first step: the number to which the code is sent. */
export function NumberForm() {
  const { t } = texts();
  const { page, refusal, mode } = requestContext();
  const wrong = refusal !== undefined;
  return (
    <form method="post" action={toSignInHref(page.query.get('next'))} noValidate>
      <input type="hidden" name="step" value="number" />
      <label htmlFor="isdn" className="block font-bold">
        {t('identity.number')}
      </label>
      <p id="isdn-hint" className="mb-2 mt-0.5 text-sm text-muted">
        {t('identity.numberHint')}
      </p>
      <input
        id="isdn"
        name="isdn"
        type="tel"
        inputMode="tel"
        autoComplete={mode === 'kiosk' ? 'off' : 'tel'}
        maxLength={40}
        defaultValue={refusal?.typed?.['isdn']}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? 'isdn-error isdn-hint' : 'isdn-hint'}
        autoFocus
        className="control numbers text-lg aria-[invalid]:border-danger"
      />
      {refusal && (
        <FieldFault id="isdn-error">
          <RefusalNote refusal={refusal} />
        </FieldFault>
      )}
      <SubmitButton
        label={t('identity.getCode')}
        pending={t('identity.sending')}
        className="btn-primary mt-5 w-full"
      />
    </form>
  );
}
