import type { Site } from '../http/start-site.ts';

export interface Figure {
  says: string;
  found: number;
  expected: number;
}

/** Runs against a site of its own, seeded and otherwise empty. */
export type Proof = (site: Site) => Promise<Figure[]>;

/** Each of `times` runs, so many at once. */
export async function runAtOnce<T>(
  times: number,
  atOnce: number,
  job: (i: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const work = async () => {
    for (let i = next++; i < times; i = next++) results.push(await job(i));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
