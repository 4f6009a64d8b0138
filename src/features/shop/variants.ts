import type { Product } from '#contracts/commerce/products.ts';
import { maxLowStock } from './worth.ts';

export { chooseVariant } from '#domain/choose-variant.ts';

export type Variant = Product['variants'][number];

export interface VariantChoice {
  /** The colour or storage, unique in its row. */
  key: string;
  variant: Variant;
  isChosen: boolean;
}

const toColorKey = ({ colorNameEn, color }: Variant) => (colorNameEn || color).toLowerCase();
const toStorageKey = ({ storage }: Variant) => storage.toLowerCase();

/** One choice for each colour (or storage): the variant with the chosen storage (or colour) where there is one. */
function listChoices(
  { variants }: Product,
  chosen: Variant | null,
  toKey: (variant: Variant) => string,
  toOther: (variant: Variant) => string,
): VariantChoice[] {
  const keys = [...new Set(variants.map(toKey))].filter((key) => key !== '');
  return keys.flatMap((key) => {
    const own = variants.filter((one) => toKey(one) === key);
    const variant = own.find((one) => chosen && toOther(one) === toOther(chosen)) ?? own[0];
    if (!variant) return [];
    return [{ key, variant, isChosen: chosen !== null && toKey(chosen) === key }];
  });
}

export const listColors = (product: Product, chosen: Variant | null) =>
  listChoices(product, chosen, toColorKey, toStorageKey);
export const listStorages = (product: Product, chosen: Variant | null) =>
  listChoices(product, chosen, toStorageKey, toColorKey);

/**
 * The chosen variant's picture first, then the product's, each once, but for those that show another colour. The
 * service tells the colour of a variant's own picture only: where those among the product's are all of one colour, the
 * product's other pictures show that colour too.
 */
export function listPictures({ images, variants }: Product, chosen: Variant | null): string[] {
  if (!chosen?.image) return [...new Set(images)];
  const toColors = (image: string) =>
    variants.filter((variant) => variant.image === image).map(toColorKey);
  const own = toColorKey(chosen);
  const [color, ...others] = new Set(images.flatMap(toColors));
  const shared = color === undefined || others.length > 0 ? own : color;
  const isOwn = (image: string) => {
    const colors = toColors(image);
    return colors.length > 0 ? colors.includes(own) : shared === own;
  };
  return [...new Set([chosen.image, ...images.filter(isOwn)])];
}

export type Availability =
  | { state: 'preorder' | 'in' | 'store' | 'out' }
  | { state: 'low'; left: number };

export function toAvailability(product: Product, chosen: Variant | null): Availability {
  const left = (chosen ?? { stock: product.stockOnline }).stock ?? Infinity;
  if (product.preorder) return { state: 'preorder' };
  if (left > maxLowStock) return { state: 'in' };
  if (left > 0) return { state: 'low', left };
  return { state: product.storeStock.some(({ qty }) => qty > 0) ? 'store' : 'out' };
}

export interface ShownPrice {
  price: number;
  /** Only where it was higher; the service gives it for the lowest variant price only. */
  previousPrice: number | null;
}

export function toShownPrice(product: Product, chosen: Variant | null): ShownPrice {
  const price = chosen?.price ?? product.price;
  const { previousPrice } = product;
  const isReduced = previousPrice !== null && previousPrice !== undefined && previousPrice > price;
  return { price, previousPrice: isReduced && price === product.price ? previousPrice : null };
}
