import type { ShopFilters } from './model.ts';

interface Part {
  id: string;
  productSubCategoryList: readonly { id: string }[];
}

/** An address may name a category that the shop has not got, or not any more: that is no page of it. */
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
