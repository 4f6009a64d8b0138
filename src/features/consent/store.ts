import type { ConsentRow } from '#db/schema.ts';
import { bind, findRow, run, statement } from '#db/statement.ts';
import { DB } from '#env.ts';

export interface Consent {
  purposes: string[];
  /** Milliseconds since 1970. */
  at: number;
}

type Key = Pick<ConsentRow, 'sessionId' | 'version'>;
type StoredConsent = Pick<ConsentRow, 'purposes' | 'at'>;

const findStored = statement<Key, StoredConsent>(
  'SELECT purposes, at FROM consent WHERE session_id = :sessionId AND version = :version',
);

const upsert = statement<ConsentRow>(
  `INSERT INTO consent (session_id, version, purposes, at)
   VALUES (:sessionId, :version, :purposes, :at)
   ON CONFLICT (session_id, version) DO UPDATE SET purposes = excluded.purposes, at = excluded.at`,
);

export async function findConsent(sessionId: string, version: string): Promise<Consent | null> {
  const row = await findRow(DB, bind(findStored, { sessionId, version }));
  return row && { purposes: JSON.parse(row.purposes) as string[], at: row.at };
}

export async function putConsent(
  sessionId: string,
  version: string,
  { purposes, at }: Consent,
): Promise<void> {
  await run(DB, bind(upsert, { sessionId, version, purposes: JSON.stringify(purposes), at }));
}
