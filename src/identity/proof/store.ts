import type { ProofRow } from '#db/proof-schema.ts';
import { bind, findRow, statement } from '#db/statement.ts';
import { DB } from '#env.ts';

/** That a visitor showed who they are. `applicant` is sealed. Times are in UTC milliseconds. */
export type Proof = Pick<
  ProofRow,
  | 'id'
  | 'kind'
  | 'subject'
  | 'isdn'
  | 'draftId'
  | 'registerHmac'
  | 'applicant'
  | 'verifiedAt'
  | 'expiresAt'
>;

/** Of an owner only a keyed hash of the register number is stored; an applicant is stored sealed. */
export type NewProof = Pick<ProofRow, 'id' | 'registerHmac' | 'applicant' | 'keyId'>;

export type ProofKey = Pick<ProofRow, 'visitorId' | 'purpose' | 'isdn' | 'draftId'>;

/** A proof of an owner is for their number, in whatever draft; that of an applicant for one draft, or for none. */
const findValid = statement<ProofKey & { now: number }, Proof>(
  `SELECT id, kind, subject, isdn, draft_id AS "draftId", register_hmac AS "registerHmac", applicant,
     verified_at AS "verifiedAt", expires_at AS "expiresAt"
   FROM identity_proof
   WHERE visitor_id = :visitorId AND purpose = :purpose AND expires_at > :now
     AND CASE WHEN :isdn IS NULL THEN subject = 'applicant' AND draft_id IS :draftId ELSE isdn = :isdn END
   ORDER BY verified_at DESC LIMIT 1`,
);

export function findStoredProof(key: ProofKey, now: number): Promise<Proof | null> {
  return findRow(DB, bind(findValid, { ...key, now }));
}
