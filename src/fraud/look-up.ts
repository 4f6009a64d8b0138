import { type Asker, toCountedBy } from './asker.ts';
import { beginCount, forgetCount } from './count-store.ts';

export type LookedUp<T> = { state: 'found'; found: T } | { state: 'none' } | { state: 'tooMany' };

/**
 * A look-up by a code that people read out. It is counted by who tries and never by what is looked for, so that nobody keeps
 * its owner out; what is found is not counted.
 */
export async function lookUpByCode<T>(
  asker: Asker,
  find: () => Promise<T | null>,
  now: number = Date.now(),
): Promise<LookedUp<T>> {
  const id = await beginCount(toCountedBy('orderLookUp', asker), now);
  if (id === null) return { state: 'tooMany' };
  const found = await find();
  if (found === null) return { state: 'none' };
  await forgetCount(id);
  return { state: 'found', found };
}
