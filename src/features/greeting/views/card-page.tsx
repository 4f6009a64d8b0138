import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Choices } from '#ui/form/choices.tsx';
import { readFieldState } from '#ui/form/field-state.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { GreetingCard } from '../islands/greeting-card.tsx';
import { greetingDays, reportReasons, toPicture } from '../model.ts';
import { isStopped, openGreeting } from '../store.ts';
import { GreetingGone } from './ready-page.tsx';
import { listWishes } from './wishes.ts';

function Report({ link }: { link: string }) {
  const { t } = texts();
  return (
    <details open={readFieldState('reason').faults.length > 0} className="mt-6">
      <summary
        className={`line-link gap-1.5 text-sm text-muted hover:underline ${withIcon('flag')}`}
      >
        {t('greeting.report.title')}
      </summary>
      <form
        method="post"
        action={`/new-year-greeting/card?g=${link}`}
        className="card stack mt-3 gap-5 p-5"
      >
        <input type="hidden" name="g" value={link} />
        <p className="text-muted">{t('greeting.report.text')}</p>
        <Choices
          name="reason"
          legend={t('greeting.report.why')}
          choices={reportReasons.map((value) => ({ value, title: t(`greeting.reason.${value}`) }))}
        />
        <button type="submit" className="btn-line self-start">
          {t('greeting.report.send')}
        </button>
      </form>
    </details>
  );
}

/** A greeting as whoever has its link sees it. Previews in other apps show its picture, and no name. */
export async function GreetingOfLink() {
  const { t } = texts();
  const link = requestContext().page.query.get('g') ?? '';
  const opened = await openGreeting(link);
  const greeting = opened && !isStopped(opened) ? opened.greeting : null;
  if (!greeting) requestContext().gone = true;
  const state = opened ? 'stopped' : 'gone';
  const title = greeting ? t(`greeting.wish.${greeting.template}`) : t(`greeting.${state}.title`);
  return (
    <>
      <PageMeta
        title={title}
        description={t('greeting.shared')}
        {...(greeting && { image: toPicture(greeting.template) })}
        keep={['g']}
        noIndex
      />
      <div className="page pb-16 pt-8">
        {greeting ? (
          <div className="mx-auto max-w-160">
            <GreetingCard greeting={greeting} wishes={listWishes()} heading="h1" />
            <div className="mt-6">
              <ErrorSummary />
            </div>
            <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
              <a
                href="/new-year-greeting"
                data-document
                className={`btn-primary ${withIcon('gift')}`}
              >
                {t('greeting.own')}
              </a>
              <p className="text-sm text-muted">{t('greeting.until', { days: greetingDays })}</p>
            </div>
            <Report link={link} />
          </div>
        ) : (
          <>
            <GreetingGone
              title={title}
              text={t(`greeting.${state}.text`, { days: greetingDays })}
            />
            <ErrorSummary />
          </>
        )}
      </div>
    </>
  );
}
