import { formatMnt } from '#domain/money.ts';
import type { Translate } from '#i18n/translator.ts';

interface Range {
  min: number | null;
  max: number | null;
}

/** The text of a price range, of which one end may be open. */
export function toRangeText({ min, max }: Range, t: Translate): string {
  if (min === null) return t('shop.upTo', { price: formatMnt(max) });
  if (max === null) return t('shop.fromPrice', { price: formatMnt(min) });
  return t('shop.between', { min: formatMnt(min), max: formatMnt(max) });
}
