import type { Product } from '#contracts/commerce/products.ts';
import { formatMnt } from '#domain/money.ts';
import { texts } from '#request/texts.ts';
import { toShownPrice, type Variant } from '../variants.ts';

export function Badges({ product }: { product: Product }) {
  const { t } = texts();
  const isNew = product.badges.includes('new');
  if (!product.preorder && !product.esimCapable && !isNew) return null;
  return (
    <p className="pointer-events-none absolute left-4 top-4 flex flex-wrap gap-2">
      {product.preorder && <span className="pill-info">{t('product.preorder')}</span>}
      {isNew && <span className="pill bg-ink text-surface">{t('product.new')}</span>}
      {product.esimCapable && <span className="pill-success">{t('shop.esim')}</span>}
    </p>
  );
}

export function Price({ product, chosen }: { product: Product; chosen: Variant | null }) {
  const { t } = texts();
  const { price, previousPrice } = toShownPrice(product, chosen);
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className="price text-3xl">{formatMnt(price)}</span>
      {previousPrice !== null && (
        <>
          <span className="numbers text-lg text-muted">
            <span className="sr-only">{t('product.was')} </span>
            <s>{formatMnt(previousPrice)}</s>
          </span>
          <span className="pill-accent">
            {t('shop.saved', { price: formatMnt(previousPrice - price) })}
          </span>
        </>
      )}
    </p>
  );
}

/** A code that is bought here buys nothing here; what it is for, only the service knows. */
export function CodeUse({ product }: { product: Product }) {
  if (product.type !== 'DIGITAL') return null;
  return <p className="text-sm text-muted">{texts().t('order.codes.use')}</p>;
}

export function Facts({ product }: { product: Product }) {
  const { t, own } = texts();
  if (product.attributes.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl">{t('shop.facts')}</h2>
      <dl className="mt-4 border-t-1 border-line">
        {product.attributes.map((attribute) => (
          <div
            key={attribute.key}
            className="grid grid-cols-[minmax(7rem,2fr)_3fr] gap-4 border-b-1 border-line py-3"
          >
            <dt className="text-muted">{own(attribute, 'label')}</dt>
            <dd className="font-medium">{own(attribute, 'value')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
