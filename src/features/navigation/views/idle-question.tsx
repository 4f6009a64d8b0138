import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';

/** As long as a visit without scripts may rest: the question's time and that of its answer. */
const restSeconds = 120;

/** React takes over an element whatever stands in it only where it is told of HTML; else it would discard the page. */
const writtenByScript = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

/**
 * What a kiosk asks when nobody has touched it for a while, and what it shows while a visit is being ended. Both are
 * shown by `browser/kiosk/kiosk.ts`; without scripts the visit ends by itself, unless a page is opened before.
 */
export function IdleQuestion() {
  const { t } = texts();
  return (
    <>
      <dialog
        id="idle"
        role="alertdialog"
        aria-labelledby="idle-title"
        aria-describedby="idle-text"
        suppressHydrationWarning
        className="idle rounded-card bg-raised text-ink shadow-float"
      >
        <div className="stack items-center gap-6 p-10 text-center">
          <p className="idle-count numbers" aria-hidden="true" {...writtenByScript} />
          <h2 id="idle-title" className="text-3xl">
            {t('kiosk.idle.title')}
          </h2>
          <p id="idle-text" className="text-lg text-muted">
            {t('kiosk.idle.text')}
          </p>
          <p
            role="status"
            data-text={t('kiosk.idle.left', { count: '#' })}
            className="sr-only"
            {...writtenByScript}
          />
          <button type="button" className={`btn-primary w-full text-xl ${withIcon('check')}`}>
            {t('kiosk.idle.stay')}
          </button>
          <form method="post" action="/start-over" className="w-full">
            <button type="submit" className={`btn-line w-full ${withIcon('log-out')}`}>
              {t('kiosk.idle.end')}
            </button>
          </form>
        </div>
      </dialog>
      <div id="wiped" hidden role="status" className="wiped stack items-center gap-4 text-center">
        <p className="text-3xl font-bold">{t('kiosk.wiped.title')}</p>
        <p className="text-lg text-muted">{t('kiosk.wiped.text')}</p>
      </div>
      <noscript>
        <meta httpEquiv="refresh" content={`${restSeconds};url=/kiosk/idle`} />
      </noscript>
    </>
  );
}
