import { DB, settings } from '#env.ts';
import { unseal } from '#lib/seal.ts';

type Row = Record<string, unknown>;

/** Every table of the site, as the database lists them. */
export async function readTableNames(): Promise<string[]> {
  const { results } = await DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
     AND name NOT LIKE '_cf_%' AND name NOT LIKE 'd1_%' ORDER BY name`,
  ).all<{ name: string }>();
  return results.map(({ name }) => name);
}

async function open(table: string, row: Row): Promise<Row> {
  const keys = settings().DATA_KEYS;
  const context = `${table} ${String(row['id'])}`;
  const values = Object.entries(row).map(async ([column, value]): Promise<[string, unknown]> => {
    if (typeof value !== 'string' || !value.startsWith('s1.')) return [column, value];
    return [column, await unseal(value, { keys, context })];
  });
  return Object.fromEntries(await Promise.all(values));
}

/** The rows of all tables as texts, with what is sealed in them opened. */
export async function readAllRows(): Promise<Record<string, string[]>> {
  const entries = (await readTableNames()).map(async (table): Promise<[string, string[]]> => {
    const { results } = await DB.prepare(`SELECT * FROM ${table}`).all<Row>();
    const rows = await Promise.all(results.map((row) => open(table, row)));
    return [table, rows.map((row) => JSON.stringify(row)).toSorted()];
  });
  return Object.fromEntries(await Promise.all(entries));
}
