import type { Product } from '#contracts/commerce/products.ts';
import { toProductAddress } from '#domain/product-address.ts';
import { nameVariant } from '#domain/variant-name.ts';
import { settleRead } from '#lib/outcome.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { readProduct } from '#services/products.ts';
import { Empty } from '#ui/empty.tsx';
import { Failed } from '#ui/failed.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { Panel } from '#ui/panel.tsx';
import { readAsked } from '../asked.ts';
import { isSoldOut, watchDays } from '../model.ts';
import { toAskPart } from './ask-part.tsx';

const promises = ['once', 'deleted', 'stop'] as const;

/** It can be had, or is ordered in another way: the product's own page leads on. */
function NotNeeded({ href }: { href: string }) {
  const { t } = texts();
  return (
    <Panel icon="check" title={t('stockWatch.back')} text={t('stockWatch.backText')}>
      <a href={href} data-document className="btn-primary">
        {t('stockWatch.toProduct')}
      </a>
    </Panel>
  );
}

async function Asking({ product, variantId }: { product: Product; variantId: string }) {
  const { t } = texts();
  const picture = product.variants.find(({ id }) => id === variantId)?.image ?? product.images[0];
  // A database that fails costs what is personal, not the page.
  const part = await toAskPart().catch(() => <Failed title={t('stockWatch.fault.failed')} />);
  return (
    <div className="grid gap-6 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-8">
      {picture && (
        <img
          src={picture}
          alt=""
          width="480"
          height="600"
          className="h-40 w-full rounded-card bg-sunken object-contain p-3 sm:h-52"
        />
      )}
      <div className="min-w-0">
        <ErrorSummary />
        {part}
        <ul className="mt-6 grid list-disc gap-2 pl-5 text-muted">
          {promises.map((key) => (
            <li key={key}>{t(`stockWatch.how.${key}`, { days: watchDays })}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Where somebody asks to be told once, by SMS or e-mail, when something that is sold out is back. */
export async function WatchPage({ id }: { id: string }) {
  const { t, own } = texts();
  const { variantId, stay } = readAsked();
  const read = await settleRead(await readProduct(id));
  const isUnknown = !read.ok && 'kind' in read.error && read.error.kind === 'not-found';
  if (isUnknown) requestContext().gone = true;
  const product = read.ok ? read.value : null;
  const variant = product?.variants.find((one) => one.id === variantId);
  const named = product && variant ? nameVariant(product, variant) : product;
  const name = named ? own(named, 'name') : '';
  const title = t('stockWatch.title');
  const toProduct = toProductAddress(id, variant?.id);
  return (
    <>
      <PageMeta title={title} description={t('stockWatch.lead')} noIndex />
      <PageHeader
        crumbs={[
          { name: t('shop.title'), href: '/shop' },
          ...(product ? [{ name: own(product, 'name'), href: toProduct }] : []),
          { name: title, href: stay },
        ]}
        title={title}
        lead={name || t('stockWatch.lead')}
      />
      <div className="page pb-16" data-eager>
        {product ? (
          isSoldOut(product, variantId) ? (
            <Asking product={product} variantId={variantId} />
          ) : (
            <NotNeeded href={toProduct} />
          )
        ) : isUnknown ? (
          <Empty icon="search-x" title={t('stockWatch.gone')} text={t('stockWatch.goneText')}>
            <a href="/shop" data-document className="btn-primary mt-2">
              {t('shop.title')}
            </a>
          </Empty>
        ) : (
          <Failed title={t('stockWatch.fault.failed')} />
        )}
      </div>
    </>
  );
}
