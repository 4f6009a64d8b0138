import type { ProductCard as Listed } from '#contracts/commerce/products.ts';
import { formatMnt } from '#domain/money.ts';
import { toProductAddress } from '#domain/product-address.ts';
import { texts } from '#request/texts.ts';
import { toLease } from '#services/lease-terms.ts';
import { toHighlights } from '../highlights.ts';
import { Swatches } from './swatch.tsx';

const maxTermMonths = 24;
const picture = 'aspect-[4/3.6] w-full shrink-0 bg-sunken';

/** Also a product of a page of its own, which has its variants instead of its choices. */
type Product = Omit<Listed, 'choices'>;

function Badge({ product, className }: { product: Product; className: string }) {
  const { t } = texts();
  const [kind, text] = product.preorder
    ? (['pill-info', 'product.preorder'] as const)
    : product.previousPrice
      ? (['pill-accent', 'product.sale'] as const)
      : (['pill bg-ink text-surface', 'product.new'] as const);
  if (text === 'product.new' && !product.badges.includes('new')) return null;
  return <span className={`${kind} ${className}`}>{t(text)}</span>;
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
      {product.images[0] ? (
        <img
          src={product.images[0]}
          alt=""
          width="480"
          height="600"
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          className={`${picture} object-contain pb-[4.5%] pt-[13.5%] sm:pt-[6.3%]`}
        />
      ) : (
        <div className={picture} />
      )}
      <Badge product={product} className="absolute left-3 top-3" />
      <div className="stack flex-1 gap-1.5 p-4 sm:p-5">
        <h3 className="text-base leading-snug">
          <a href={toProductAddress(product.id)} className="cover-link">
            {own(product, 'name')}
          </a>
        </h3>
        <p className="max-xl:min-h-[3em] text-sm text-muted">{facts.slice(0, 2).join(' · ')}</p>
        <p className="price flex flex-wrap items-baseline gap-x-2 pt-2 text-lg">
          {formatMnt(product.price)}
          {product.previousPrice ? (
            <>
              <span className="sr-only"> {t('product.was')} </span>
              <s className="text-sm font-normal tracking-normal text-muted">
                {formatMnt(product.previousPrice)}
              </s>
            </>
          ) : null}
        </p>
        {product.leasable && (
          <p className="numbers text-sm text-muted">
            {t('product.monthly', {
              price: formatMnt(toLease(product.price, 0, maxTermMonths).monthly),
            })}
          </p>
        )}
        {product.colors.length > 1 && (
          <Swatches
            colors={product.colors.slice(0, 5)}
            label={t('product.colors', { count: product.colors.length })}
          />
        )}
        {isSoldOut && <p className="text-sm text-warning">{t('shop.soldOutOnline')}</p>}
      </div>
    </article>
  );
}
