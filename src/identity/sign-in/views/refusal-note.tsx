import { formatTime } from '#domain/ulaanbaatar-time.ts';
import { texts } from '#request/texts.ts';
import type { FormRefusal } from '#request/context.ts';
import type { IdentityMessage } from '../form.ts';

/** What a refusal says, with the time from which it may be tried again. */
export function RefusalNote({ refusal }: { refusal: FormRefusal }) {
  const { t } = texts();
  const time = refusal.until === undefined ? '' : formatTime(new Date(refusal.until));
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
