import * as commerce from '#contracts/commerce/products.ts';
import type { ProductParameter } from '#contracts/commerce/product-parameters.ts';
import * as rating from '#contracts/commerce/rating.ts';
import { settings } from '#env.ts';
import { mapRead, settleRead } from '#lib/outcome.ts';
import { readCached, readOne } from './cache/read-cached.ts';
import { readProductCategories } from './product-categories.ts';
import type { CallParams } from './upstream/call-address.ts';
import { callForOne } from './upstream/call-upstream.ts';
import type { Page } from './upstream/reshape.ts';
import { type Read, type Outcome, UpstreamError } from './upstream/upstream-error.ts';

/** Of a service that is not asked for a size. */
const defaultPageSize = 24;

type Parameter = (typeof commerce.productsContract.query)[number];
/** `cursor` is the `next` of the page before, however the service is paged. */
export type ProductQuery = Omit<CallParams<Exclude<Parameter, 'page'>>, 'id'>;

type Products = Page<commerce.ProductCard>;

const nothing: Products = { items: [], dropped: 0, next: null, total: null };

/** An empty page for a cursor that the service refuses, because trying again would not help. */
function forgiveCursor(outcome: Outcome<Products>): Outcome<Products> {
  const isRefused =
    !outcome.ok && outcome.error instanceof UpstreamError && outcome.error.status === 400;
  return isRefused ? { ok: true, value: nothing } : outcome;
}

/** Whether a service understands a parameter of its product list. */
export const knowsParameter = (name: ProductParameter): boolean =>
  !settings().COMMERCE_IGNORED.includes(name);

function withoutIgnored(query: ProductQuery): ProductQuery {
  const ignored: readonly string[] = settings().COMMERCE_IGNORED;
  if (ignored.length === 0) return query;
  return Object.fromEntries(Object.entries(query).filter(([name]) => !ignored.includes(name)));
}

/** The page after this one, of a service that counts its pages: the same kind of text as a cursor. */
function toNextPage({ items, total }: Products, number: number, size: number): string | null {
  const seen = (number - 1) * size + items.length;
  const isOver = total === null ? items.length < size : items.length === 0 || seen >= total;
  return isOver ? null : String(number + 1);
}

interface PageRequest {
  asked: CallParams<Parameter>;
  /** The answer with the cursor of the next page, in whatever way the service pages. */
  lead: (page: Products) => Products;
}

/** How a page of products is asked for; null where there is none. */
export function toPageRequest(query: ProductQuery): PageRequest | null {
  const paging = settings().COMMERCE_PAGING;
  const { cursor, ...asked } = withoutIgnored(query);
  if (paging === 'next') return { asked: { ...asked, cursor }, lead: (page) => page };
  if (paging === 'none') {
    return cursor === undefined ? { asked, lead: (page) => ({ ...page, next: null }) } : null;
  }
  const number = cursor === undefined ? 1 : Number(cursor);
  if (!Number.isInteger(number) || number < 1) return null;
  const size = Number(query.size ?? defaultPageSize);
  return {
    asked: { ...asked, page: paging === 'page0' ? number - 1 : number },
    lead: (page) => ({ ...page, next: toNextPage(page, number, size) }),
  };
}

type Scope = Pick<ProductQuery, 'categoryId' | 'subCategoryId'>;

/** Whether the shop has this category and sub-category. The service itself may ignore what it is asked for. */
const isPartOfShop =
  ({ categoryId, subCategoryId }: Scope) =>
  async (): Promise<boolean> => {
    const all = await settleRead(await readProductCategories());
    const list = all.ok ? all.value.productCategoryPopulateDtos : [];
    const subs = list.find(({ id }) => id === categoryId)?.productSubCategoryList;
    if (!subs) return false;
    return subCategoryId === undefined || subs.some(({ id }) => id === subCategoryId);
  };

/** One page; `next` is the cursor of the one after it. `isOwn`: the site has the values from a service. */
export async function readProducts(
  query: ProductQuery = {},
  { isOwn = false } = {},
): Promise<Read<Products>> {
  const request = toPageRequest(query);
  if (!request) return { state: 'ready', value: nothing };
  const isNamed = query.categoryId !== undefined && query.cursor === undefined;
  const origin = { isOwn, ...(isNamed ? { isKnown: isPartOfShop(query) } : {}) };
  const read = await readCached(commerce.productsContract, request.asked, origin);
  const isForgiven = read.state === 'pending' && query.cursor !== undefined;
  return mapRead(
    isForgiven ? { ...read, result: read.result.then(forgiveCursor) } : read,
    request.lead,
  );
}

/** The filters of the whole shop, of a category or of a sub-category. */
export const readProductFacets = (scope: Scope) =>
  readOne(commerce.productFacetsContract, scope, { isKnown: isPartOfShop(scope) });

/** By id; some services know a product's slug as well. */
export const readProduct = (id: string) => readOne(commerce.productContract, { id });

/** As the service says it at this moment: what is kept may be of before it was sold out. */
export const readProductNow = (id: string) =>
  callForOne(commerce.productContract, { params: { id } });

export interface Rating {
  productId: string;
  point: number;
}

/** Never retried, because whoever calls it knows what to do after an unclear answer. */
export function rateProduct({ productId, point }: Rating, idempotencyKey: string) {
  const body = { point };
  const request = { query: { productId }, body, idempotencyKey, repeat: false } as const;
  return callForOne(rating.rateProductContract, request);
}
