import { fillTemplate } from '#lib/fill-template.ts';
import type { CartItem, CartLabels } from '../model.ts';

/** The name in the reader's language; a text with the id while the name is unknown. */
export function toItemName(
  { nameMn, nameEn, productId }: Pick<CartItem, 'nameMn' | 'nameEn' | 'productId'>,
  labels: CartLabels,
): string {
  const name = labels.locale === 'en' ? nameEn : nameMn;
  return name || fillTemplate(labels.unknownName, { id: productId });
}
