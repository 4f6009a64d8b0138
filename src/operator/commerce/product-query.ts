import * as z from 'zod';
import { shortId, wholeNumber } from '../http/read-input.ts';
import { searchText } from '../search/search-routes.ts';

/** `a,b,c`, as the filters with several ticks send it. */
function listOf(most: number) {
  return z
    .string()
    .max(2048)
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(shortId).min(1).max(most));
}

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((text) => text === 'true' || text === '1');

export const productSort = z.enum(['popular', 'new', 'priceAsc', 'priceDesc', 'rating']);
export type ProductSort = z.infer<typeof productSort>;

export const productQuery = z.object({
  ids: listOf(50).optional(),
  categoryId: shortId.optional(),
  subCategoryId: shortId.optional(),
  q: searchText.optional(),
  brand: listOf(12).optional(),
  color: listOf(12).optional(),
  storage: listOf(12).optional(),
  minPrice: wholeNumber.optional(),
  maxPrice: wholeNumber.optional(),
  inStock: flag.optional(),
  leasable: flag.optional(),
  sort: productSort.default('popular'),
  cursor: z.string().max(256).optional(),
  size: wholeNumber.pipe(z.number().min(1).max(50)).default(24),
});
export type ProductQuery = z.infer<typeof productQuery>;
