import * as z from 'zod/mini';
import { _default as orDefault } from 'zod/mini';
import { shortId, wholeNumber } from '../http/read-input.ts';
import { searchText } from '../search/search-routes.ts';

/** `a,b,c`, as filters with several choices send it. */
function listOf(max: number) {
  return z.pipe(
    z.pipe(
      z.string().check(z.maxLength(2048)),
      z.transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      ),
    ),
    z.array(shortId).check(z.minLength(1), z.maxLength(max)),
  );
}

const flag = z.pipe(
  z.enum(['true', 'false', '1', '0']),
  z.transform((text) => text === 'true' || text === '1'),
);

export const productSort = z.enum(['popular', 'new', 'priceAsc', 'priceDesc', 'rating']);
export type ProductSort = z.infer<typeof productSort>;

export const productQuery = z.object({
  ids: z.optional(listOf(50)),
  categoryId: z.optional(shortId),
  subCategoryId: z.optional(shortId),
  q: z.optional(searchText),
  brand: z.optional(listOf(12)),
  color: z.optional(listOf(12)),
  storage: z.optional(listOf(12)),
  minPrice: z.optional(wholeNumber),
  maxPrice: z.optional(wholeNumber),
  inStock: z.optional(flag),
  leasable: z.optional(flag),
  sort: orDefault(productSort, 'popular'),
  cursor: z.optional(z.string().check(z.maxLength(256))),
  size: orDefault(z.pipe(wholeNumber, z.number().check(z.minimum(1), z.maximum(50))), 24),
});
export type ProductQuery = z.infer<typeof productQuery>;
