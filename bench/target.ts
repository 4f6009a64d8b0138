import type { Measurements } from './measurements.ts';

export interface Target {
  /** Its number among the project's figures, or its own name. */
  figure: number | 'INP';
  what: string;
  unit: string;
  atMost: number;
  digits: number;
  /** By page, or one value under an empty name; undefined where it was not measured. */
  read(found: Measurements): Record<string, number> | undefined;
}

export function byPage<Row extends { page: string }>(
  rows: readonly Row[] | undefined,
  pick: (row: Row) => number,
): Record<string, number> | undefined {
  return rows && Object.fromEntries(rows.map((row) => [row.page, pick(row)]));
}

export const one = (value: number | undefined) => (value === undefined ? undefined : { '': value });
