import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { FieldFault } from '#ui/form/field-fault.tsx';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import { Challenge } from './challenge.tsx';
import { FaultLines, findFaultLines } from './fault-lines.tsx';
import { InboundOffer } from './inbound-offer.tsx';

/** The first step: the number to which the code is sent. */
export function NumberForm({ action }: { action: string }) {
  const { t } = texts();
  const { formState, mode } = requestContext();
  const lines = findFaultLines('isdn');
  const wrong = lines.length > 0;
  const typed = formState?.typed['isdn']?.[0];
  return (
    <>
      <form method="post" action={action} noValidate>
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
          defaultValue={typed}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? 'isdn-error isdn-hint' : 'isdn-hint'}
          autoFocus
          className="control numbers text-lg aria-[invalid]:border-danger"
        />
        {wrong && (
          <FieldFault id="isdn-error">
            <FaultLines lines={lines} />
          </FieldFault>
        )}
        <Challenge field="isdn" />
        <SubmitButton
          label={t('identity.getCode')}
          pending={t('identity.sending')}
          className="btn-primary mt-5 w-full"
        />
      </form>
      <InboundOffer action={action} field="isdn" isdn={typed} />
    </>
  );
}
