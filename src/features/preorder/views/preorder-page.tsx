import type { ReactNode } from 'react';
import type { Product } from '#contracts/commerce/products.ts';
import type { Preorder } from '#contracts/content/offers.ts';
import { formatMnt } from '#domain/money.ts';
import { toProductAddress } from '#domain/product-address.ts';
import { formatDate, formatDateTime } from '#i18n/format-date.ts';
import { settleRead } from '#lib/outcome.ts';
import { readCollectDays } from '#purchase/move-place.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { readPreorder } from '#services/content.ts';
import { readProduct } from '#services/products.ts';
import { Empty } from '#ui/empty.tsx';
import { Failed } from '#ui/failed.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Breadcrumbs } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { findState, type PreorderState } from '../find-state.ts';
import { hasQuota } from '../model.ts';
import { ActPart } from './act-part.tsx';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="m-0 text-lg font-bold">{children}</dd>
    </div>
  );
}

function Facts({
  preorder,
  product,
  state,
}: {
  preorder: Preorder;
  product: Product | null;
  state: PreorderState | null;
}) {
  const { t, locale } = texts();
  const { deposit, opensAt, closesAt, eta } = preorder;
  return (
    <dl className="numbers mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-t-1 border-line pt-5">
      {product && <Fact name={t('preorder.price')}>{formatMnt(product.price)}</Fact>}
      <Fact name={t('preorder.deposit')}>{formatMnt(deposit)}</Fact>
      {state?.phase === 'soon' && opensAt && (
        <Fact name={t('preorder.opens')}>{formatDateTime(opensAt, locale)}</Fact>
      )}
      {state?.phase === 'open' && hasQuota(preorder) && (
        <Fact name={t('preorder.left')}>{t('preorder.places', { count: state.left })}</Fact>
      )}
      {closesAt && (
        <Fact name={t(state?.phase === 'over' ? 'preorder.closed' : 'preorder.closes')}>
          {formatDateTime(closesAt, locale)}
        </Fact>
      )}
      {eta && <Fact name={t('preorder.eta')}>{formatDate(eta, locale)}</Fact>}
    </dl>
  );
}

/** In three lines, since nobody reads terms in a hurry. */
function How() {
  const { t } = texts();
  const values = { days: readCollectDays() };
  return (
    <section aria-labelledby="how" className="mt-8">
      <h2 id="how" className="text-xl">
        {t('preorder.how.title')}
      </h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-muted">
        {(['deposit', 'collect', 'refund', 'fair'] as const).map((key) => (
          <li key={key}>{t(`preorder.how.${key}`, values)}</li>
        ))}
      </ul>
    </section>
  );
}

interface PreorderPageProps {
  id: string;
  /** The way to the payment of a place that is taken and not paid. */
  payment: (purchaseId: string) => ReactNode;
}

/** A product that is not sold yet: when, how many, for which deposit, and one's own place. */
export async function PreorderPage({ id, payment }: PreorderPageProps) {
  const { t, own } = texts();
  const { page } = requestContext();
  const found = await settleRead(await readPreorder(id));
  const isUnknown = !found.ok && 'kind' in found.error && found.error.kind === 'not-found';
  if (isUnknown) requestContext().gone = true;
  const preorder = found.ok ? found.value : null;
  const [read, state] = await Promise.all([
    preorder ? readProduct(preorder.productId).then(settleRead) : null,
    // A database that fails costs what is personal, not the page.
    preorder ? findState(preorder).catch(() => null) : null,
  ]);
  const product = read?.ok ? read.value : null;
  const name = product ? own(product, 'name') : t('product.preorder');
  const title = product ? t('preorder.title', { what: name }) : t('product.preorder');
  return (
    <>
      <PageMeta
        title={title}
        description={t('preorder.lead')}
        {...(product?.images[0] && { image: product.images[0] })}
        noIndex={!preorder}
      />
      <div className="page pt-6 pb-16 sm:pt-8" data-eager>
        <Breadcrumbs
          crumbs={[
            { name: t('shop.title'), href: '/shop' },
            ...(product ? [{ name, href: toProductAddress(product.id) }] : []),
            { name: t('product.preorder'), href: page.pathname },
          ]}
        />
        {preorder ? (
          <div className="mt-4 grid gap-8 roomy:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] roomy:gap-14">
            <div className="min-w-0">
              <div className="flex flex-col gap-5 sm:flex-row sm:items-center sm:gap-8">
                {product?.images[0] && (
                  <img
                    src={product.images[0]}
                    alt=""
                    width="480"
                    height="600"
                    className="h-52 w-full shrink-0 rounded-card bg-sunken object-contain p-3 sm:w-44"
                  />
                )}
                <div className="min-w-0">
                  <p className="eyebrow">{t('product.preorder')}</p>
                  <h1 tabIndex={-1} className="mt-1 text-4xl">
                    {name}
                  </h1>
                  <p className="lead mt-3">{t('preorder.lead')}</p>
                </div>
              </div>
              <Facts preorder={preorder} product={product} state={state} />
            </div>
            <div className="min-w-0">
              <ErrorSummary />
              {state ? (
                <ActPart preorder={preorder} state={state} payment={payment} />
              ) : (
                <Failed title={t('preorder.fault.failed')} />
              )}
              <How />
            </div>
          </div>
        ) : (
          <div className="mt-6">
            <h1 tabIndex={-1} className="mb-6 text-4xl">
              {title}
            </h1>
            {isUnknown ? (
              <Empty icon="search-x" title={t('preorder.gone')} text={t('preorder.goneText')}>
                <a href="/shop" data-document className="btn-primary mt-2">
                  {t('shop.title')}
                </a>
              </Empty>
            ) : (
              <Failed title={t('preorder.fault.failed')} />
            )}
          </div>
        )}
      </div>
    </>
  );
}
