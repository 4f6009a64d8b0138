import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';

/** Where a hand-off link leads. */
export function ContinuePage() {
  const { t } = texts();
  const { page, formState } = requestContext();
  const title = t('flow.handOff.title');
  const link = page.query.get('link');
  return (
    <>
      <PageMeta title={title} description={t('flow.handOff.text')} noIndex />
      <PageHeader
        crumbs={[{ name: title, href: '/continue' }]}
        title={title}
        lead={t('flow.handOff.text')}
      />
      <div className="page pb-16">
        <ErrorSummary />
        {link && !formState && (
          <form method="post" action="/continue">
            <input type="hidden" name="link" value={link} />
            <button type="submit" className="btn-primary">
              {t('flow.continue')}
            </button>
          </form>
        )}
        {!link && !formState && <p>{t('flow.handOff.gone')}</p>}
      </div>
    </>
  );
}
