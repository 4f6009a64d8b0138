import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';
import { choiceFields, keepChoices } from './product-choices.ts';
import { href, id, instant, lenientList, mnt, optionalText, text } from '../shape.ts';

const cardFields = z.object({
  id,
  slug: text,
  nameMn: text,
  nameEn: text,
  categoryId: id,
  subCategoryId: z.nullish(id),
  brand: optionalText,
  /** Lowest price of a variant, VAT included. */
  price: mnt,
  /** What the product cost before it was reduced, as the service calls it, and as this site does. */
  oldPrice: z.nullish(mnt),
  previousPrice: z.nullish(mnt),
  images: orElse(z.array(href), []),
  type: z.enum(['PHYSICAL', 'DIGITAL', 'NUMBER', 'SERVICE']),
  /** Two or three short facts shown on the card. */
  highlightsMn: orElse(z.array(z.string()), []),
  highlightsEn: orElse(z.array(z.string()), []),
  /** CSS colours of the variants. */
  colors: orElse(z.array(z.string()), []),
  stockOnline: z.int().check(z.nonnegative()),
  leasable: orElse(z.boolean(), false),
  preorder: orElse(z.boolean(), false),
  esimCapable: orElse(z.boolean(), false),
  ratingAvg: orElse(z.number().check(z.minimum(0), z.maximum(5)), 0),
  ratingCount: orElse(z.int().check(z.nonnegative()), 0),
  /** Keys such as `new`, `sale`, `hit`. */
  badges: orElse(z.array(z.string()), []),
  updatedAt: orElse(z.nullish(instant), null),
});

interface Prices {
  oldPrice?: number | null | undefined;
  previousPrice?: number | null | undefined;
}

/** Accepts its own output as well, because cached values are parsed by the same shape again. */
function namePreviousPrice<T extends Prices>({ oldPrice, ...rest }: T) {
  return { ...rest, previousPrice: rest.previousPrice ?? oldPrice };
}

/** A product as a list sends it; of its variants the choices are kept. */
export const productCard = z.pipe(
  z.extend(cardFields, choiceFields),
  z.transform((card) => namePreviousPrice(keepChoices(card))),
);
export type ProductCard = z.infer<typeof productCard>;

/** A product as a service sends it. */
export const productWire = z.extend(cardFields, {
  descriptionMn: text,
  descriptionEn: text,
  attributes: lenientList(
    z.object({ key: text, labelMn: text, labelEn: text, valueMn: text, valueEn: text }),
  ),
  variants: lenientList(
    z.object({
      id,
      color: optionalText,
      colorNameMn: optionalText,
      colorNameEn: optionalText,
      storage: optionalText,
      price: mnt,
      stock: z.int().check(z.nonnegative()),
      image: z.nullish(href),
    }),
  ),
  storeStock: lenientList(z.object({ branchId: id, qty: z.int().check(z.nonnegative()) })),
  relatedIds: orElse(z.array(id), []),
});
export type ProductWire = z.infer<typeof productWire>;

export const product = z.pipe(productWire, z.transform(namePreviousPrice));
export type Product = z.infer<typeof product>;

/**
 * Keyset paging: `cursor` is the opaque `next` of the page before, read from the envelope beside the list, as is
 * `total`, which a service may leave out; one that is paged by number takes `page` instead (COMMERCE_PAGING).
 * `sort` is popular, new, priceAsc, priceDesc or rating.
 */
export const productsContract = contract({
  service: 'commerce',
  method: 'GET',
  path: '/product',
  query: [
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
    'cursor',
    'page',
    'size',
  ],
  envelope: 'list',
  shape: productCard,
});

/** One choice of a filter; `count` is its number of products in the whole scope, whatever else is chosen. */
const facetValue = z.object({
  /** What goes into the query of the list; a price is `min-max`, either of them empty. */
  value: z.string().check(z.minLength(1), z.maxLength(128)),
  nameMn: optionalText,
  nameEn: optionalText,
  /** CSS colour. */
  color: optionalText,
  count: orElse(z.nullish(z.int().check(z.nonnegative())), null),
});

export const facetKeys = ['brand', 'price', 'color', 'storage', 'inStock', 'leasable'] as const;

export const productFacets = z.object({
  facets: lenientList(z.object({ key: z.enum(facetKeys), values: lenientList(facetValue) })),
});
export type ProductFacets = z.infer<typeof productFacets>;
export type FacetValue = z.infer<typeof facetValue>;

/** The filters of a scope. A shop whose service lacks this call shows no filters, and works otherwise. */
export const productFacetsContract = contract({
  service: 'commerce',
  method: 'GET',
  path: '/product/facets',
  query: ['categoryId', 'subCategoryId'],
  envelope: 'object',
  shape: productFacets,
});

export const productContract = contract({
  service: 'commerce',
  method: 'GET',
  path: '/product/{id}',
  query: [],
  envelope: 'first',
  shape: product,
});

export const productSubCategory = z.object({
  id,
  nameMn: text,
  nameEn: text,
  slug: text,
  categoryId: z.nullish(id),
  count: orElse(z.int().check(z.nonnegative()), 0),
});
export type ProductSubCategory = z.infer<typeof productSubCategory>;

export const subCategoriesContract = contract({
  service: 'commerce',
  method: 'GET',
  path: '/product/sub-category',
  query: [],
  envelope: 'list',
  shape: productSubCategory,
});

export const productCategories = z.object({
  productCategoryPopulateDtos: lenientList(
    z.object({
      id,
      nameMn: text,
      nameEn: text,
      icon: optionalText,
      slug: text,
      productSubCategoryList: lenientList(productSubCategory),
    }),
  ),
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

/** Body: `{point, previousPoint?}`; the service subtracts the previous point of the same visitor. */
export const rateProductContract = contract({
  service: 'commerce',
  method: 'POST',
  path: '/product/rating',
  query: ['productId'],
  envelope: 'object',
  shape: z.object({ ratingAvg: z.number(), ratingCount: z.int() }),
});
