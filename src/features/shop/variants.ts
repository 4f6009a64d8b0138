import type { Product } from '#contracts/commerce/products.ts';

export type Variant = Product['variants'][number];

/** The one that the address names, else the first that can be had, else the first. */
export function chooseVariant(product: Product, id: string | null): Variant | null {
  const { variants } = product;
  return (
    variants.find((one) => one.id === id) ??
    variants.find(({ stock }) => stock > 0) ??
    variants[0] ??
    null
  );
}

export interface VariantChoice {
  /** What tells it apart from the others of its row. */
  key: string;
  variant: Variant;
  isChosen: boolean;
}

const toColorKey = ({ colorNameEn, color }: Variant) => (colorNameEn || color).toLowerCase();
const toStorageKey = ({ storage }: Variant) => storage.toLowerCase();

/** Each value of one side once, leading to the variant that is otherwise like the chosen one, if there is such. */
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

/** The chosen look first, then the others; each once. */
export function listPictures({ images }: Product, chosen: Variant | null): string[] {
  return [...new Set([...(chosen?.image ? [chosen.image] : []), ...images])];
}

/** At most this many left is worth saying. */
const fewLeft = 3;

export type Availability =
  | { state: 'preorder' | 'in' | 'store' | 'out' }
  | { state: 'low'; left: number };

export function toAvailability(product: Product, chosen: Variant | null): Availability {
  const left = chosen?.stock ?? product.stockOnline;
  if (product.preorder) return { state: 'preorder' };
  if (left > fewLeft) return { state: 'in' };
  if (left > 0) return { state: 'low', left };
  return { state: product.storeStock.some(({ qty }) => qty > 0) ? 'store' : 'out' };
}

export interface ShownPrice {
  price: number;
  /** Only where it was higher; the service tells it for the lowest price alone. */
  oldPrice: number | null;
}

export function toShownPrice(product: Product, chosen: Variant | null): ShownPrice {
  const price = chosen?.price ?? product.price;
  const { oldPrice } = product;
  const isReduced = oldPrice !== null && oldPrice !== undefined && oldPrice > price;
  return { price, oldPrice: isReduced && price === product.price ? oldPrice : null };
}
