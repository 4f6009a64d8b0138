import { settings } from '#env.ts';
import { hashWithKey } from '#lib/hash.ts';
import type { DanPurpose } from '../dan/purposes.ts';
import { findProof } from './find-proof.ts';
import { findStoredProof } from './store.ts';

/** Whom a draft is about: the owner of a number, a register number, or whom Dan has confirmed for who began it. */
export interface PersonOfDraft {
  draftId: string;
  begunBy: string;
  ownerOf?: string;
  registerNumber?: string;
}

/**
 * Whether the visitor of this request has proved to be the person of a draft: by Dan, for the same purpose. `nobody`
 * where the draft has no person to compare with any more.
 */
export async function comparePersons(
  purpose: DanPurpose,
  { draftId, begunBy, ownerOf, registerNumber }: PersonOfDraft,
): Promise<'same' | 'other' | 'unproved' | 'nobody'> {
  const own = await findProof(purpose, ownerOf === undefined ? { draftId } : { draftId, ownerOf });
  // Who owns the number was compared with its registration already.
  if (ownerOf !== undefined && registerNumber === undefined) return own ? 'same' : 'unproved';
  const first = { visitorId: begunBy, purpose, isdn: null, draftId };
  const expected =
    registerNumber === undefined
      ? (await findStoredProof(first, Date.now()))?.registerHmac
      : await hashWithKey(settings().DAN_PEPPER, registerNumber);
  if (expected === undefined) return 'nobody';
  if (!own) return 'unproved';
  return own.registerHmac === expected ? 'same' : 'other';
}
