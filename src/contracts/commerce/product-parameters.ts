/** The parameters of `GET /product` that choose products or sort them. A service may know all, some or none. */
export const productParameters = [
  'ids',
  'categoryId',
  'subCategoryId',
  'q',
  'brand',
  'color',
  'storage',
  'minPrice',
  'maxPrice',
  'inStock',
  'leasable',
  'sort',
] as const;
export type ProductParameter = (typeof productParameters)[number];
