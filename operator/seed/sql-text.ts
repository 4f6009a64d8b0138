export type SqlValue = string | number | null;

/** D1 refuses statements over 100 KB; Cyrillic takes two bytes a letter. */
const MOST_BYTES = 90_000;
const encoder = new TextEncoder();

/** A literal, for statements that may also be written to a file (`npm run seed -- --remote`). */
export function toLiteral(value: SqlValue): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new Error(`not a whole number: ${value}`);
    return String(value);
  }
  if (value.includes('\0')) throw new Error('a text with a NUL byte');
  return `'${value.replaceAll("'", "''")}'`;
}

/** INSERT statements, each of as many rows as fit into one. */
export function toInserts(
  table: string,
  rows: readonly Readonly<Record<string, SqlValue>>[],
): string[] {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first);
  const head = `INSERT INTO ${table} (${columns.join(', ')}) VALUES\n`;
  const statements: string[] = [];
  let tuples: string[] = [];
  let bytes = 0;
  for (const row of rows) {
    const tuple = `(${columns.map((column) => toLiteral(row[column] ?? null)).join(', ')})`;
    const size = encoder.encode(tuple).length + 2;
    if (bytes + size > MOST_BYTES && tuples.length > 0) {
      statements.push(head + tuples.join(',\n'));
      tuples = [];
      bytes = 0;
    }
    tuples.push(tuple);
    bytes += size;
  }
  statements.push(head + tuples.join(',\n'));
  return statements;
}
