import type { CartItem } from './model.ts';

interface Marked {
  price: number;
  /** Before it was reduced; null where it was not, or nobody says. */
  before: number | null;
  isDigital?: boolean | undefined;
}

/** For the payload of a line, what is not so of every product. */
export const toMarks = (
  found: Marked | null,
): Pick<CartItem['payload'], 'before' | 'isDigital'> => ({
  ...(found && found.before !== null && found.before > found.price && { before: found.before }),
  ...(found?.isDigital && { isDigital: true }),
});
