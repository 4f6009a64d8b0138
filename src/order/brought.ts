import type { Translate } from '#i18n/translator.ts';
import type { OrderLine } from './model.ts';

/** Of so many lines that are picked up, how many are in the branch already. */
interface Brought {
  count: number;
  have: number;
}

/** The lines, with those noted that are brought to the branch first. */
export const noteBrought = (
  lines: readonly OrderLine[],
  lacking: readonly string[] = [],
): OrderLine[] =>
  lines.map((line) => (lacking.includes(line.productId) ? { ...line, isBrought: true } : line));

/** Null where nothing is brought, or nobody knew. */
export function toBrought(lines: readonly OrderLine[]): Brought | null {
  const goods = lines.filter(({ type }) => type === 'PHYSICAL');
  const have = goods.filter(({ isBrought }) => !isBrought).length;
  return have === goods.length ? null : { count: goods.length, have };
}

/** When it can be picked up; null where all of it is there. */
export function writeBrought({ count, have }: Brought, t: Translate): string | null {
  if (have === count) return null;
  return have === 0 ? t('checkout.notHere') : t('checkout.partly', { count, have });
}
