import { type DanPurpose, danPurposes } from '../dan/purposes.ts';
import { findCustomer, findVisitorId } from '../session.ts';
import { findStoredProof, type Proof } from './store.ts';

export interface ProofOf {
  /** The number whose owner the visitor has to be; left out, the one that is signed in. */
  ownerOf?: string;
  /** The draft that an applicant fills in, if there is one. */
  draftId?: string;
}

/** The number of the session, and when the session ends. Nobody else's session can stand behind this visitor. */
async function findOwnProof(purpose: DanPurpose, visitorId: string): Promise<Proof | null> {
  const customer = await findCustomer();
  if (!customer) return null;
  const key = { visitorId, purpose, isdn: customer.isdn, draftId: null };
  const proof = await findStoredProof(key, Date.now());
  return proof && { ...proof, expiresAt: Math.min(proof.expiresAt, customer.expiresAt) };
}

/**
 * The proof that this visitor has for a purpose; null where there is none, it has expired, or it is about somebody
 * else. It is read from the database each time.
 */
export async function findProof(
  purpose: DanPurpose,
  { ownerOf, draftId }: ProofOf = {},
): Promise<Proof | null> {
  const visitorId = await findVisitorId();
  if (!visitorId) return null;
  const isOwner = danPurposes[purpose].subject === 'owner';
  if (isOwner && ownerOf === undefined) return findOwnProof(purpose, visitorId);
  const isdn = isOwner ? (ownerOf ?? null) : null;
  return findStoredProof({ visitorId, purpose, isdn, draftId: draftId ?? null }, Date.now());
}
