import type { Site } from '../http/start-site.ts';

export interface Figure {
  says: string;
  found: number;
  expected: number;
}

/** Runs against a site of its own, seeded and otherwise empty. */
export type Proof = (site: Site) => Promise<Figure[]>;

/** Runs the job `times` times, at most `atOnce` at the same time; the results come in the order of completion. */
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

/** A figure that holds or does not. */
export const holds = (says: string, isTrue: boolean): Figure => ({
  says,
  found: Number(isTrue),
  expected: 1,
});
export const round = (value: number) => Math.round(value * 10) / 10;
