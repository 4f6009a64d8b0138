import type { ProductCard as Product } from '#contracts/commerce/products.ts';
import { toInstalments } from '#domain/leasing.ts';
import { formatMnt } from '#domain/money.ts';
import { texts } from '#request/texts.ts';
import { toHighlights } from '../highlights.ts';
import { Swatch } from './swatch.tsx';

const maxTermMonths = 24;

function Badge({ product }: { product: Product }) {
  const { t } = texts();
  if (product.preorder) return <span className="pill-info">{t('product.preorder')}</span>;
  if (product.previousPrice) return <span className="pill-accent">{t('product.sale')}</span>;
  if (product.badges.includes('new'))
    return <span className="pill bg-ink text-surface">{t('product.new')}</span>;
  return null;
}

interface ProductCardProps {
  product: Product;
  /** On the first screen of a list: the picture is not loaded lazily. */
  isEager?: boolean;
  /** On the first screen of a phone: the picture is fetched with high priority. */
  isFirst?: boolean;
}

/** A product in a list: picture, name, two facts, price, monthly payment, colours. */
export function ProductCard({ product, isEager = false, isFirst = false }: ProductCardProps) {
  const { t, own } = texts();
  const isSoldOut = product.stockOnline === 0 && !product.preorder;
  const facts = toHighlights(product);
  return (
    <article className="card-link group relative stack h-full overflow-hidden">
      <div className="relative aspect-[4/3.6] bg-sunken">
        {product.images[0] && (
          <img
            src={product.images[0]}
            alt=""
            width="480"
            height="600"
            loading={isEager ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            decoding="async"
            className="absolute inset-x-0 bottom-[5%] mx-auto h-[80%] w-auto object-contain sm:h-[88%]"
          />
        )}
        <span className="absolute left-3 top-3">
          <Badge product={product} />
        </span>
      </div>
      <div className="stack flex-1 gap-1.5 p-4 sm:p-5">
        <h3 className="text-base leading-snug">
          <a href={`/shop/${product.slug}`} className="cover-link">
            {own(product, 'name')}
          </a>
        </h3>
        <p className="line-clamp-1 text-sm text-muted">{facts.slice(0, 2).join(' · ')}</p>
        <div className="flex flex-wrap items-baseline gap-x-2 pt-2">
          <span className="price text-lg">{formatMnt(product.price)}</span>
          {product.previousPrice ? (
            <span className="numbers text-sm text-muted">
              <span className="sr-only">{t('product.was')} </span>
              <s>{formatMnt(product.previousPrice)}</s>
            </span>
          ) : null}
        </div>
        {product.leasable && (
          <p className="numbers text-sm text-muted">
            {t('product.monthly', {
              price: formatMnt(toInstalments(product.price, 0, maxTermMonths).monthly),
            })}
          </p>
        )}
        {product.colors.length > 1 && (
          <p className="row gap-1.5 pt-1">
            <span className="sr-only">{t('product.colors', { count: product.colors.length })}</span>
            {product.colors.slice(0, 5).map((color) => (
              <Swatch key={color} color={color} />
            ))}
          </p>
        )}
        {isSoldOut && <p className="text-sm text-warning">{t('shop.soldOutOnline')}</p>}
      </div>
    </article>
  );
}
