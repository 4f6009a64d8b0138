import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';

type Value = string | number | null;
/** An object, or an interface, that holds such values only. */
type ValuesOf<Given> = { readonly [Name in keyof Given]: Value };

/**
 * SQL whose parameters have names, `:cartId`, and the rows that it answers with. D1 knows numbered placeholders
 * only: a name gets the number of the place where it first stands.
 */
export interface Statement<Given, Row> {
  readonly text: string;
  readonly names: readonly string[];
  /** Only in types: what `bind` takes, and what comes back. */
  readonly given?: (values: Given) => void;
  readonly row?: () => Row;
}

/** A statement with its values. */
export interface Bound<Row = unknown> {
  readonly text: string;
  readonly values: readonly Value[];
  readonly row?: () => Row;
}

/** No text in quotes may hold a colon before a letter: it would be taken for a name. */
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

/** How many rows it changed, those included that went with others. */
export async function run(db: D1Database, bound: Bound): Promise<number> {
  return (await prepare(db, bound).run()).meta.changes;
}

type Named = Readonly<Record<string, Bound | undefined>>;
type RowOf<Part> = Part extends Bound<infer Row> ? Row : never;
/** The rows of each statement by its name; none of one that was left out. */
type RowsOf<Parts extends Named> = { [Name in keyof Parts]: RowOf<NonNullable<Parts[Name]>>[] };

/** Several groups of named statements, in their order, as one transaction and one trip. */
export async function batchEach<Parts extends Named>(
  db: D1Database,
  groups: readonly Parts[],
): Promise<RowsOf<Parts>[]> {
  const places = groups.flatMap((parts, group) =>
    Object.entries(parts).flatMap(([name, bound]) => (bound ? [{ group, name, bound }] : [])),
  );
  const answers = await db.batch(places.map(({ bound }) => prepare(db, bound)));
  const found = groups.map((parts) =>
    Object.fromEntries(Object.keys(parts).map((name): [string, unknown[]] => [name, []])),
  );
  for (const [place, { group, name }] of places.entries()) {
    const rows = found[group];
    if (rows) rows[name] = answers[place]?.results ?? [];
  }
  return found as RowsOf<Parts>[];
}

/** Named statements, in the order in which they are written, as one transaction and one trip. */
export async function batch<Parts extends Named>(
  db: D1Database,
  parts: Parts,
): Promise<RowsOf<Parts>> {
  const rows = (await batchEach(db, [parts])).at(0);
  if (!rows) throw new Error('a batch has answered nothing');
  return rows;
}
