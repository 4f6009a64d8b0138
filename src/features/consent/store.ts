import { DB } from '#env.ts';

export interface Consent {
  purposes: string[];
  /** Milliseconds since 1970. */
  at: number;
}

export async function findConsent(sessionId: string, version: string): Promise<Consent | null> {
  const row = await DB.prepare(
    'SELECT purposes, at FROM consent WHERE session_id = ?1 AND version = ?2',
  )
    .bind(sessionId, version)
    .first<{ purposes: string; at: number }>();
  return row && { purposes: JSON.parse(row.purposes) as string[], at: row.at };
}

export async function putConsent(
  sessionId: string,
  version: string,
  consent: Consent,
): Promise<void> {
  await DB.prepare(
    `INSERT INTO consent (session_id, version, purposes, at) VALUES (?1, ?2, ?3, ?4)
     ON CONFLICT (session_id, version) DO UPDATE SET purposes = excluded.purposes, at = excluded.at`,
  )
    .bind(sessionId, version, JSON.stringify(consent.purposes), consent.at)
    .run();
}
