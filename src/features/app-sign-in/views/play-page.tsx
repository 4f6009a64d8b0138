import { texts } from '#i18n/texts.ts';
import { requestContext } from '#request/context.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';

/** In place of the native app, where there is no real mobile service to issue its tokens. */
export function PlayPage() {
  const { t } = texts();
  const { page, mode } = requestContext();
  const wrong = page.query.has('wrong');
  const title = t('token.playTitle');
  return (
    <>
      <PageMeta title={title} description={t('token.playLead')} noIndex />
      <PageHeader
        crumbs={[{ name: title, href: page.pathname }]}
        title={title}
        lead={t('token.playLead')}
      />
      <form method="post" action={page.pathname} className="page stack items-start gap-4">
        <label className="stack gap-1.5 font-medium" htmlFor="app-number">
          {t('token.playNumber')}
        </label>
        <input
          id="app-number"
          name="isdn"
          className="control max-w-60"
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          defaultValue={wrong ? undefined : '99112233'}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? 'app-number-wrong' : undefined}
        />
        {wrong && (
          <p id="app-number-wrong" role="alert" className="font-medium text-danger">
            {t('token.playWrong')}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <button type="submit" className="btn-primary">
            {t('token.playOpen')}
          </button>
          {mode === 'webview' && (
            <button type="submit" name="leave" value="1" className="btn-line">
              {t('token.playLeave')}
            </button>
          )}
        </div>
      </form>
    </>
  );
}
