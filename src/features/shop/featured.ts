import type { ProductCategories } from '#contracts/commerce/categories.ts';
import type { ProductCard } from '#contracts/commerce/products.ts';

type Category = ProductCategories['productCategoryPopulateDtos'][number];

/** The most popular products, of which the home page shows some; the shop asks for the same page. */
export const popularProducts = { sort: 'popular', size: 50 } as const;

const shown = 4;

interface Featured {
  /** Null where they are of several categories. */
  category: Category | null;
  items: ProductCard[];
}

/** Popular products in stock: of the first category that has enough of them, else of the whole shop. */
export function chooseFeatured(
  products: readonly ProductCard[],
  categories: readonly Category[],
): Featured {
  const inStock = products.filter(({ stockOnline }) => stockOnline !== 0);
  for (const category of categories) {
    const own = inStock.filter(({ categoryId }) => categoryId === category.id);
    if (own.length >= shown) return { category, items: own.slice(0, shown) };
  }
  return { category: null, items: (inStock.length > 0 ? inStock : products).slice(0, shown) };
}
