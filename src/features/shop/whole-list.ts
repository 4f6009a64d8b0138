import type { FacetValue, ProductCard, ProductFacets } from '#contracts/commerce/products.ts';
import { toSearchText, toSearchWords, toStem, toStems } from '#domain/search-folding.ts';
import {
  isSearched,
  type ShopFilters,
  type ShopSort,
  shopPageSize,
  type TickFacet,
} from './model.ts';

/** A shop that is held whole is filtered, sorted, searched and counted here, so that every service can have all of it. */

export interface Found {
  items: ProductCard[];
  /** The cursor of the next page: its number. */
  next: string | null;
  total: number | null;
  /** Who filtered, sorted and counted; without it the service did. */
  by?: 'site';
}

interface Named {
  id: string;
  nameMn: string;
  nameEn: string;
}

/** The categories with their parts; a search finds the products of one by its name. */
export type Parts = readonly (Named & { productSubCategoryList: readonly Named[] })[];

/** What was folded of a product, for as long as the cache holds it. */
const folded = new WeakMap<ProductCard, { parts: Parts; words: readonly string[] }>();

function toWords(product: ProductCard, parts: Parts): readonly string[] {
  const known = folded.get(product);
  if (known?.parts === parts) return known.words;
  const category = parts.find(({ id }) => id === product.categoryId);
  const sub = category?.productSubCategoryList.find(({ id }) => id === product.subCategoryId);
  const text = toSearchText(
    [
      product.nameMn,
      product.nameEn,
      product.brand,
      ...[category, sub].flatMap((one) => (one ? [one.nameMn, one.nameEn] : [])),
      ...product.highlightsMn,
      ...product.highlightsEn,
    ].join(' '),
  );
  const words = `${text} ${toStems(text)}`.split(' ');
  folded.set(product, { parts, words });
  return words;
}

/** Every word has to occur, the last one as the beginning of a word. */
function isFound(product: ProductCard, typed: readonly string[], parts: Parts): boolean {
  const words = toWords(product, parts);
  return typed.every((word, at) => {
    const stem = toStem(word);
    const isLast = at === typed.length - 1;
    return words.some((one) => one === word || one === stem || (isLast && one.startsWith(word)));
  });
}

export type Test = (product: ProductCard) => boolean;
type Facet = ProductFacets['facets'][number]['key'];

export const valuesOf: Record<TickFacet, (product: ProductCard) => FacetValue[]> = {
  brand: ({ brand }) =>
    brand === '' ? [] : [{ value: brand, nameMn: brand, nameEn: brand, color: '', count: null }],
  color: ({ choices }) => choices.color.map((one) => ({ ...one, value: one.nameEn, count: null })),
  storage: ({ choices }) =>
    choices.storage.map((one) => ({ ...one, value: one.nameEn, count: null })),
};

export function toTest(facet: Facet, filters: ShopFilters): Test | null {
  if (facet === 'inStock') return filters.inStock ? ({ stockOnline }) => stockOnline !== 0 : null;
  if (facet === 'leasable') return filters.leasable ? ({ leasable }) => leasable : null;
  if (facet === 'price') {
    const { min, max } = filters;
    if (min === null && max === null) return null;
    return ({ price }) => price >= (min ?? 0) && price <= (max ?? Infinity);
  }
  const chosen = new Set(filters[facet].map((value) => value.toLowerCase()));
  if (chosen.size === 0) return null;
  return (product) => valuesOf[facet](product).some(({ value }) => chosen.has(value.toLowerCase()));
}

export const facets = ['brand', 'price', 'color', 'storage', 'inStock', 'leasable'] as const;

/** The products of the scope and the search; the filters narrow them further. */
export function toScope(products: readonly ProductCard[], filters: ShopFilters, parts: Parts) {
  const { categoryId, subCategoryId } = filters;
  const typed = isSearched(filters) ? toSearchWords(filters.q) : null;
  return products.filter(
    (one) =>
      (categoryId === '' || one.categoryId === categoryId) &&
      (subCategoryId === '' || one.subCategoryId === subCategoryId) &&
      (typed === null || isFound(one, typed, parts)),
  );
}

const toTime = ({ updatedAt }: ProductCard) => (updatedAt ? Date.parse(updatedAt) : 0);
const isNew = ({ badges }: ProductCard) => Number(badges.includes('new'));

/** Equal products stay in the service's order, the most popular first. */
const orders: Record<ShopSort, ((a: ProductCard, b: ProductCard) => number) | null> = {
  popular: null,
  new: (a, b) => isNew(b) - isNew(a) || toTime(b) - toTime(a),
  priceAsc: (a, b) => a.price - b.price,
  priceDesc: (a, b) => b.price - a.price,
  rating: (a, b) => b.ratingAvg - a.ratingAvg || b.ratingCount - a.ratingCount,
};

/** The page of the list that the address asks for; a cursor that is no number is past the end. */
export function listProducts(
  products: readonly ProductCard[],
  filters: ShopFilters,
  parts: Parts = [],
): Found {
  const tests = facets.flatMap((facet) => toTest(facet, filters) ?? []);
  const kept = toScope(products, filters, parts).filter((one) => tests.every((test) => test(one)));
  const order = orders[filters.sort];
  const sorted = order ? kept.toSorted(order) : kept;
  const page = filters.after === '' ? 1 : Number(filters.after);
  const from = Number.isInteger(page) && page > 0 ? (page - 1) * shopPageSize : sorted.length;
  const next = from + shopPageSize < sorted.length ? String(page + 1) : null;
  return {
    items: sorted.slice(from, from + shopPageSize),
    next,
    total: sorted.length,
    by: 'site',
  };
}
