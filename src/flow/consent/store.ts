import type { ConsentRow } from '#db/schema.ts';
import { batch, bind, findRow, statement } from '#db/statement.ts';
import { DB, waitUntil } from '#env.ts';
import { drainOutbox, putMessage, type Topic } from '#forms/outbox.ts';

export interface Consent {
  purposes: readonly string[];
  /** Milliseconds since 1970. */
  at: number;
}

/** The purpose of the digital consent that this site acts upon itself. Others are the operator's, who is told. */
export const improvement = 'improvement';

type Key = Pick<ConsentRow, 'visitorId' | 'version'>;
type StoredConsent = Pick<ConsentRow, 'purposes' | 'at'>;

const findStored = statement<Key, StoredConsent>(
  'SELECT purposes, at FROM consent WHERE visitor_id = :visitorId AND version = :version',
);

const upsert = statement<ConsentRow>(
  `INSERT INTO consent (visitor_id, version, purposes, at, isdn)
   VALUES (:visitorId, :version, :purposes, :at, :isdn)
   ON CONFLICT (visitor_id, version) DO UPDATE
   SET purposes = excluded.purposes, at = excluded.at, isdn = coalesce(excluded.isdn, isdn)`,
);

export async function findConsent(visitorId: string, version: string): Promise<Consent | null> {
  const row = await findRow(DB, bind(findStored, { visitorId, version }));
  return row && { purposes: JSON.parse(row.purposes) as string[], at: row.at };
}

export async function putConsent(
  { visitorId, isdn }: Pick<ConsentRow, 'visitorId' | 'isdn'>,
  version: string,
  { purposes, at }: Consent,
  topic: Topic<Key>,
): Promise<void> {
  const row = { visitorId, isdn, version, purposes: JSON.stringify(purposes), at };
  const key = `consent ${visitorId} ${at}`;
  const message = { key, body: { visitorId, version } };
  // Without a number nobody could act upon it.
  const told = isdn === null ? {} : { told: putMessage(topic, message, { now: at }) };
  await batch(DB, { stored: bind(upsert, row), ...told });
  if (isdn !== null) waitUntil(drainOutbox(DB, Date.now, [topic], { keys: [key] }));
}

const findNumber = statement<Key, Pick<ConsentRow, 'isdn' | 'purposes'>>(
  'SELECT isdn, purposes FROM consent WHERE visitor_id = :visitorId AND version = :version',
);

/** A choice that was made with a number, as it is now. */
export async function findOfNumber(choice: Key) {
  const row = await findRow(DB, bind(findNumber, choice));
  if (!row || row.isdn === null) return null;
  const purposes = JSON.parse(row.purposes) as string[];
  return { isdn: row.isdn, version: choice.version, purposes };
}

/** The newest choice of a visitor, in this browser or, of whoever is signed in, in any. */
const findNewest = statement<Pick<ConsentRow, 'visitorId'>, Pick<ConsentRow, 'purposes'>>(
  `SELECT purposes FROM consent WHERE visitor_id = :visitorId
     OR isdn IN (SELECT isdn FROM session WHERE visitor_id = :visitorId AND isdn IS NOT NULL)
   ORDER BY at DESC LIMIT 1`,
);

/** Whether the visitor has chosen, and not chosen this purpose. Who was never asked has withdrawn nothing. */
export async function isWithdrawn(visitorId: string, purpose: string): Promise<boolean> {
  const row = await findRow(DB, bind(findNewest, { visitorId }));
  return row !== null && !(JSON.parse(row.purposes) as string[]).includes(purpose);
}
