import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';
import { choiceFields, keepChoices } from './product-choices.ts';
import { productParameters } from './product-parameters.ts';
import { entity } from '../entity.ts';
import {
  id,
  lenientList,
  mnt,
  optionalHref,
  orNull,
  optionalInstant,
  optionalText,
  picture,
  pictures,
  price,
  shownList,
} from '../shape.ts';

const stock = orNull(z.int().check(z.nonnegative()));

const cardFields = {
  id,
  /** Its name in addresses; the id where it has none. */
  slug: optionalText,
  nameMn: optionalText,
  nameEn: optionalText,
  categoryId: orNull(id),
  subCategoryId: orNull(id),
  brand: optionalText,
  /** Lowest price of a variant, VAT included; 0 where the service has none, and then it cannot be bought. */
  price,
  /** What the product cost before it was reduced, as the service calls it, and as this site does. */
  oldPrice: orNull(mnt),
  previousPrice: z.optional(orNull(mnt)),
  images: pictures,
  type: orElse(z.enum(['PHYSICAL', 'DIGITAL', 'NUMBER', 'SERVICE']), 'PHYSICAL'),
  /** Of a SERVICE, which goes into no cart: the page of this site where it is ordered. */
  orderHref: optionalHref,
  /** Two or three short facts shown on the card. */
  highlightsMn: orElse(shownList(z.string(), 12), []),
  highlightsEn: orElse(shownList(z.string(), 12), []),
  /** CSS colours of the variants. */
  colors: orElse(z.array(z.string()), []),
  /** Null where the service does not say: then it can be ordered. */
  stockOnline: stock,
  leasable: orElse(z.boolean(), false),
  preorder: orElse(z.boolean(), false),
  esimCapable: orElse(z.boolean(), false),
  ratingAvg: orElse(z.number().check(z.minimum(0), z.maximum(5)), 0),
  ratingCount: orElse(z.int().check(z.nonnegative()), 0),
  /** Keys such as `new`, `sale`, `hit`. */
  badges: orElse(z.array(z.string()), []),
  updatedAt: optionalInstant,
};

interface Named {
  id: string;
  slug: string;
  oldPrice?: number | null | undefined;
  previousPrice?: number | null | undefined;
}

/** Accepts its own output as well, because cached values are parsed by the same shape again. */
function nameFields<T extends Named>({ oldPrice, ...rest }: T) {
  const { id: ownId, slug, previousPrice } = rest;
  return { ...rest, slug: slug || ownId, previousPrice: previousPrice ?? oldPrice ?? null };
}

/** A product as a list sends it; of its variants the choices are kept. */
export const productCard = z.pipe(
  entity({ ...cardFields, ...choiceFields }, 'name'),
  z.transform((card) => nameFields(keepChoices(card))),
);
export type ProductCard = z.infer<typeof productCard>;

const attribute = z.pipe(
  entity(
    {
      key: optionalText,
      labelMn: optionalText,
      labelEn: optionalText,
      /** Of both languages, where they are not sent apart. */
      value: optionalText,
      valueMn: optionalText,
      valueEn: optionalText,
    },
    'label',
  ),
  z.transform(({ value, valueMn, valueEn, ...rest }) => ({
    ...rest,
    valueMn: valueMn || value,
    valueEn: valueEn || value,
  })),
);

const variant = entity({
  id,
  color: optionalText,
  colorNameMn: optionalText,
  colorNameEn: optionalText,
  storage: optionalText,
  /** That of the product where the variant has none. */
  price: z.optional(price),
  stock,
  image: picture,
});

/** A product as a service sends it. */
export const productWire = entity(
  {
    ...cardFields,
    descriptionMn: optionalText,
    descriptionEn: optionalText,
    attributes: shownList(attribute),
    variants: shownList(variant),
    storeStock: lenientList(z.object({ branchId: id, qty: z.int().check(z.nonnegative()) })),
    relatedIds: orElse(z.array(id), []),
  },
  'name',
);
export type ProductWire = z.infer<typeof productWire>;

export const product = z.pipe(
  productWire,
  z.transform(({ variants, ...rest }) => ({
    ...nameFields(rest),
    variants: variants.map((one) => ({ ...one, price: one.price || rest.price })),
  })),
);
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
  query: [...productParameters, 'cursor', 'page', 'size'],
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
  count: orNull(z.int().check(z.nonnegative())),
});

export const facetKeys = ['brand', 'price', 'color', 'storage', 'inStock', 'leasable'] as const;

export const productFacets = z.object({
  facets: lenientList(z.object({ key: z.enum(facetKeys), values: shownList(facetValue) })),
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
