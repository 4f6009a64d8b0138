import { formatTime } from '#domain/ulaanbaatar-time.ts';
import { texts } from '#request/texts.ts';
import type { FormRefusal } from '#request/context.ts';
import type { IdentityMessage } from '../form.ts';

/** The message of a refusal, with the time from which the visitor may try again. */
export function RefusalNote({ refusal }: { refusal: FormRefusal }) {
  const { t } = texts();
  const time = refusal.retryAt === undefined ? '' : formatTime(new Date(refusal.retryAt));
  const message = refusal.message as IdentityMessage;
  return (
    <>
      {t(message, { time })}
      {message === 'identity.locked' && time !== '' && (
        <span className="numbers block font-normal">{t('identity.lockedUntil', { time })}</span>
      )}
    </>
  );
}
