import { QuickAdd, QuickButton } from '#features/cart/views/quick-add.tsx';
import { ShopNavigation } from '#features/navigation/views/shop-navigation.tsx';
import { readListing } from '#features/shop/listing.ts';
import { isFront, toShopFilters } from '#features/shop/model.ts';
import { isPartOfShop } from '#features/shop/part-of-shop.ts';
import { ProductList } from '#features/shop/views/product-list.tsx';
import { ShopBanners } from '#features/shop/views/shop-banners.tsx';
import { ShopFilters } from '#features/shop/views/shop-filters.tsx';
import { ShopHeader } from '#features/shop/views/shop-header.tsx';
import { requestContext } from '#request/context.ts';
import { readShopBanners } from '#services/content.ts';
import { readProductCategories } from '#services/product-categories.ts';
import { notFound, route } from '#waku.ts';

export default async function ShopPage() {
  const { page, mode, device } = requestContext();
  const asked = toShopFilters(page.query);
  const parts = readProductCategories();
  const [categories, listing, banners] = await Promise.all([
    parts,
    readListing(asked, parts),
    isFront(asked) ? readShopBanners() : null,
  ]);
  if (categories.state === 'ready' && !isPartOfShop(asked, categories.value)) notFound();
  const { list, facets, filters, knows } = listing;
  const choices = <ShopFilters read={facets} filters={filters} />;
  // Where the filters are a closed sheet, they come after the visible content.
  const isSheet = mode === 'kiosk' || device === 'MOBILE';
  return (
    <>
      <ShopNavigation />
      <ShopHeader read={categories} filters={filters} knows={knows} />
      <div
        className={`page grid gap-8 ${mode === 'kiosk' ? '' : 'lg:grid-cols-[15.5rem_minmax(0,1fr)]'}`}
      >
        {isSheet ? null : choices}
        <ProductList
          read={list}
          facets={facets}
          filters={filters}
          canSort={knows('sort')}
          quick={{
            toForm: (products) => <QuickAdd products={products} />,
            toButton: (product) => <QuickButton product={product} />,
          }}
          between={banners && <ShopBanners read={banners} />}
        />
        {isSheet ? choices : null}
      </div>
    </>
  );
}
export const getConfig = route('/shop');
