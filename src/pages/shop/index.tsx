import { ShopNavigation } from '#features/navigation/views/shop-navigation.tsx';
import { isFront, toProductQuery, toShopFilters } from '#features/shop/model.ts';
import { isPartOfShop } from '#features/shop/part-of-shop.ts';
import { ProductList } from '#features/shop/views/product-list.tsx';
import { ShopBanners } from '#features/shop/views/shop-banners.tsx';
import { ShopFilters } from '#features/shop/views/shop-filters.tsx';
import { ShopHeader } from '#features/shop/views/shop-header.tsx';
import { requestContext } from '#request/context.ts';
import { readShopBanners } from '#services/content.ts';
import { readProductCategories, readProductFacets, readProducts } from '#services/products.ts';
import { notFound, route } from '#waku.ts';

export default async function ShopPage() {
  const { page, mode, device } = requestContext();
  const filters = toShopFilters(page.query);
  const query = toProductQuery(filters);
  const { categoryId, subCategoryId } = query;
  const [categories, products, facets, banners] = await Promise.all([
    readProductCategories(),
    readProducts(query),
    readProductFacets({ categoryId, subCategoryId }),
    isFront(filters) ? readShopBanners() : null,
  ]);
  if (categories.state === 'ready' && !isPartOfShop(filters, categories.value)) notFound();
  const choices = <ShopFilters read={facets} filters={filters} />;
  // Where the filters are a closed sheet, they come after the visible content.
  const isSheet = mode === 'kiosk' || device === 'MOBILE';
  return (
    <>
      <ShopNavigation />
      <ShopHeader read={categories} filters={filters} />
      {banners && <ShopBanners read={banners} />}
      <div
        className={`page grid gap-8 ${mode === 'kiosk' ? '' : 'lg:grid-cols-[15.5rem_minmax(0,1fr)]'}`}
      >
        {isSheet ? null : choices}
        <ProductList read={products} facets={facets} filters={filters} />
        {isSheet ? choices : null}
      </div>
    </>
  );
}
export const getConfig = route('/shop');
