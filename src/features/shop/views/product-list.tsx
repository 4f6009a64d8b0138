import type { ProductFacets } from '#contracts/commerce/products.ts';
import type { Read } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import type { Translate } from '#i18n/translator.ts';
import { FirstScreenEnd } from '#ui/first-screen-end.tsx';
import { Section } from '#ui/section.tsx';
import { SkeletonGrid } from '#ui/skeletons.tsx';
import { isFront, type ShopFilters, shopPageSize } from '../model.ts';
import { ChosenChips } from './chosen-chips.tsx';
import type { Found } from '../whole-list.ts';
import { ProductCard } from './product-card.tsx';
import { NothingFound, ShopPages } from './shop-pages.tsx';
import { ShopToolbar } from './shop-toolbar.tsx';

const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5';
/** How many products the first screen shows on a wide screen, and on a phone. */
const firstScreenCount = 4;
const phoneScreenCount = 2;

/** The number of products; where the service gives no total, "more than …" or "further on". */
function toCountText({ items, next, total }: Found, { after }: ShopFilters, t: Translate): string {
  const isFirst = after === '';
  const count = total ?? (isFirst && next === null ? items.length : null);
  if (count !== null) return t('shop.count', { count });
  return isFirst ? t('shop.countOver', { count: items.length }) : t('shop.furtherOn');
}

interface ProductListProps {
  read: Read<Found>;
  facets: Read<ProductFacets>;
  filters: ShopFilters;
  canSort: boolean;
}

export function ProductList({ read, facets, filters, canSort }: ProductListProps) {
  const { t } = texts();
  // On the front page the banners leave space for one row only on a phone.
  const eagerCount = isFront(filters) ? phoneScreenCount : firstScreenCount;
  return (
    <div className="min-w-0">
      <h2 className="sr-only">{t('shop.products')}</h2>
      <ShopToolbar filters={filters} canSort={canSort} />
      <ChosenChips read={facets} filters={filters} />
      <Section
        read={read}
        skeleton={<SkeletonGrid count={shopPageSize} className={grid} item="h-84 sm:h-100" />}
      >
        {(found) => (
          <>
            <p
              role="status"
              className={found.items.length > 0 ? 'numbers mb-4 text-sm text-muted' : 'sr-only'}
            >
              {found.items.length > 0 ? toCountText(found, filters, t) : t('shop.empty')}
            </p>
            {found.items.length === 0 ? (
              <NothingFound filters={filters} />
            ) : (
              <ul className={grid}>
                {found.items.map((product, i) => (
                  <li
                    key={product.id}
                    className={`min-w-0 ${i < eagerCount ? '' : 'later [--later:340px]'}`}
                  >
                    <ProductCard
                      product={product}
                      isEager={i < firstScreenCount}
                      isFirst={i < phoneScreenCount}
                    />
                    {i === 1 && !isFront(filters) && <FirstScreenEnd />}
                  </li>
                ))}
              </ul>
            )}
            <ShopPages next={found.next} total={found.total} filters={filters} />
          </>
        )}
      </Section>
    </div>
  );
}
