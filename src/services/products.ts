import * as commerce from '#contracts/commerce/products.ts';
import { readCached, readAll, readOne } from './cache/read-cached.ts';
import type { CallParams } from './upstream/call-address.ts';
import { callForOne } from './upstream/call-upstream.ts';
import type { Page } from './upstream/reshape.ts';
import { type Read, type Outcome, UpstreamError } from './upstream/upstream-error.ts';

export type ProductQuery = Omit<CallParams<(typeof commerce.productsContract.query)[number]>, 'id'>;

type Products = Page<commerce.ProductCard>;

/** An empty page for a cursor that the service refuses, because trying again would not help. */
function forgiveCursor(outcome: Outcome<Products>): Outcome<Products> {
  const isRefused =
    !outcome.ok && outcome.error instanceof UpstreamError && outcome.error.status === 400;
  return isRefused
    ? { ok: true, value: { items: [], dropped: 0, next: null, total: null } }
    : outcome;
}

/** One page; `next` is the cursor of the one after it. */
export async function readProducts(query: ProductQuery = {}): Promise<Read<Products>> {
  const read = await readCached(commerce.productsContract, query);
  return read.state === 'ready' || query.cursor === undefined
    ? read
    : { ...read, result: read.result.then(forgiveCursor) };
}

/** At most 50, in no particular order: the ids are sorted so that one set has one cache key. */
export async function readProductsByIds(
  ids: readonly string[],
): Promise<Read<commerce.ProductCard[]>> {
  const unique = [...new Set(ids)].sort();
  if (unique.length === 0) return { state: 'ready', value: [] };
  return readAll(commerce.productsContract, { ids: unique.join(','), size: unique.length });
}

/** The filters of the whole shop, of a category or of a sub-category. */
export const readProductFacets = (scope: {
  categoryId?: string | undefined;
  subCategoryId?: string | undefined;
}) => readOne(commerce.productFacetsContract, scope);

/** By id or slug. */
export const readProduct = (id: string) => readOne(commerce.productContract, { id });
export const readSubCategories = () => readAll(commerce.subCategoriesContract);
export const readProductCategories = () => readOne(commerce.productCategoriesContract);

export interface Rating {
  productId: string;
  point: number;
  /** This visitor's point before, which the service subtracts. */
  previousPoint: number | null;
}

/** Never retried, because whoever calls it knows what to do after an unclear answer. */
export function rateProduct({ productId, point, previousPoint }: Rating, idempotencyKey: string) {
  const body = previousPoint === null ? { point } : { point, previousPoint };
  const request = { query: { productId }, body, idempotencyKey, repeat: false } as const;
  return callForOne(commerce.rateProductContract, request);
}
