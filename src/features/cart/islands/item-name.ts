import type { CartItem, CartWords } from '../model.ts';
import { fillWords } from './fill-words.ts';

/** In the reader's language; by its id while nobody can say how it is called. */
export function toItemName(
  { nameMn, nameEn, productId }: Pick<CartItem, 'nameMn' | 'nameEn' | 'productId'>,
  words: CartWords,
): string {
  const name = words.locale === 'en' ? nameEn : nameMn;
  return name || fillWords(words.unknownName, { id: productId });
}
