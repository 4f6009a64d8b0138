import type { FreeNumber } from '#contracts/mobile/numbers.ts';
import { readNumbers } from '#services/numbers.ts';
import { similarCount } from './model.ts';

/** How many places two numbers have in common; the last ones count most, because people choose by them. */
const likeness = (one: string, other: string): number =>
  [...one].reduce((sum, digit, at) => sum + (digit === other[at] ? at + 1 : 0), 0);

/** Numbers that can be had in place of one that is taken: of the same ending, or of the same beginning. None where nobody can say. */
export async function findSimilar(isdn: string): Promise<FreeNumber[]> {
  const found = await Promise.all([
    readNumbers({ ending: isdn.slice(-4), size: similarCount + 1 }),
    readNumbers({ prefix: isdn.slice(0, 2), ending: isdn.slice(-3), size: similarCount + 1 }),
    readNumbers({ prefix: isdn.slice(0, 5), size: 24 }),
    readNumbers({ prefix: isdn.slice(0, 2), size: similarCount + 1 }),
  ]);
  const all = found.flatMap((one) => (one.ok ? one.value.items : []));
  const distinct = new Map(all.map((one) => [one.isdn, one]));
  distinct.delete(isdn);
  return [...distinct.values()]
    .toSorted((a, b) => likeness(b.isdn, isdn) - likeness(a.isdn, isdn))
    .slice(0, similarCount);
}
