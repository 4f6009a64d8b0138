import { ShopNavigation } from '#features/navigation/views/shop-navigation.tsx';
import { isFront, toProductQuery, toShopFilters } from '#features/shop/model.ts';
import { ProductList } from '#features/shop/views/product-list.tsx';
import { ShopBanners } from '#features/shop/views/shop-banners.tsx';
import { ShopFilters } from '#features/shop/views/shop-filters.tsx';
import { ShopHeader } from '#features/shop/views/shop-header.tsx';
import { requestContext } from '#request/context.ts';
import { readShopBanners } from '#services/content.ts';
import { readProductCategories, readProductFacets, readProducts } from '#services/products.ts';
import { perRequest } from '#waku.ts';

export default async function ShopPage() {
  const { page, mode } = requestContext();
  const filters = toShopFilters(page.query);
  const query = toProductQuery(filters);
  const { categoryId, subCategoryId } = query;
  const [categories, products, facets, banners] = await Promise.all([
    readProductCategories(),
    readProducts(query),
    readProductFacets({ categoryId, subCategoryId }),
    isFront(filters) ? readShopBanners() : null,
  ]);
  return (
    <>
      <ShopNavigation />
      <ShopHeader read={categories} filters={filters} />
      {banners && <ShopBanners read={banners} />}
      <div
        className={`page grid gap-8 ${mode === 'kiosk' ? '' : 'lg:grid-cols-[15.5rem_minmax(0,1fr)]'}`}
      >
        <ShopFilters read={facets} filters={filters} />
        <ProductList read={products} facets={facets} filters={filters} />
      </div>
    </>
  );
}
export const getConfig = perRequest;
