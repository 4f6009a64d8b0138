import { settings } from '#env.ts';
import { hashWithKey } from '#lib/hash.ts';
import { log } from '#lib/log.ts';
import { seal, type SealKeys, unseal } from '#lib/seal.ts';
import type { NewProof, Proof } from './store.ts';

/** Who applies for something, as the state's register has them. */
export interface Applicant {
  registerNumber: string;
  lastName: string;
  firstName: string;
}

const toContext = (proofId: string) => `identity_proof ${proofId}`;

/** What is stored of a proof; with an applicant, sealed so that it opens in the row of this proof only. */
export async function toNewProof(
  registerNumber: string,
  applicant: Applicant | null = null,
): Promise<NewProof> {
  const { DAN_PEPPER: pepper, DATA_KEYS: keys } = settings();
  const id = crypto.randomUUID();
  const context = toContext(id);
  return {
    id,
    registerHmac: await hashWithKey(pepper, registerNumber),
    applicant: applicant && (await seal(JSON.stringify(applicant), { keys, context })),
    keyId: applicant && keys[0].id,
  };
}

/** Null for a proof of an owner, and where the key is lost: Dan has to be asked again then. */
export async function readApplicant(
  { id, applicant }: Pick<Proof, 'id' | 'applicant'>,
  keys: SealKeys = settings().DATA_KEYS,
): Promise<Applicant | null> {
  if (applicant === null) return null;
  try {
    return JSON.parse(await unseal(applicant, { keys, context: toContext(id) })) as Applicant;
  } catch (cause) {
    log.error('applicant-unreadable', { cause });
    return null;
  }
}
