import { CodeStep } from '#flow/views/code-step.tsx';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Empty } from '#ui/empty.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { type PurchaseKind, toResultHref } from '../model.ts';
import { findAsked, toClosedValues } from './form.ts';
import {
  findAskedCode,
  findClosedUntil,
  hasConfirmed,
  type OwnedPurchase,
  toConfirmHref,
} from './own-esim.ts';

async function Confirm({ purchase }: { purchase: OwnedPurchase }) {
  const { t } = texts();
  const asked = findAskedCode(purchase);
  const until = await findClosedUntil(purchase);
  if (until) return <p className="max-w-3xl">{t('esim.own.closed', toClosedValues(until))}</p>;
  if (!asked || (await hasConfirmed(purchase))) {
    return (
      <a href={toResultHref(purchase.token)} data-document className="btn-primary">
        {t('esim.own.open')}
      </a>
    );
  }
  return <CodeStep asked={asked} action={toConfirmHref(purchase)} submit={t('esim.own.open')} />;
}

/** Where somebody on another device confirms the contact of an order, which is shown masked. */
export async function ConfirmPage({
  of,
  path,
}: {
  of: Extract<PurchaseKind, 'touristSim' | 'newNumber'>;
  path: '/tourist-sim' | '/new-number';
}) {
  const { t } = texts();
  const purchase = await findAsked();
  // Somebody else's is as good as none, so that nobody learns which there are.
  if (!purchase) requestContext().gone = true;
  const title = t(purchase ? `esim.own.title.${of}` : 'pay.result.gone');
  const flow = t(`flow.${of}.title`);
  return (
    <>
      <PageMeta title={title} description={flow} noIndex />
      <PageHeader crumbs={[{ name: flow, href: path }]} title={title} />
      <div className="page pb-16">
        <ErrorSummary />
        {purchase ? (
          <Confirm purchase={purchase} />
        ) : (
          <Empty icon="search-x" title={title} text={t('pay.result.goneText')}>
            <a href={path} data-document className="btn-primary mt-2">
              {flow}
            </a>
          </Empty>
        )}
      </div>
    </>
  );
}
