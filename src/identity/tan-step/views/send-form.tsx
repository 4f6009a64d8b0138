import { maskEmailAddress } from '#domain/email-address.ts';
import { maskPhoneNumber } from '#domain/phone-number.ts';
import { texts } from '#request/texts.ts';
import { readFieldState } from '#ui/form/field-state.ts';
import type { Subject } from '../../tan/tan.ts';
import { RequestForm } from './request-form.tsx';
import { StepAlert } from './step-alert.tsx';

/** The first step where the number or the address is known: it only has to be asked to send the code. */
export function SendForm({ action, subject }: { action: string; subject: Subject }) {
  const { t } = texts();
  const { channel, address } = subject;
  return (
    <RequestForm action={action} step="again" label="identity.getCode" subject={subject}>
      <div className="stack gap-3">
        <p className="numbers">
          {channel === 'sms'
            ? t('identity.sendToNumber', { number: maskPhoneNumber(address) })
            : t('identity.sendToEmail', { address: maskEmailAddress(address) })}
        </p>
        <StepAlert lines={readFieldState('again').faults} />
      </div>
    </RequestForm>
  );
}
