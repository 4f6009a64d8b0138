import { maskPhoneNumber } from '#domain/phone-number.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { DanForm, DanOffer, TooManyAttempts } from '#identity/dan/views/dan-offer.tsx';
import { danPurposes } from '#identity/dan/purposes.ts';
import { mayAttempt } from '#identity/dan/store.ts';
import { toSignInHref } from '#identity/sign-in/model.ts';
import { texts } from '#request/texts.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import type { CurrentDraft } from '../current-draft.ts';
import type { Flow } from '../define-flow.ts';
import { toSubject } from '../handoff/lock.ts';
import type { Lock } from '../model.ts';
import { toStepPath } from '../step-form.ts';
import { CodeStep } from './code-step.tsx';

const says = {
  'sign-in': 'flow.locked.phone',
  phone: 'flow.locked.phone',
  email: 'flow.locked.email',
  dan: 'flow.locked.dan',
  nothing: 'flow.locked.nothing',
} as const satisfies Record<Lock['needs']['by'], MessageKey>;

interface LockedDraftProps {
  flow: Flow;
  locked: Lock;
  caller: CurrentDraft['caller'];
}

/** What confirms the draft here; nothing where signing in does, or nothing can. */
async function Confirm({ flow, locked, caller: { visitorId } }: LockedDraftProps) {
  const { needs } = locked;
  const [{ name } = { name: '' }] = flow.steps;
  const action = toStepPath(flow, { name });
  const subject = toSubject(locked);
  if (subject) {
    const asked = { purpose: 'draft-hand-off', subject } as const;
    return <CodeStep asked={asked} action={action} submit={texts().t('flow.locked.submit')} />;
  }
  if (needs.by !== 'dan') return null;
  return (
    <div className="stack gap-6">
      <DanOffer subject={danPurposes[needs.purpose].subject}>
        {(await mayAttempt(visitorId, Date.now())) ? (
          <DanForm action={action} fields={{ step: 'dan' }} />
        ) : (
          <TooManyAttempts />
        )}
      </DanOffer>
    </div>
  );
}

/** A draft that another device has begun: what has to be confirmed here, and nothing of the draft. */
export function LockedDraft({ flow, locked, caller }: LockedDraftProps) {
  const { t } = texts();
  const { needs, isOther } = locked;
  const number = 'isdn' in needs ? maskPhoneNumber(needs.isdn) : '';
  return (
    <>
      <PageMeta title={t(flow.title)} description={t('flow.locked.title')} noIndex />
      <h1 tabIndex={-1} className="text-3xl">
        {t('flow.locked.title')}
      </h1>
      {isOther && (
        <p role="alert" className="mt-3 rounded-control bg-danger-tint p-4 font-medium text-danger">
          {t('flow.locked.otherPerson')}
        </p>
      )}
      <p className="mt-3 mb-5">{t(says[needs.by], { number })}</p>
      <Confirm flow={flow} locked={locked} caller={caller} />
      <div className="mt-5 flex flex-wrap gap-4">
        {needs.by === 'sign-in' && (
          <a href={toSignInHref(flow.path)} data-document className="btn-primary">
            {t('flow.locked.signIn')}
          </a>
        )}
        <form method="post" action="/leave-draft">
          <input type="hidden" name="kind" value={flow.kind} />
          <input type="hidden" name="path" value={flow.path} />
          <button type="submit" className={needs.by === 'nothing' ? 'btn-primary' : 'btn-quiet'}>
            {t('flow.locked.leave')}
          </button>
        </form>
      </div>
    </>
  );
}
