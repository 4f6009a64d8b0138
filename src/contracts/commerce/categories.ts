import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { entity } from '../entity.ts';
import { icon, id, shownList, optionalText, orNull } from '../shape.ts';

export const productSubCategory = z.pipe(
  entity(
    {
      id,
      nameMn: optionalText,
      nameEn: optionalText,
      slug: optionalText,
      categoryId: orNull(id),
      /** Null where the service does not count. */
      count: orNull(z.int().check(z.nonnegative())),
    },
    'name',
  ),
  z.transform((one) => ({ ...one, slug: one.slug || one.id })),
);
export type ProductSubCategory = z.infer<typeof productSubCategory>;

export const subCategoriesContract = contract({
  service: 'commerce',
  method: 'GET',
  path: '/product/sub-category',
  query: [],
  envelope: 'list',
  shape: productSubCategory,
});

const productCategory = z.pipe(
  entity(
    {
      id,
      nameMn: optionalText,
      nameEn: optionalText,
      icon,
      slug: optionalText,
      productSubCategoryList: shownList(productSubCategory),
    },
    'name',
  ),
  z.transform((one) => ({ ...one, slug: one.slug || one.id })),
);

export const productCategories = entity({
  productCategoryPopulateDtos: shownList(productCategory),
});
export type ProductCategories = z.infer<typeof productCategories>;

export const productCategoriesContract = contract({
  service: 'commerce',
  method: 'GET',
  path: '/product/category-populate',
  query: [],
  envelope: 'object',
  shape: productCategories,
});
