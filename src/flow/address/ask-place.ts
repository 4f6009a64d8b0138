import * as v from 'valibot';
import { type Answered, answer, type Refusal, refuse } from '#forms/outcome.ts';
import { settleRead } from '#lib/outcome.ts';
import { readBranches } from '#services/places.ts';
import { findPlaces, nameAddress } from './find-places.ts';

type Typed = Parameters<typeof findPlaces>[0] & { building: string; apartment: string };

export const namedAddress = v.object({ textMn: v.string(), textEn: v.string() });
export const chosenBranch = v.object({ id: v.string(), nameMn: v.string(), nameEn: v.string() });

/** Of a step that asks where something small is brought: only where it is brought. */
export async function askAddress(
  typed: Typed,
): Promise<Answered<v.InferOutput<typeof namedAddress>> | Refusal> {
  const places = await findPlaces(typed);
  if (!places) return refuse('address.fault.unknown', 'khorooId');
  if (places.some(({ deliverable }) => !deliverable)) {
    return refuse('checkout.fault.notDeliverable', 'districtId');
  }
  return answer(nameAddress(places, [typed.building, typed.apartment]));
}

/** Of a step that asks in which branch something lies ready. */
export async function askBranch({
  branchId,
}: {
  branchId: string;
}): Promise<Answered<v.InferOutput<typeof chosenBranch>> | Refusal> {
  const branches = await settleRead(await readBranches());
  if (!branches.ok) return { ...refuse('newNumber.fault.service', 'branchId'), status: 503 };
  const branch = branches.value.find(({ id }) => id === branchId);
  if (!branch) return refuse('checkout.fault.branch', 'branchId');
  const { id, nameMn, nameEn } = branch;
  return answer({ id, nameMn, nameEn });
}
