import type { ShopFilters } from './model.ts';

interface Part {
  id: string;
  productSubCategoryList: readonly { id: string }[];
}

/** Whether the category and sub-category in the address exist. Where they do not, the page is not found. */
export function isPartOfShop(
  { categoryId, subCategoryId }: Pick<ShopFilters, 'categoryId' | 'subCategoryId'>,
  { productCategoryPopulateDtos }: { productCategoryPopulateDtos: readonly Part[] },
): boolean {
  if (categoryId === '') return true;
  const category = productCategoryPopulateDtos.find(({ id }) => id === categoryId);
  const subs = category?.productSubCategoryList ?? [];
  return (
    category !== undefined && (subCategoryId === '' || subs.some(({ id }) => id === subCategoryId))
  );
}
