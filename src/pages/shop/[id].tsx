import { AddToCart } from '#features/cart/views/add-to-cart.tsx';
import { ShopNavigation } from '#features/navigation/views/shop-navigation.tsx';
import { ProductPage, ProductSkeleton } from '#features/shop/views/product-page.tsx';
import { readBranches } from '#services/places.ts';
import { findProduct } from '#services/find-product.ts';
import { readProductCategories } from '#services/product-categories.ts';
import { isListed } from '#services/listings.ts';
import { WholePage } from '#ui/whole-page.tsx';
import { route } from '#waku.ts';

export default async function ProductRoute({ id }: { id: string }) {
  const [product, branches, categories] = await Promise.all([
    findProduct(id),
    readBranches(),
    readProductCategories(),
  ]);
  return (
    <>
      <ShopNavigation />
      <WholePage
        isListed={() => isListed('product', `/shop/${id}`)}
        read={product}
        skeleton={<ProductSkeleton />}
      >
        {(found) => (
          <ProductPage
            product={found}
            branches={branches}
            categories={categories}
            buy={(chosen) => <AddToCart product={found} variant={chosen} />}
          />
        )}
      </WholePage>
    </>
  );
}
export const getConfig = route('/shop/[id]');
