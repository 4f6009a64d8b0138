import { Fragment, type ReactNode } from 'react';
import type { ProductCard as ListedProduct, ProductFacets } from '#contracts/commerce/products.ts';
import type { Read } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import type { Translate } from '#i18n/translator.ts';
import { CompareTray } from '#ui/compare-tray.tsx';
import { FirstScreenEnd } from '#ui/first-screen-end.tsx';
import { Section } from '#ui/section.tsx';
import { SkeletonGrid } from '#ui/skeletons.tsx';
import { type ShopFilters, shopPageSize } from '../model.ts';
import { ChosenChips } from './chosen-chips.tsx';
import type { Found } from '../whole-list.ts';
import { ProductCard } from './product-card.tsx';
import { NothingFound, ShopPages } from './shop-pages.tsx';
import { ShopToolbar } from './shop-toolbar.tsx';

const countClass = 'numbers text-sm text-muted';
const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5';
/** How many products the first screen shows on a wide screen, and on a phone. */
const firstScreenCount = 4;
const phoneScreenCount = 2;
/** The last of two rows on a wide screen, of three on a phone. */
const lastOfTwoRows = 5;

/** The number of products; where the service gives no total, "more than …" or "further on". */
function toCountText({ items, next, total }: Found, { after }: ShopFilters, t: Translate): string {
  const isFirst = after === '';
  const count = total ?? (isFirst && next === null ? items.length : null);
  if (count !== null) return t('shop.count', { count });
  return isFirst ? t('shop.countOver', { count: items.length }) : t('shop.furtherOn');
}

interface ProductListProps {
  /** What stands between the products after the second row. */
  between?: ReactNode;
  /** Slots of the cart: the form that adds products of the list, and the button of each that it can add. */
  quick?: {
    toForm: (products: readonly ListedProduct[]) => ReactNode;
    toButton: (product: ListedProduct) => ReactNode;
  };
  read: Read<Found>;
  facets: Read<ProductFacets>;
  filters: ShopFilters;
  canSort: boolean;
}

export function ProductList({ read, facets, filters, canSort, between, quick }: ProductListProps) {
  const { t } = texts();
  return (
    <div className="compare-scope min-w-0">
      <h2 className="sr-only">{t('shop.products')}</h2>
      <ShopToolbar
        filters={filters}
        canSort={canSort}
        count={
          <Section read={read} skeleton={<div className="skeleton h-5 w-24" />} failed={null}>
            {(found) => (
              <p
                role="status"
                // The whole list may have come too late for the document, and not for its payload.
                data-revision={`shop ${found.by ?? 'service'}`}
                className={found.items.length > 0 ? countClass : 'sr-only'}
              >
                {found.items.length > 0 ? toCountText(found, filters, t) : t('shop.empty')}
              </p>
            )}
          </Section>
        }
      />
      <ChosenChips read={facets} filters={filters} />
      <Section
        read={read}
        skeleton={<SkeletonGrid count={shopPageSize} className={grid} item="h-84 sm:h-100" />}
      >
        {(found) => (
          <>
            {quick?.toForm(found.items)}
            {found.items.length === 0 ? (
              <NothingFound filters={filters} />
            ) : (
              <ul className={grid}>
                {found.items.map((product, i) => (
                  <Fragment key={product.id}>
                    <ProductCard
                      product={product}
                      isComparable
                      add={quick?.toButton(product)}
                      isEager={i < firstScreenCount}
                      isFirst={i < phoneScreenCount}
                      className={i < firstScreenCount ? '' : 'later [--later:430px]'}
                    >
                      {i === 1 && <FirstScreenEnd />}
                    </ProductCard>
                    {i === Math.min(lastOfTwoRows, found.items.length - 1) && between && (
                      <li className="col-span-full min-w-0">{between}</li>
                    )}
                  </Fragment>
                ))}
              </ul>
            )}
            <CompareTray />
            <ShopPages next={found.next} total={found.total} filters={filters} />
          </>
        )}
      </Section>
    </div>
  );
}
