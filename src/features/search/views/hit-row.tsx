import type { ProductCard } from '#contracts/commerce/products.ts';
import type { Branch } from '#contracts/content/places.ts';
import { formatMnt } from '#domain/money.ts';
import { toOpening } from '#domain/opening-hours.ts';
import { texts } from '#request/texts.ts';
import { ClosedNote } from '#ui/closed-note.tsx';
import type { IconName } from '#ui/icon-names.ts';
import { Link } from '#ui/link.tsx';
import { OpeningLine } from '#ui/opening-line.tsx';
import { withIcon } from '#ui/with-icon.ts';
import type { Hit, HitType } from '../model.ts';

const icons: Readonly<Record<HitType, IconName>> = {
  product: 'smartphone',
  service: 'signal',
  page: 'arrow-right',
  branch: 'store',
  news: 'newspaper',
  country: 'globe',
};

function ProductFacts({ product }: { product: ProductCard }) {
  const { t } = texts();
  const isSoldOut = product.stockOnline === 0 && !product.preorder;
  return (
    <>
      <span className="price">{formatMnt(product.price)}</span>
      {product.preorder ? (
        <span className="text-info">{t('product.preorder')}</span>
      ) : isSoldOut ? (
        <span className="text-warning">{t('shop.soldOutOnline')}</span>
      ) : (
        product.stockOnline !== null && <span className="text-success">{t('search.inStock')}</span>
      )}
    </>
  );
}

interface HitRowProps {
  hit: Hit;
  product: ProductCard | undefined;
  branch: Branch | undefined;
}

/** One hit: what it looks like, what it is, and what decides whether it is the one. */
export function HitRow({ hit, product, branch }: HitRowProps) {
  const { t, own } = texts();
  const picture = product?.images[0];
  const opening = branch && branch.hours.length > 0 ? toOpening(branch, new Date()) : null;
  return (
    <li className="border-b-1 border-line">
      <Link href={hit.link} className="row gap-4 py-2.5 hover:text-primary">
        {picture ? (
          <img
            src={picture}
            alt=""
            width="56"
            height="56"
            loading="lazy"
            decoding="async"
            className="h-14 w-14 shrink-0 rounded-control bg-sunken object-contain p-1"
          />
        ) : (
          <span
            className={`row h-14 w-14 shrink-0 justify-center rounded-control bg-primary-tint text-xl text-primary ${withIcon(icons[hit.type])}`}
          />
        )}
        <span className="min-w-0 flex-1">
          <span className="block break-words font-medium">{hit.title}</span>
          <span className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <span>{hit.category || t(`search.type.${hit.type}`)}</span>
            {product && <ProductFacts product={product} />}
            {branch && <span>{own(branch, 'address')}</span>}
            <OpeningLine opening={opening} />
          </span>
          <ClosedNote href={hit.link} />
        </span>
      </Link>
    </li>
  );
}
