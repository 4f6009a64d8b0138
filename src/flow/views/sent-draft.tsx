import { formatDateTime } from '#i18n/format-date.ts';
import { texts } from '#request/texts.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import type { CurrentDraft } from '../current-draft.ts';
import type { Flow } from '../define-flow.ts';
import type { SentDraft as Sent } from '../end/store.ts';

interface SentDraftProps {
  flow: Flow;
  sent: Sent;
  caller: CurrentDraft['caller'];
}

/** Instead of a step where the draft was sent meanwhile: when, from where, and what can be done now. */
export function SentDraft({ flow, sent: { at, sentBy, goTo }, caller }: SentDraftProps) {
  const { t, locale } = texts();
  const time = formatDateTime(at, locale);
  const isHere = sentBy === caller.visitorId;
  return (
    <>
      <PageMeta title={t(flow.title)} description={t('flow.sent.title')} noIndex />
      <h1 tabIndex={-1} className="text-3xl">
        {t('flow.sent.title')}
      </h1>
      <p className="numbers mt-3">
        {t(isHere ? 'flow.sent.here' : 'flow.sent.elsewhere', { time })}
      </p>
      {goTo === null && <p className="mt-3">{t('flow.sent.resultThere')}</p>}
      <div className="mt-5 flex flex-wrap gap-4">
        {goTo !== null && (
          <a href={goTo} data-document className="btn-primary">
            {t('flow.sent.result')}
          </a>
        )}
        <form method="post" action="/leave-draft">
          <input type="hidden" name="kind" value={flow.kind} />
          <input type="hidden" name="path" value={flow.path} />
          <input type="hidden" name="sent" value="1" />
          <button type="submit" className={goTo === null ? 'btn-primary' : 'btn-quiet'}>
            {t('flow.locked.leave')}
          </button>
        </form>
      </div>
    </>
  );
}
