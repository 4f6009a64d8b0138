import type { ProductCategories } from '#contracts/commerce/categories.ts';
import type { ProductFacets } from '#contracts/commerce/products.ts';
import { type Outcome, type Read, readOr, settleRead } from '#lib/outcome.ts';
import { type Catalogue, readCatalogue } from '#services/catalogue.ts';
import { knowsParameter, readProductFacets, readProducts } from '#services/products.ts';
import { countFacets } from './facet-counts.ts';
import {
  isSearched,
  listNarrowings,
  noNarrowing,
  type ShopFilters,
  toProductQuery,
} from './model.ts';
import { type Found, listProducts, type Parts } from './whole-list.ts';

type Knows = typeof knowsParameter;

/** What the shop's page shows of its filters. */
export interface Listing {
  list: Read<Found>;
  facets: Read<ProductFacets>;
  /** Without those that nobody applies. */
  filters: ShopFilters;
  /** Whether a parameter has an effect: a filter without one is not shown. */
  knows: Knows;
}

const noFacets: ProductFacets = { facets: [] };

/** The filters that do without the service's counts: price, stock and leasing. */
const plainFacets: ProductFacets = {
  facets: [
    { key: 'price', values: [] },
    ...(['inStock', 'leasable'] as const).map((key) => ({
      key,
      values: [{ value: 'true', nameMn: '', nameEn: '', color: '', count: null }],
    })),
  ],
};

const knowsPrice = (knows: Knows) => knows('minPrice') && knows('maxPrice');

/** The service counts a whole scope, so its counts are shown only where nothing else is chosen. */
function toShownFacets({ facets }: ProductFacets, isNarrowed: boolean, knows: Knows) {
  const known = facets.filter(({ key }) => (key === 'price' ? knowsPrice(knows) : knows(key)));
  const withoutCounts = known.map(({ key, values }) => ({
    key,
    values: values.map((one) => ({ ...one, count: null })),
  }));
  return { facets: isNarrowed ? withoutCounts : known };
}

/** The filters that the service applies. */
export function toKnownFilters(filters: ShopFilters, knows: Knows = knowsParameter): ShopFilters {
  const isPriced = knowsPrice(knows);
  return {
    ...filters,
    categoryId: knows('categoryId') ? filters.categoryId : '',
    subCategoryId: knows('categoryId') && knows('subCategoryId') ? filters.subCategoryId : '',
    q: knows('q') ? filters.q : '',
    brand: knows('brand') ? filters.brand : noNarrowing.brand,
    color: knows('color') ? filters.color : noNarrowing.color,
    storage: knows('storage') ? filters.storage : noNarrowing.storage,
    min: isPriced ? filters.min : null,
    max: isPriced ? filters.max : null,
    inStock: knows('inStock') && filters.inStock,
    leasable: knows('leasable') && filters.leasable,
    sort: knows('sort') ? filters.sort : 'popular',
  };
}

/** A large shop, as its service lists it. */
async function readFromService(asked: ShopFilters): Promise<Listing> {
  const filters = toKnownFilters(asked);
  const { categoryId, subCategoryId, ...query } = toProductQuery(filters);
  const [list, counted] = await Promise.all([
    readProducts({ categoryId, subCategoryId, ...query }),
    readProductFacets({ categoryId, subCategoryId }),
  ]);
  const isNarrowed = listNarrowings(filters).length > 0;
  const show = (found: ProductFacets) => toShownFacets(found, isNarrowed, knowsParameter);
  const facets = readOr(counted, plainFacets);
  return {
    list,
    facets:
      facets.state === 'ready'
        ? { state: 'ready', value: show(facets.value) }
        : {
            state: 'pending',
            result: facets.result.then((found) =>
              found.ok ? { ok: true, value: show(found.value) } : found,
            ),
          },
    filters,
    knows: knowsParameter,
  };
}

/** A service that does not say to which category a product belongs may still list those of one. */
const canNarrow = (products: NonNullable<Catalogue>, { categoryId }: ShopFilters) =>
  categoryId === '' || products.some((one) => Boolean(one.categoryId));

/**
 * The list and its filters: of a small shop by the site itself, of a large one by its service. Which it is may not be
 * known yet; then the service is asked as well, so that neither waits for the other.
 */
export async function readListing(
  filters: ShopFilters,
  categories: Promise<Read<ProductCategories>>,
): Promise<Listing> {
  const [catalogue, named] = await Promise.all([readCatalogue(), categories]);
  const always = () => true;
  const isKnown = catalogue.state === 'ready';
  if (isKnown && (catalogue.value === null || !canNarrow(catalogue.value, filters))) {
    return readFromService(filters);
  }
  const toParts = (found: ProductCategories): Parts => found.productCategoryPopulateDtos;
  if (isKnown && catalogue.value && (named.state === 'ready' || !isSearched(filters))) {
    const parts = named.state === 'ready' ? toParts(named.value) : [];
    return {
      list: { state: 'ready', value: listProducts(catalogue.value, filters, parts) },
      facets: { state: 'ready', value: countFacets(catalogue.value, filters, parts) },
      filters,
      knows: always,
    };
  }
  const own = readFromService(filters);
  const whole = Promise.all([settleRead(catalogue), settleRead(named)]);
  const choose = async <T>(
    here: (products: NonNullable<Catalogue>, parts: Parts) => T,
    there: (listing: Listing) => Read<T>,
  ): Promise<Outcome<T>> => {
    const [products, found] = await whole;
    if (products.ok && products.value && canNarrow(products.value, filters)) {
      return { ok: true, value: here(products.value, found.ok ? toParts(found.value) : []) };
    }
    return settleRead(there(await own));
  };
  return {
    list: {
      state: 'pending',
      result: choose(
        (products, parts) => listProducts(products, filters, parts),
        ({ list }) => list,
      ),
    },
    facets: readOr(
      {
        state: 'pending',
        result: choose(
          (products, parts) => countFacets(products, filters, parts),
          ({ facets }) => facets,
        ),
      },
      noFacets,
    ),
    filters,
    knows: always,
  };
}
