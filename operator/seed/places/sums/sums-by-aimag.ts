/** English name in lower case makes the id; `remote` sums are beyond the courier's reach. */
type SumRow = readonly [nameMn: string, nameEn: string, bags: number, reach?: 'remote'];

/** By aimag id; the aimag centre comes first. */
export type SumsByAimag = Readonly<Record<string, readonly SumRow[]>>;
