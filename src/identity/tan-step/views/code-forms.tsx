import { maskEmailAddress } from '#domain/email-address.ts';
import { maskPhoneNumber } from '#domain/phone-number.ts';
import { formatTime } from '#domain/ulaanbaatar-time.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { attempts, caps } from '../../tan/caps.ts';
import type { Challenge as CodeChallenge } from '../../tan/tan.ts';
import { ResendNote } from '../islands/resend-note.tsx';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import { FieldFault } from '#ui/form/field-fault.tsx';
import { Challenge } from './challenge.tsx';
import { FaultLines, findFaultLines } from './fault-lines.tsx';
import { InboundOffer } from './inbound-offer.tsx';

interface StepProps {
  action: string;
  challenge: CodeChallenge;
  now: number;
}

/** Reads the error from the stored challenge, so that neither a reload nor a loading script can lose it. */
function findCodeErrors({ challenge, now }: StepProps): string[] {
  const { t } = texts();
  const refused = findFaultLines('code');
  if (refused.length > 0) return refused;
  if (challenge.expiresAt <= now) return [t('identity.expired')];
  const { attemptsLeft: count } = challenge;
  return count < attempts ? [t('identity.wrong'), t('identity.attemptsLeft', { count })] : [];
}

function CodeForm({ submit, ...step }: StepProps & { submit: string }) {
  const { t } = texts();
  const { mode } = requestContext();
  const { challenge, action } = step;
  const errors = findCodeErrors(step);
  const wrong = errors.length > 0;
  return (
    <form method="post" action={action} noValidate>
      <input type="hidden" name="step" value="code" />
      <label htmlFor="code" className="block font-bold">
        {t(challenge.channel === 'sms' ? 'identity.code' : 'identity.emailCode')}
      </label>
      <p id="code-hint" className="numbers mb-2 mt-0.5 text-sm text-muted">
        {t('identity.validUntil', { time: formatTime(new Date(challenge.expiresAt)) })}
      </p>
      <input
        id="code"
        name="code"
        inputMode="numeric"
        autoComplete={mode === 'kiosk' ? 'off' : 'one-time-code'}
        maxLength={11}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? 'code-error code-hint' : 'code-hint'}
        autoFocus={findFaultLines('again').length === 0}
        className="control numbers text-xl tracking-[.3em] aria-[invalid]:border-danger"
      />
      {wrong && (
        <FieldFault id="code-error">
          <FaultLines lines={errors} />
        </FieldFault>
      )}
      <SubmitButton
        label={submit}
        pending={t('identity.checking')}
        className="btn-primary mt-5 w-full"
      />
    </form>
  );
}

function AgainForm({ action, challenge, now }: StepProps) {
  const { t } = texts();
  const { state } = challenge;
  const over = state !== 'open';
  const lines = findFaultLines('again');
  const isRefused = lines.length > 0;
  const resendAt = challenge.issuedAt + caps.pauseMs;
  return (
    <form method="post" action={action} className={over ? '' : 'mt-6 border-t-1 border-line pt-5'}>
      <input type="hidden" name="step" value="again" />
      {(over || isRefused) && (
        <p
          role="alert"
          tabIndex={-1}
          // Without scripts the browser scrolls to the focused message.
          autoFocus
          className="mb-4 rounded-control bg-danger-tint p-4 font-medium text-danger"
        >
          <FaultLines
            lines={
              isRefused
                ? lines
                : [t(state === 'unsent' ? 'identity.unsent' : 'identity.wrongThrice')]
            }
          />
        </p>
      )}
      {state !== 'unsent' && (
        <ResendNote
          at={resendAt}
          now={now}
          labels={{
            at: t('identity.againAt', { time: formatTime(new Date(resendAt)) }),
            in: t('identity.againIn', { seconds: '#' }),
            now: t('identity.againNow'),
          }}
        />
      )}
      <Challenge field="again" />
      <SubmitButton
        label={t('identity.again')}
        pending={t('identity.sending')}
        className={`${over ? 'btn-primary' : 'btn-line'} mt-3 w-full`}
      />
    </form>
  );
}

/** The second step: the code, and how to request another one. */
export function CodeForms({ submit, ...step }: StepProps & { submit: string }) {
  const { t } = texts();
  const { channel, address, state } = step.challenge;
  return (
    <>
      {state === 'open' && (
        <>
          <p className="numbers mb-5">
            {channel === 'sms'
              ? t('identity.codeSent', { number: maskPhoneNumber(address) })
              : t('identity.emailSent', { address: maskEmailAddress(address) })}
          </p>
          <CodeForm {...step} submit={submit} />
        </>
      )}
      <AgainForm {...step} />
      <InboundOffer action={step.action} field="again" subject={step.challenge} />
    </>
  );
}
