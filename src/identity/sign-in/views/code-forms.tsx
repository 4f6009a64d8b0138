import { maskPhoneNumber } from '#domain/phone-number.ts';
import { formatTime } from '#domain/ulaanbaatar-time.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { attempts, caps } from '../../tan/caps.ts';
import type { Challenge } from '../../tan/tan.ts';
import { ResendNote } from '../islands/resend-note.tsx';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import { toSignInHref } from '../model.ts';
import { FieldFault } from '#ui/form/field-fault.tsx';
import { RefusalNote } from './refusal-note.tsx';

interface StepProps {
  challenge: Challenge;
  now: number;
}

/** Reads the error from the stored challenge, so that neither a reload nor a loading script can lose it. */
function CodeError({ challenge, now }: StepProps) {
  const { t } = texts();
  const { refusal } = requestContext();
  if (refusal?.field === 'code') return <RefusalNote refusal={refusal} />;
  if (challenge.expiresAt <= now) return <>{t('identity.expired')}</>;
  return (
    <>
      {t('identity.wrong')}
      <span className="block font-normal">
        {t('identity.attemptsLeft', { count: challenge.attemptsLeft })}
      </span>
    </>
  );
}

function CodeForm({ challenge, now }: StepProps) {
  const { t } = texts();
  const { page, refusal, mode } = requestContext();
  const wrong =
    refusal?.field === 'code' || challenge.attemptsLeft < attempts || challenge.expiresAt <= now;
  return (
    <form method="post" action={toSignInHref(page.query.get('next'))} noValidate>
      <input type="hidden" name="step" value="code" />
      <label htmlFor="code" className="block font-bold">
        {t('identity.code')}
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
        autoFocus={refusal?.field !== 'again'}
        className="control numbers text-xl tracking-[.3em] aria-[invalid]:border-danger"
      />
      {wrong && (
        <FieldFault id="code-error">
          <CodeError challenge={challenge} now={now} />
        </FieldFault>
      )}
      <SubmitButton
        label={t('identity.signIn')}
        pending={t('identity.checking')}
        className="btn-primary mt-5 w-full"
      />
    </form>
  );
}

function AgainForm({ challenge, now }: StepProps) {
  const { t } = texts();
  const { page, refusal } = requestContext();
  const { state } = challenge;
  const over = state !== 'open';
  const refused = refusal?.field === 'again' ? refusal : null;
  const resendAt = challenge.issuedAt + caps.pauseMs;
  return (
    <form
      method="post"
      action={toSignInHref(page.query.get('next'))}
      className={over ? '' : 'mt-6 border-t-1 border-line pt-5'}
    >
      <input type="hidden" name="step" value="again" />
      {(over || refused) && (
        <p
          role="alert"
          tabIndex={-1}
          // Without scripts the browser scrolls to the focused message.
          autoFocus
          className="mb-4 rounded-control bg-danger-tint p-4 font-medium text-danger"
        >
          {refused ? (
            <RefusalNote refusal={refused} />
          ) : (
            t(state === 'unsent' ? 'identity.unsent' : 'identity.wrongThrice')
          )}
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
      <SubmitButton
        label={t('identity.again')}
        pending={t('identity.sending')}
        className={`${over ? 'btn-primary' : 'btn-line'} mt-3 w-full`}
      />
    </form>
  );
}

/** The second step: the code, and how to request another one. */
export function CodeForms({ challenge, now }: StepProps) {
  const { t } = texts();
  const { page } = requestContext();
  return (
    <>
      {challenge.state === 'open' && (
        <>
          <p className="numbers mb-5">
            {t('identity.codeSent', { number: maskPhoneNumber(challenge.isdn) })}
          </p>
          <CodeForm challenge={challenge} now={now} />
        </>
      )}
      <AgainForm challenge={challenge} now={now} />
      <a
        href={toSignInHref(page.query.get('next'), 'number')}
        data-document
        className="line-link mt-4 text-link"
      >
        {t('identity.otherNumber')}
      </a>
    </>
  );
}
