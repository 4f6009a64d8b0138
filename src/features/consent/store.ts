import type { ConsentRow } from '#db/schema.ts';
import { bind, findRow, run, statement } from '#db/statement.ts';
import { DB } from '#env.ts';

export interface Consent {
  purposes: readonly string[];
  /** Milliseconds since 1970. */
  at: number;
}

type Key = Pick<ConsentRow, 'visitorId' | 'version'>;
type StoredConsent = Pick<ConsentRow, 'purposes' | 'at'>;

const findStored = statement<Key, StoredConsent>(
  'SELECT purposes, at FROM consent WHERE visitor_id = :visitorId AND version = :version',
);

const upsert = statement<ConsentRow>(
  `INSERT INTO consent (visitor_id, version, purposes, at)
   VALUES (:visitorId, :version, :purposes, :at)
   ON CONFLICT (visitor_id, version) DO UPDATE SET purposes = excluded.purposes, at = excluded.at`,
);

export async function findConsent(visitorId: string, version: string): Promise<Consent | null> {
  const row = await findRow(DB, bind(findStored, { visitorId, version }));
  return row && { purposes: JSON.parse(row.purposes) as string[], at: row.at };
}

export async function putConsent(
  visitorId: string,
  version: string,
  { purposes, at }: Consent,
): Promise<void> {
  await run(DB, bind(upsert, { visitorId, version, purposes: JSON.stringify(purposes), at }));
}
