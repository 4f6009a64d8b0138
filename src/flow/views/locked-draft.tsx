import { maskNumber } from '#domain/phone-number.ts';
import { toSignInHref } from '#identity/sign-in/model.ts';
import { texts } from '#request/texts.ts';
import type { Flow } from '../define-flow.ts';
import type { Confirmation } from '../model.ts';

interface LockedDraftProps {
  flow: Flow;
  locked: Confirmation;
}

/** A draft that another device has begun: what has to be confirmed here, and nothing of the draft. */
export function LockedDraft({ flow, locked }: LockedDraftProps) {
  const { t } = texts();
  const number = locked.by === 'phone' ? maskNumber(locked.isdn) : '';
  return (
    <div className="card p-5 sm:p-6">
      <h2 className="text-xl">{t('flow.locked.title')}</h2>
      <p className="mt-2">{t(`flow.locked.${locked.by}`, { number })}</p>
      <div className="mt-5 flex flex-wrap gap-4">
        {locked.by === 'phone' && (
          <a href={toSignInHref(flow.path)} data-document className="btn-primary">
            {t('flow.locked.signIn')}
          </a>
        )}
        <form method="post" action="/continue/leave">
          <input type="hidden" name="kind" value={flow.kind} />
          <input type="hidden" name="path" value={flow.path} />
          <button type="submit" className="btn-quiet">
            {t('flow.locked.leave')}
          </button>
        </form>
      </div>
    </div>
  );
}
