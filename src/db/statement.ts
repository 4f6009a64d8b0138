import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';

type Value = string | number | null;
/** An object, or an interface, that holds such values only. */
export type ValuesOf<Given> = { readonly [Name in keyof Given]: Value };

/**
 * SQL whose parameters have names, `:cartId`, and the type of its rows. D1 takes numbered parameters only, so a name
 * gets the number of its first occurrence.
 */
export interface Statement<Given, Row> {
  readonly text: string;
  readonly names: readonly string[];
  /** Never set; they carry the types of the values that `bind` takes, and of the rows. */
  readonly given?: (values: Given) => void;
  readonly row?: () => Row;
}

/** A statement with its values. */
export interface Bound<Row = unknown> {
  readonly text: string;
  readonly values: readonly Value[];
  readonly row?: () => Row;
}

/** No quoted text may contain a colon before a letter, because that would be read as a name. */
export function statement<Given extends ValuesOf<Given>, Row = never>(
  sql: string,
): Statement<Given, Row> {
  const names: string[] = [];
  const text = sql.replaceAll(/:([a-z]\w*)/gi, (_all, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `?${names.indexOf(name) + 1}`;
  });
  return { text, names };
}

export function bind<Given extends ValuesOf<Given>, Row>(
  { text, names }: Statement<Given, Row>,
  given: NoInfer<Given>,
): Bound<Row> {
  const known = new Map<string, Value>(Object.entries(given));
  const values = names.map((name) => {
    const value = known.get(name);
    if (value === undefined) throw new TypeError(`:${name} has no value`);
    return value;
  });
  return { text, values };
}

const prepare = (db: D1Database, { text, values }: Bound): D1PreparedStatement =>
  db.prepare(text).bind(...values);

export function findRow<Row>(db: D1Database, bound: Bound<Row>): Promise<Row | null> {
  return prepare(db, bound).first<Row>();
}

export async function readRows<Row>(db: D1Database, bound: Bound<Row>): Promise<Row[]> {
  return (await prepare(db, bound).all<Row>()).results;
}

/** Returns how many rows it changed, cascades included. */
export async function run(db: D1Database, bound: Bound): Promise<number> {
  return (await prepare(db, bound).run()).meta.changes;
}

type Named = Readonly<Record<string, Bound | undefined>>;
type RowOf<Part> = Part extends Bound<infer Row> ? Row : never;
/** The rows of each statement by its name; an empty list for one that was left out. */
type RowsOf<Parts extends Named> = { [Name in keyof Parts]: RowOf<NonNullable<Parts[Name]>>[] };

/** Runs several groups of named statements in their order, as one transaction and one round trip. */
export async function batchEach<Parts extends Named>(
  db: D1Database,
  groups: readonly Parts[],
): Promise<RowsOf<Parts>[]> {
  const entries = groups.flatMap((parts, group) =>
    Object.entries(parts).flatMap(([name, bound]) => (bound ? [{ group, name, bound }] : [])),
  );
  const results = await db.batch(entries.map(({ bound }) => prepare(db, bound)));
  const rowsOf = groups.map((parts) =>
    Object.fromEntries(Object.keys(parts).map((name): [string, unknown[]] => [name, []])),
  );
  for (const [index, { group, name }] of entries.entries()) {
    const rows = rowsOf[group];
    if (rows) rows[name] = results[index]?.results ?? [];
  }
  return rowsOf as RowsOf<Parts>[];
}

/** Runs named statements in the order of the object's keys, as one transaction and one round trip. */
export async function batch<Parts extends Named>(
  db: D1Database,
  parts: Parts,
): Promise<RowsOf<Parts>> {
  const rows = (await batchEach(db, [parts])).at(0);
  if (!rows) throw new Error('the batch returned no rows');
  return rows;
}
