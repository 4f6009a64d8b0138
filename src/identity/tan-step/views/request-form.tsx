import type { ComponentProps, ReactNode } from 'react';
import { parsePhoneNumber } from '#domain/phone-number.ts';
import { settings } from '#env.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import type { Subject } from '../../tan/tan.ts';
import { ChallengeWidget, WithoutChallenge } from './challenge.tsx';
import { InboundOffer } from './inbound-offer.tsx';

interface RequestFormProps {
  action: string;
  /** Of a number that is typed here, or again of what is known. Its refusals are at the field of the same meaning. */
  step: 'number' | 'again';
  label: MessageKey;
  /** The number that was typed. */
  isdn?: string | undefined;
  /** What has to be confirmed, where that is known; the page does not show all of it. */
  subject?: Subject;
  /** Another form of the page leads on. */
  isSecond?: boolean;
  /** From when on it is taken. */
  wait?: ComponentProps<typeof SubmitButton>['wait'];
  children: ReactNode;
}

/** Only a number of ours reaches the short number. */
const sendsToUs = (subject: Subject | undefined) =>
  subject === undefined || (subject.channel === 'sms' && parsePhoneNumber(subject.address).ok);

/** Asks for a code; after a refusal with the challenge in it, and the other way round below. */
export function RequestForm({
  action,
  step,
  label,
  isdn,
  subject,
  isSecond = false,
  wait,
  children,
}: RequestFormProps) {
  const { t } = texts();
  const field = step === 'number' ? 'isdn' : 'again';
  const isRefused = (message: MessageKey) =>
    requestContext().formState?.faults.some(
      (fault) => fault.field === field && fault.message === message,
    ) ?? false;
  const isLocked = isRefused('identity.locked');
  const isChallenged = isRefused('identity.challenge');
  const isInboundOffered =
    sendsToUs(subject) &&
    settings().SMS_SHORT_NUMBER !== undefined &&
    (isLocked || isChallenged || isRefused('identity.busy'));
  const isMain = !isSecond && !(isLocked && isInboundOffered);
  return (
    <>
      <form method="post" action={action} noValidate>
        <input type="hidden" name="step" value={step} />
        {children}
        {isChallenged && <ChallengeWidget />}
        <SubmitButton
          label={t(label)}
          pending={t('identity.sending')}
          className={`${isMain ? 'btn-primary' : 'btn-line'} mt-5 w-full`}
          {...(wait && { wait })}
        />
        {/* After the button: Enter in the field presses the first one of the form. */}
        {isChallenged && <WithoutChallenge />}
      </form>
      {isInboundOffered && (
        <InboundOffer action={action} isdn={isdn} isMain={!isSecond && !isMain} />
      )}
    </>
  );
}
