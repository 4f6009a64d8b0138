import type { D1Database } from '@cloudflare/workers-types';
import type { ListingRow } from './cache-schema.ts';
import { batch, bind, findRow, readRows, statement } from './statement.ts';

/** Whoever has moved `dueAt` to this time fills the list. */
interface Turn {
  kind: string;
  dueAt: number;
}

const takeTurn = statement<Turn & { now: number }, { kind: string }>(
  `INSERT INTO listing (kind, due_at) VALUES (:kind, :dueAt)
   ON CONFLICT (kind) DO UPDATE SET due_at = excluded.due_at WHERE due_at <= :now
   RETURNING kind`,
);

/** A list that broke off replaces a longer one only when that one is too old. */
const storeEntries = statement<
  Turn & { entries: string; whole: number; now: number; tooOld: number }
>(
  `UPDATE listing SET entries = :entries, filled_at = :now
   WHERE kind = :kind AND due_at = :dueAt AND (:whole = 1 OR entries IS NULL OR filled_at < :tooOld
     OR json_array_length(entries) < json_array_length(:entries))`,
);

const endTurn = statement<Turn & { nextAt: number }>(
  'UPDATE listing SET due_at = :nextAt WHERE kind = :kind AND due_at = :dueAt',
);

const listAll = statement<object, Pick<ListingRow, 'kind' | 'entries'>>(
  'SELECT kind, entries FROM listing WHERE entries IS NOT NULL',
);

const findEntry = statement<{ kind: string; path: string }, { listed: number }>(
  `SELECT EXISTS (SELECT 1 FROM json_each(entries) WHERE value ->> 'path' = :path) AS listed
   FROM listing WHERE kind = :kind AND entries IS NOT NULL`,
);

const listBelow = statement<{ kind: string; from: string; rows: number }, { path: string }>(
  `SELECT value ->> 'path' AS path FROM listing, json_each(entries)
   WHERE kind = :kind AND entries IS NOT NULL AND substr(value ->> 'path', 1, length(:from)) = :from LIMIT :rows`,
);

/** False where the list is not due, or somebody else is filling it. */
export async function takeListing(db: D1Database, turn: Turn & { now: number }): Promise<boolean> {
  return (await findRow(db, bind(takeTurn, turn))) !== null;
}

/** Stores what was found, null for nothing, and when the list is due again. */
export async function endListing(
  db: D1Database,
  turn: Turn & { nextAt: number },
  found: { entries: string; whole: boolean; now: number; tooOld: number } | null,
): Promise<void> {
  await batch(db, {
    stored: found
      ? bind(storeEntries, { ...turn, ...found, whole: Number(found.whole) })
      : undefined,
    ended: bind(endTurn, turn),
  });
}

/** The lists that were filled. */
export const readListingRows = (db: D1Database) => readRows(db, bind(listAll, {}));

/** Null where the list was never filled. */
export async function isInListing(
  db: D1Database,
  entry: { kind: string; path: string },
): Promise<boolean | null> {
  const found = await findRow(db, bind(findEntry, entry));
  return found && found.listed === 1;
}

/** Addresses of a list that begin alike, in its order. */
export const readListedBelow = async (
  db: D1Database,
  below: { kind: string; from: string; rows: number },
): Promise<string[]> => (await readRows(db, bind(listBelow, below))).map(({ path }) => path);
