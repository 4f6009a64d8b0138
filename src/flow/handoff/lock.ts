import { comparePersons } from '#identity/proof/compare-persons.ts';
import type { Subject } from '#identity/tan/tan.ts';
import type { Flow } from '../define-flow.ts';
import type { Confirmation, Lock } from '../model.ts';
import { findPosition } from '../position.ts';
import type { StepCaller } from '../step.ts';
import type { FoundDraft } from '../store.ts';

/** What is still to be confirmed; null where this visitor has confirmed it. */
async function findMissing(
  needs: Confirmation | null,
  { draft: { id: draftId }, begunBy }: FoundDraft,
  caller: StepCaller,
): Promise<Lock | null> {
  if (!needs || (needs.by === 'phone' && needs.isdn === caller.isdn)) return null;
  if (needs.by !== 'dan') return { draftId, needs, isOther: false };
  const { purpose, by: _by, ...person } = needs;
  const compared = await comparePersons(purpose, { ...person, draftId, begunBy });
  if (compared === 'same') return null;
  if (compared === 'nobody') return { draftId, needs: { by: 'nothing' }, isOther: false };
  return { draftId, needs, isOther: compared === 'other' };
}

/**
 * What keeps a draft closed on this device; null where nothing does. Of a draft that names nothing yet the link was the
 * proof.
 */
export async function findLock(
  flow: Flow,
  found: FoundDraft,
  caller: StepCaller,
): Promise<Lock | null> {
  const { access, draft } = found;
  if (access !== 'locked') return null;
  const { id: draftId, isdn } = draft;
  if (isdn !== null) return { draftId, needs: { by: 'sign-in', isdn }, isOther: false };
  const { data } = await findPosition(flow, draft.entries, () => true);
  return findMissing(flow.confirmBy?.(data) ?? null, found, caller);
}

/** Where the code is sent to that opens the draft; null where no code does. */
export function toSubject({ needs }: Lock): Subject | null {
  if (needs.by === 'phone') return { channel: 'sms', address: needs.isdn };
  return needs.by === 'email' ? { channel: 'email', address: needs.email } : null;
}
