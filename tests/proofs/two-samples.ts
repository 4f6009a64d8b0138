import type { Figure } from './proof.ts';

export const medianOf = (sample: readonly number[]) =>
  sample.toSorted((a, b) => a - b)[Math.floor(sample.length / 2)] ?? 0;

/** The widest gap between the two distributions. */
function findGap(a: readonly number[], b: readonly number[]): number {
  const below = (sample: readonly number[], ms: number) =>
    sample.filter((one) => one <= ms).length / sample.length;
  return Math.max(...[...a, ...b].map((ms) => Math.abs(below(a, ms) - below(b, ms))));
}

/** How long answers took, of what is known and of what is not. */
export interface Times {
  known: readonly number[];
  unknown: readonly number[];
}

const maxApartMs = 5;

/** That nobody can tell one from the other by its time; `of` says what was asked for. */
export function compareTimes(of: string, { known, unknown }: Times): Figure[] {
  const [one, other] = [medianOf(known), medianOf(unknown)];
  const gap = findGap(known, unknown);
  // Kolmogorov and Smirnov's bound at 5 %.
  const bound = 1.36 * Math.sqrt(1 / known.length + 1 / unknown.length);
  console.log(
    `  ${of}: medians ${one.toFixed(2)} and ${other.toFixed(2)} ms, widest gap ${gap.toFixed(3)} (bound ${bound.toFixed(3)})`,
  );
  return [
    {
      says: `${of}: medians more than ${maxApartMs} ms apart`,
      found: Number(Math.abs(one - other) > maxApartMs),
      expected: 0,
    },
    { says: `${of}: distributions that differ`, found: Number(gap > bound), expected: 0 },
  ];
}
