import { CodeStep } from '#flow/views/code-step.tsx';
import { toResultHref } from '#purchase/model.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Empty } from '#ui/empty.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { findAsked, toConfirmHref } from '../confirm-form.ts';
import { hasConfirmed, toOwnEmail } from '../own-esim.ts';

/** Where a guest on another device confirms the address of an order, which is shown masked. */
export async function ConfirmPage() {
  const { t } = texts();
  const purchase = await findAsked();
  // Somebody else's is as good as none, so that nobody learns which there are.
  if (!purchase) requestContext().gone = true;
  const title = t(purchase ? 'touristSim.confirmTitle' : 'pay.result.gone');
  return (
    <>
      <PageMeta title={title} description={t('flow.touristSim.title')} noIndex />
      <PageHeader
        crumbs={[{ name: t('flow.touristSim.title'), href: '/tourist-sim' }]}
        title={title}
      />
      <div className="page pb-16">
        <ErrorSummary />
        {!purchase && (
          <Empty icon="search-x" title={title} text={t('pay.result.goneText')}>
            <a href="/tourist-sim" data-document className="btn-primary mt-2">
              {t('flow.touristSim.title')}
            </a>
          </Empty>
        )}
        {purchase && (await hasConfirmed(purchase)) && (
          <a href={toResultHref(purchase.token)} data-document className="btn-primary">
            {t('touristSim.open')}
          </a>
        )}
        {purchase && !(await hasConfirmed(purchase)) && (
          <CodeStep
            asked={toOwnEmail(purchase)}
            action={toConfirmHref(purchase.token)}
            submit={t('touristSim.open')}
          />
        )}
      </div>
    </>
  );
}
