import { settings } from '#env.ts';
import { maskPhoneNumber } from '#domain/phone-number.ts';
import { formatTime } from '#domain/ulaanbaatar-time.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';
import { type Challenge, readWord } from '../../tan/tan.ts';
import { StepAlert } from './step-alert.tsx';
import { readFieldState } from '#ui/form/field-state.ts';
import { SubmitButton } from '#ui/islands/submit-button.tsx';

/** A telephone, by which the SMS can be sent from the page. */
function isPhone(): boolean {
  const { mode, device } = requestContext();
  return mode !== 'kiosk' && device === 'MOBILE';
}

interface StepProps {
  action: string;
  challenge: Challenge;
}

/** The number and the word, large, and on a telephone a link that fills both in. */
async function WordToSend({ challenge }: Pick<StepProps, 'challenge'>) {
  const { t } = texts();
  const { SMS_SHORT_NUMBER: to = '' } = settings();
  const digits = await readWord(challenge);
  const word = t('identity.inbound.keyword', { word: `${digits.slice(0, 4)} ${digits.slice(4)}` });
  return (
    <>
      <p className="numbers">
        {t('identity.inbound.text', {
          number: maskPhoneNumber(challenge.address),
          time: formatTime(new Date(challenge.expiresAt)),
        })}
      </p>
      <dl className="numbers my-5 rounded-control bg-sunken p-4">
        <dt className="text-sm text-muted">{t('identity.inbound.to')}</dt>
        <dd className="mb-3 text-2xl font-bold">{to}</dd>
        <dt className="text-sm text-muted">{t('identity.inbound.word')}</dt>
        <dd className="text-2xl font-bold">{word}</dd>
      </dl>
      <p className="mb-5 text-sm text-muted">{t('identity.inbound.warning')}</p>
      {isPhone() && (
        <a
          href={`sms:${to}?&body=${encodeURIComponent(word)}`}
          className={`btn-primary mb-4 w-full ${withIcon('smartphone')}`}
        >
          {t('identity.inbound.openApp')}
        </a>
      )}
    </>
  );
}

/** The customer says that the SMS is sent; whether it has arrived, the answer knows. */
function SentForm({ action, challenge }: StepProps) {
  const { t } = texts();
  const arrived = challenge.state === 'confirmed';
  return (
    <form method="post" action={action} className="stack gap-5">
      <input type="hidden" name="step" value="sent" />
      {arrived ? (
        <p
          role="status"
          className={`flex items-start gap-2 font-medium text-success before:mt-0.5 ${withIcon('check')}`}
        >
          {t('identity.inbound.arrived')}
        </p>
      ) : (
        <StepAlert lines={readFieldState('sent').faults} />
      )}
      <SubmitButton
        label={t(arrived ? 'identity.inbound.continue' : 'identity.inbound.sent')}
        pending={t('identity.checking')}
        className={`${isPhone() && !arrived ? 'btn-line' : 'btn-primary'} w-full`}
      />
    </form>
  );
}

function AgainForm({ action }: Pick<StepProps, 'action'>) {
  const { t } = texts();
  return (
    <form method="post" action={action} className="stack gap-5">
      <input type="hidden" name="step" value="inbound" />
      <StepAlert lines={[t('identity.inbound.expired')]} />
      <SubmitButton
        label={t('identity.inbound.again')}
        pending={t('identity.checking')}
        className="btn-primary w-full"
      />
    </form>
  );
}

/** The other way round: what to send, and on from there once it has arrived. */
export function InboundForms({ action, challenge, now }: StepProps & { now: number }) {
  if (challenge.expiresAt <= now) return <AgainForm action={action} />;
  return (
    <>
      {challenge.state === 'waiting' && <WordToSend challenge={challenge} />}
      <SentForm action={action} challenge={challenge} />
    </>
  );
}
