import { maskEmailAddress } from '#domain/email-address.ts';
import { maskPhoneNumber } from '#domain/phone-number.ts';
import { texts } from '#request/texts.ts';
import type { Subject } from '../../tan/tan.ts';
import { FieldFault } from '#ui/form/field-fault.tsx';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import { Challenge } from './challenge.tsx';
import { FaultLines, findFaultLines } from './fault-lines.tsx';
import { InboundOffer } from './inbound-offer.tsx';

/** The first step where the number or the address is known: it only has to be asked to send the code. */
export function SendForm({ action, subject }: { action: string; subject: Subject }) {
  const { t } = texts();
  const { channel, address } = subject;
  const lines = findFaultLines('again');
  return (
    <>
      <form method="post" action={action}>
        <input type="hidden" name="step" value="again" />
        <p className="numbers mb-5">
          {channel === 'sms'
            ? t('identity.sendToNumber', { number: maskPhoneNumber(address) })
            : t('identity.sendToEmail', { address: maskEmailAddress(address) })}
        </p>
        {lines.length > 0 && (
          <FieldFault id="again-error">
            <FaultLines lines={lines} />
          </FieldFault>
        )}
        <Challenge field="again" />
        <SubmitButton
          label={t('identity.getCode')}
          pending={t('identity.sending')}
          className="btn-primary w-full"
        />
      </form>
      <InboundOffer action={action} field="again" isdn={address} subject={subject} />
    </>
  );
}
