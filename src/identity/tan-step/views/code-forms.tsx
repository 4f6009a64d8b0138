import { maskEmailAddress } from '#domain/email-address.ts';
import { maskPhoneNumber } from '#domain/phone-number.ts';
import { formatTime } from '#domain/ulaanbaatar-time.ts';
import { texts } from '#request/texts.ts';
import { Field } from '#ui/form/field.tsx';
import { readFieldState } from '#ui/form/field-state.ts';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import { attempts, caps } from '../../tan/caps.ts';
import type { Challenge } from '../../tan/tan.ts';
import { ResendNote } from '../islands/resend-note.tsx';
import { RequestForm } from './request-form.tsx';
import { StepAlert } from './step-alert.tsx';

interface StepProps {
  action: string;
  challenge: Challenge;
  now: number;
}

/** Reads the fault from the stored challenge, so that neither a reload nor a loading script can lose it. */
function findCodeFaults({ attemptsLeft: count }: Challenge): readonly string[] {
  const { t } = texts();
  const { faults } = readFieldState('code');
  if (faults.length > 0 || count === attempts) return faults;
  return [t('identity.wrong'), t('identity.attemptsLeft', { count })];
}

interface CodeProps extends StepProps {
  submit: string;
  isFinal?: boolean;
}

function CodeForm({ action, challenge, submit, isFinal }: Omit<CodeProps, 'now'>) {
  const { t } = texts();
  return (
    <form method="post" action={action} noValidate>
      <input type="hidden" name="step" value="code" />
      <Field
        name="code"
        label={t(challenge.channel === 'sms' ? 'identity.code' : 'identity.emailCode')}
        hint={t('identity.validUntil', { time: formatTime(new Date(challenge.expiresAt)) })}
        faults={findCodeFaults(challenge)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={11}
        autoFocus={readFieldState('again').faults.length === 0}
        className="numbers text-xl tracking-[.3em]"
      />
      <SubmitButton
        label={submit}
        pending={t('identity.checking')}
        className={`${isFinal ? 'btn-line text-danger' : 'btn-primary'} mt-5 w-full`}
      />
    </form>
  );
}

/** `isOver`: the code can not be used any more, so another one is what leads on. */
function AgainForm({ action, challenge, now, isOver }: StepProps & { isOver: boolean }) {
  const { t } = texts();
  const { issuedAt, state } = challenge;
  const { faults } = readFieldState('again');
  const ended = state === 'unsent' ? 'unsent' : state === 'locked' ? 'wrongThrice' : 'expired';
  const lines = faults.length > 0 || !isOver ? faults : [t(`identity.${ended}`)];
  const resendAt = issuedAt + caps.pauseMs;
  const time = formatTime(new Date(resendAt));
  // A refusal says itself when another one is sent.
  const waits = faults.length === 0 && state !== 'unsent';
  return (
    <RequestForm
      action={action}
      step="again"
      label="identity.again"
      subject={challenge}
      isSecond={!isOver}
      {...(waits && {
        wait: {
          at: resendAt,
          now,
          from: t('identity.againFrom', { time }),
          in: t('identity.againAfter', { seconds: '#' }),
        },
      })}
    >
      <div className="stack gap-3">
        <StepAlert lines={lines} />
        {waits && (
          <ResendNote
            at={resendAt}
            now={now}
            labels={{
              at: t('identity.againAt', { time }),
              in: t('identity.againIn', { seconds: '#' }),
              now: t('identity.againNow'),
            }}
          />
        )}
      </div>
    </RequestForm>
  );
}

/** The second step: the code, and how to request another one. */
export function CodeForms({ submit, isFinal = false, ...step }: CodeProps) {
  const { t } = texts();
  const { channel, address } = step.challenge;
  return (
    <>
      <p className="numbers mb-5">
        {channel === 'sms'
          ? t('identity.codeSent', { number: maskPhoneNumber(address) })
          : t('identity.emailSent', { address: maskEmailAddress(address) })}
      </p>
      <CodeForm {...step} submit={submit} isFinal={isFinal} />
      <div className="mt-6 border-t-1 border-line pt-5">
        <AgainForm {...step} isOver={false} />
      </div>
    </>
  );
}

/** Instead of it, where the code can not be used any more. */
export function OverForm(step: StepProps) {
  return <AgainForm {...step} isOver />;
}
