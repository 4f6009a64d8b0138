import { maskNumber } from '#domain/phone-number.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { toSignInHref } from '#identity/sign-in/model.ts';
import { texts } from '#request/texts.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import type { Flow } from '../define-flow.ts';
import type { Confirmation } from '../model.ts';

const says = {
  phone: 'flow.locked.phone',
  email: 'flow.locked.email',
  dan: 'flow.locked.dan',
} as const satisfies Record<Confirmation['by'], MessageKey>;

interface LockedDraftProps {
  flow: Flow;
  locked: Confirmation;
}

/** A draft that another device has begun: what has to be confirmed here, and nothing of the draft. */
export function LockedDraft({ flow, locked }: LockedDraftProps) {
  const { t } = texts();
  const number = locked.by === 'phone' ? maskNumber(locked.isdn) : '';
  return (
    <>
      <PageMeta title={t(flow.title)} description={t('flow.locked.title')} noIndex />
      <h1 tabIndex={-1} className="text-3xl">
        {t('flow.locked.title')}
      </h1>
      <p className="mt-3">{t(says[locked.by], { number })}</p>
      <div className="mt-5 flex flex-wrap gap-4">
        {locked.by === 'phone' && (
          <a href={toSignInHref(flow.path)} data-document className="btn-primary">
            {t('flow.locked.signIn')}
          </a>
        )}
        <form method="post" action="/leave-draft">
          <input type="hidden" name="kind" value={flow.kind} />
          <input type="hidden" name="path" value={flow.path} />
          <button type="submit" className="btn-quiet">
            {t('flow.locked.leave')}
          </button>
        </form>
      </div>
    </>
  );
}
