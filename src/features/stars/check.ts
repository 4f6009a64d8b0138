import type { StarsCheck } from '#contracts/mobile/stars.ts';
import { brand } from '#domain/brand.ts';
import { type Answered, answer, type Refusal, refuse } from '#forms/outcome.ts';
import { failed } from '#purchase/chosen-number.ts';
import { checkStars } from '#services/stars.ts';
import type { Child, Relation } from './chosen.ts';

const faults = {
  BLACKLISTED: 'stars.fault.blacklisted',
  UNDERAGE: 'stars.fault.underage',
  COMPANY: 'stars.fault.companyNumber',
  NOT_CHILD: 'stars.fault.notChild',
  TOO_MANY: 'stars.fault.tooMany',
  NUMBER: 'stars.fault.notOwn',
} as const satisfies Record<Exclude<StarsCheck['state'], 'OK'>, string>;

/** Beside which field it is said; what is about the parent is beside none. */
const fields: Readonly<Partial<Record<StarsCheck['state'], string>>> = {
  NOT_CHILD: 'registerNumber',
  NUMBER: 'isdn',
};

interface Asked {
  parentIsdn: string | null;
  child: Child;
  relation: Relation;
  /** The child's own number. */
  isdn?: string;
}

/** Whether this parent may have Stars for this child, and for this number. */
export async function checkFamily({
  parentIsdn,
  child,
  relation,
  isdn,
}: Asked): Promise<Answered<{ mayBill: boolean }> | Refusal> {
  if (parentIsdn === null) return refuse('stars.fault.signIn');
  const found = await checkStars({ parentIsdn, child, relation, isdn: isdn ?? null });
  if (!found.ok) return failed();
  const { state, mayBill } = found.value;
  return state === 'OK'
    ? answer({ mayBill })
    : refuse(faults[state], fields[state], { phone: brand.callCentre });
}
