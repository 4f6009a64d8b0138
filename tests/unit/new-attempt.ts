import { DB } from '#env.ts';
import type { Attempt, Settled } from '#identity/dan/store.ts';
import { type Applicant, toNewProof } from '#identity/proof/applicant.ts';

/** An attempt to show that the number of the visitor's session is theirs, with the given differences. */
export const newAttempt = (
  state: string,
  visitorId: string,
  given: Partial<Attempt> = {},
): Attempt => ({
  state,
  visitorId,
  purpose: 'simRecovery',
  subject: 'owner',
  isdn: '99110011',
  draftId: null,
  continuesAt: null,
  redirectUri: 'https://www.example.mn/afterDan',
  ...given,
});

/** What makes an attempt one of an applicant, who needs no number. */
export const asApplicant = { purpose: 'newNumber', subject: 'applicant', isdn: null } as const;

export async function addDraft(id: string, visitorId: string, expiresAt: number): Promise<void> {
  await DB.prepare(
    `INSERT INTO draft (id, kind, version, step, data, key_id, visitor_id, created_at, expires_at)
     VALUES (?1, 'test', 1, 's', 'sealed', 'k1', ?2, 0, ?3)`,
  )
    .bind(id, visitorId, expiresAt)
    .run();
}

export const toVerified = async (
  registerNumber: string,
  applicant: Applicant | null = null,
): Promise<Settled> => ({
  outcome: 'verified',
  proof: await toNewProof(registerNumber, applicant),
});
