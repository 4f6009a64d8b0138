import type { ProductCard } from '#contracts/commerce/products.ts';
import { texts } from '#request/texts.ts';

/** The product's short facts, in the reader's language. */
export function toHighlights({
  highlightsMn,
  highlightsEn,
}: Pick<ProductCard, 'highlightsMn' | 'highlightsEn'>): readonly string[] {
  return texts().locale === 'en' ? highlightsEn : highlightsMn;
}
