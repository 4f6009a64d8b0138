import type { PageHref } from '#routes.ts';
import { toPlace } from '#domain/list-place.ts';
import { isSearchable, searchLength } from '#domain/search-length.ts';

export const shopPageSize = 24;

/** A rating that the service has counted. */
export interface Rated {
  point: number;
  /** Not the point that was asked for: one was given before, and stays. */
  isOther: boolean;
  /** The service's new average; null where nothing was sent, because the product was rated before. */
  ratingAvg: number | null;
  ratingCount: number | null;
}

/** Name of a cookie, readable by scripts, that is set once this browser has rated a product. */
export const ratedCookie = 'rated';

export const shopSorts = ['popular', 'new', 'priceAsc', 'priceDesc', 'rating'] as const;
export type ShopSort = (typeof shopSorts)[number];

/** Filters with checkboxes, of which several may be ticked. */
export const tickFacets = ['brand', 'color', 'storage'] as const;
export type TickFacet = (typeof tickFacets)[number];

/** What the address of a shop page asks for. */
export interface ShopFilters extends Record<TickFacet, readonly string[]> {
  categoryId: string;
  subCategoryId: string;
  q: string;
  min: number | null;
  max: number | null;
  inStock: boolean;
  leasable: boolean;
  sort: ShopSort;
  /** The cursor at which the previous page ended. */
  after: string;
  /** The cursors of the pages on the way here but for the first, the last few of them: the way back. */
  before: readonly string[];
  /** Null where the address does not say it. */
  page: number | null;
}

const maxTicks = 12;
const maxValueLength = 128;

function toText(value: string | null): string {
  return (value ?? '').trim().slice(0, maxValueLength);
}

/** The service takes comma-separated lists, so a value with a comma is dropped. */
function toTicks(values: readonly string[]): string[] {
  const good = values.map(toText).filter((value) => value !== '' && !value.includes(','));
  return [...new Set(good)].slice(0, maxTicks);
}

function toAmount(value: string | null): number | null {
  const text = (value ?? '').replace(/[\s,₮]/g, '');
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The normalised search text. One that is too short is shown in the field again, but not sent to the service. */
export function toShopSearch(value: string | null): string {
  const text = (value ?? '').normalize('NFC').trim().replace(/\s+/g, ' ');
  return [...text].slice(0, searchLength.max).join('');
}

/** The filters in the address; unknown values are ignored. */
export function toShopFilters(query: URLSearchParams): ShopFilters {
  const sort = shopSorts.find((one) => one === query.get('sort')) ?? 'popular';
  const [min, max] = [toAmount(query.get('min')), toAmount(query.get('max'))];
  const isSwapped = min !== null && max !== null && min > max;
  return {
    categoryId: toText(query.get('category')),
    subCategoryId: toText(query.get('sub')),
    q: toShopSearch(query.get('q')),
    brand: toTicks(query.getAll('brand')),
    color: toTicks(query.getAll('color')),
    storage: toTicks(query.getAll('storage')),
    min: isSwapped ? max : min,
    max: isSwapped ? min : max,
    inStock: query.get('stock') === '1',
    leasable: query.get('lease') === '1',
    sort,
    ...toPlace(query),
  };
}

export const isSearched = ({ q }: ShopFilters): boolean => isSearchable(q);

/** Sorted, so that the same filters always make the same query and the same cache key. */
function toList(values: readonly string[]): string | undefined {
  return values.length > 0
    ? values
        .map((value) => value.toLowerCase())
        .sort()
        .join(',')
    : undefined;
}

/** The query for the commerce service. */
export function toProductQuery(filters: ShopFilters) {
  return {
    categoryId: filters.categoryId || undefined,
    subCategoryId: filters.subCategoryId || undefined,
    q: isSearched(filters) ? filters.q.toLowerCase() : undefined,
    brand: toList(filters.brand),
    color: toList(filters.color),
    storage: toList(filters.storage),
    minPrice: filters.min ?? undefined,
    maxPrice: filters.max ?? undefined,
    inStock: filters.inStock || undefined,
    leasable: filters.leasable || undefined,
    sort: filters.sort,
    cursor: filters.after || undefined,
    size: shopPageSize,
  };
}

const firstPage = { after: '', before: [], page: 1 } as const;

/** The address of these filters, in the order of the form's fields. Without `changes.after` it is the first page. */
export function toShopHref(filters: ShopFilters, changes: Partial<ShopFilters> = {}): PageHref {
  const now: ShopFilters = { ...filters, ...firstPage, ...changes };
  const query = new URLSearchParams();
  const set = (name: string, value: string) => value !== '' && query.append(name, value);
  set('category', now.categoryId);
  set('sub', now.subCategoryId);
  set('q', now.q);
  set('sort', now.sort === 'popular' ? '' : now.sort);
  set('stock', now.inStock ? '1' : '');
  set('lease', now.leasable ? '1' : '');
  set('min', now.min === null ? '' : String(now.min));
  set('max', now.max === null ? '' : String(now.max));
  for (const facet of tickFacets) for (const value of now[facet]) set(facet, value);
  set('after', now.after);
  for (const cursor of now.before) set('before', cursor);
  set('page', now.after !== '' && now.page !== null && now.page > 1 ? String(now.page) : '');
  const search = query.toString();
  return search ? `/shop?${search}` : '/shop';
}

export const noNarrowing = {
  brand: [],
  color: [],
  storage: [],
  min: null,
  max: null,
  inStock: false,
  leasable: false,
} as const satisfies Partial<ShopFilters>;

export type Narrowing =
  | { facet: TickFacet; value: string; href: string }
  | { facet: 'price' | 'inStock' | 'leasable' | 'q'; value: string; href: string };

/** The active filters, each with the address that has all but this one. */
export function listNarrowings(filters: ShopFilters): Narrowing[] {
  const { q, min, max } = filters;
  const ticks = tickFacets.flatMap((facet) =>
    filters[facet].map((value) => ({
      facet,
      value,
      href: toShopHref(filters, { [facet]: filters[facet].filter((one) => one !== value) }),
    })),
  );
  const others: [Narrowing['facet'], boolean, string, Partial<ShopFilters>][] = [
    ['q', isSearched(filters), q, { q: '' }],
    ['price', min !== null || max !== null, '', { min: null, max: null }],
    ['inStock', filters.inStock, '', { inStock: false }],
    ['leasable', filters.leasable, '', { leasable: false }],
  ];
  return [
    ...ticks,
    ...others
      .filter(([, isChosen]) => isChosen)
      .map(([facet, , value, without]) => ({ facet, value, href: toShopHref(filters, without) })),
  ];
}

export function isTicked(filters: ShopFilters, facet: TickFacet, value: string): boolean {
  return filters[facet].some((one) => one.toLowerCase() === value.toLowerCase());
}

/** Parses `min-max`, either of which may be empty. */
export function toPriceRange(value: string): { min: number | null; max: number | null } {
  const [min = '', max = ''] = value.split('-');
  return { min: toAmount(min), max: toAmount(max) };
}

/** Whether nothing is chosen yet, so that the page is the shop's front page. */
export function isFront(filters: ShopFilters): boolean {
  return filters.after === '' && toShopHref(filters) === '/shop';
}
