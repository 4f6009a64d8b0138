import type { ReactNode } from 'react';
import type { ProductCard as Listed } from '#contracts/commerce/products.ts';
import { comparedField } from '#domain/compared.ts';
import { formatMnt } from '#domain/money.ts';
import { toProductAddress } from '#domain/product-address.ts';
import { texts } from '#request/texts.ts';
import { toLease } from '#services/lease-terms.ts';
import { CompareTick } from '#ui/compare-tray.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { toHighlights } from '../highlights.ts';
import { toCardStock, toSavedPercent } from '../worth.ts';
import { Swatches } from './swatch.tsx';

const maxTermMonths = 24;
/** As wide as the card, which has a margin around everything else. */
const picture =
  'aspect-[4/3.6] -mx-4 -mt-4 mb-2.5 w-[calc(100%+2rem)] max-w-none shrink-0 bg-sunken sm:-mx-5 sm:-mt-5 sm:mb-3.5 sm:w-[calc(100%+2.5rem)]';

/** Also a product of a page of its own, which has its variants instead of its choices. */
type Product = Omit<Listed, 'choices'>;

function Badge({ product, className }: { product: Product; className: string }) {
  const { t } = texts();
  const percent = toSavedPercent(product);
  if (product.preorder) {
    return <span className={`pill-info ${className}`}>{t('product.preorder')}</span>;
  }
  if (percent !== null) {
    return (
      <span className={`pill-accent numbers ${className}`}>{t('product.less', { percent })}</span>
    );
  }
  if (!product.badges.includes('new')) return null;
  return <span className={`pill bg-ink text-surface ${className}`}>{t('product.new')}</span>;
}

/** How others rate it: what a reader hears is a sentence, what is seen a star and two figures. */
function Rating({ ratingAvg, ratingCount }: Pick<Product, 'ratingAvg' | 'ratingCount'>) {
  const { t } = texts();
  if (ratingCount === 0) return null;
  const average = ratingAvg.toFixed(1);
  const said = `${t('shop.average', { average })}, ${t('shop.ratings', { count: ratingCount })}`;
  return (
    <p
      role="img"
      aria-label={said}
      className={`row gap-1 text-sm before:text-accent ${withIcon('star')}`}
    >
      {average} ({ratingCount})
    </p>
  );
}

const stockColors = {
  in: 'text-success',
  low: 'text-warning',
  out: 'text-muted',
  preorder: 'text-info',
} as const;

/** What it costs a month and whether it can be had, each on a line of its own: of one element the first line has its own colour. */
function Terms({ product }: { product: Product }) {
  const { t } = texts();
  const state = toCardStock(product);
  const monthly =
    product.leasable &&
    t('product.monthly', {
      price: formatMnt(toLease(product.price, 0, maxTermMonths).monthly),
    });
  const words = {
    in: t('shop.stock.in'),
    low: t('shop.stock.low', { count: product.stockOnline ?? 0 }),
    out: t('shop.soldOutOnline'),
    preorder: t('shop.stock.preorder'),
  };
  const lines = [monthly, state && words[state]].filter(Boolean);
  if (lines.length === 0) return null;
  const color = state ? stockColors[state] : 'text-muted';
  return (
    <p
      className={`numbers whitespace-pre-line text-sm ${color} ${monthly ? 'first-line:text-muted' : ''}`}
    >
      {lines.join('\n')}
    </p>
  );
}

interface ProductCardProps {
  product: Product;
  /** Offers to tick it for the comparison, by the form of the list around it. */
  isComparable?: boolean;
  /** On the first screen of a list: the picture is not loaded lazily. */
  isEager?: boolean;
  /** On the first screen of a phone: the picture is fetched with high priority. */
  isFirst?: boolean;
  /** The slot of the button that puts it into the cart, which belongs to another feature. */
  add?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/**
 * An item of a list of products: picture, name, two facts, rating, and at its foot what decides: price, monthly payment, stock, colours.
 * The foot has the height of all of them, so that the prices of a row stand on one line.
 */
export function ProductCard({
  product,
  isEager = false,
  isFirst = false,
  isComparable = false,
  add,
  className = '',
  children,
}: ProductCardProps) {
  const { t, own } = texts();
  const name = own(product, 'name');
  const facts = toHighlights(product);
  return (
    <li
      className={`card-link group relative stack gap-1.5 overflow-hidden p-4 sm:p-5 ${className}`}
    >
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
      <h3 className="text-base leading-snug">
        <a href={toProductAddress(product.id)} className="cover-link">
          {name}
        </a>
      </h3>
      {add}
      <p className="text-sm text-muted">{facts.slice(0, 2).join(' · ')}</p>
      <Rating {...product} />
      <div className={`stack mt-auto gap-1 pt-2 ${isComparable ? 'min-h-44' : 'min-h-31'}`}>
        <p className="price flex flex-wrap items-baseline gap-x-2 text-lg">
          {formatMnt(product.price)}
          {product.previousPrice ? (
            <s
              data-was={`${t('product.was')} `}
              className="text-sm font-normal tracking-normal text-muted"
            >
              {formatMnt(product.previousPrice)}
            </s>
          ) : null}
        </p>
        <Terms product={product} />
        {product.colors.length > 1 && (
          <Swatches
            colors={product.colors.slice(0, 5)}
            label={t('product.colors', { count: product.colors.length })}
          />
        )}
        {isComparable && (
          <CompareTick
            field={comparedField}
            value={product.id}
            name={name}
            className="relative z-1 mt-auto"
          />
        )}
      </div>
      {children}
    </li>
  );
}
