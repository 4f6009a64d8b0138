import type { RecoveryCheck } from '#contracts/mobile/sim-recovery.ts';
import { brand } from '#domain/brand.ts';
import { parseRegisterNumber } from '#domain/register-number.ts';
import { type Answered, answer, type Refusal, refuse } from '#forms/outcome.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { findVisitorId } from '#identity/session.ts';
import { comparePersons } from '#identity/proof/compare-persons.ts';
import { checkRecovery, lacksRecovery, readRecoveryWays } from '#services/sim-recovery.ts';
import { settleRead } from '#lib/outcome.ts';
import { readOwner } from '#services/subscriber-owner.ts';
import { UpstreamError } from '#services/upstream/upstream-error.ts';
import { newOwnerMs } from './model.ts';

/** The service that has to say does not answer now. */
const failed = (field?: string): Refusal => ({
  ...refuse('simRecovery.fault.service', field),
  status: 503,
});
/** Who is asked instead, and where companies are served. */
const said = { phone: brand.callCentre, page: new URL(brand.corporateUrl).host };
const lacking = () => refuse('simRecovery.fault.lacking', undefined, { phone: brand.callCentre });

const faults = {
  VIP: 'simRecovery.fault.vip',
  COMPANY: 'simRecovery.fault.company',
  OWNER_CHANGED: 'simRecovery.fault.newOwner',
  CARD_UNKNOWN: 'simRecovery.fault.cardUnknown',
  CARD_USED: 'simRecovery.fault.cardUsed',
  REFUSED: 'simRecovery.fault.refused',
} as const satisfies Record<Exclude<RecoveryCheck['state'], 'OK'>, MessageKey>;

const toField = (state: keyof typeof faults) =>
  state.startsWith('CARD') ? 'simNumber' : undefined;

/** Whether it can be asked for here at all; nothing is asked about the number, so that nobody learns anything about one. */
export async function checkBegin(registerNumber: string): Promise<Answered<null> | Refusal> {
  const register = parseRegisterNumber(registerNumber);
  if (!register) return refuse('register.wrong', 'registerNumber');
  if (register.kind === 'organisation') {
    return refuse('simRecovery.fault.company', 'registerNumber', said);
  }
  const ways = await settleRead(await readRecoveryWays());
  if (ways.ok) return ways.value.ways.length > 0 ? answer(null) : lacking();
  return ways.error instanceof UpstreamError && lacksRecovery(ways.error) ? lacking() : failed();
}

/** Whether mobile-services and the registration agree that this number's SIM is replaced online; asked for its owner only. */
export async function checkNumber(
  isdn: string,
  simNumber: string | null,
): Promise<Answered<null> | Refusal> {
  const [checked, owner] = await Promise.all([
    checkRecovery({ isdn, simNumber }),
    readOwner({ isdn }),
  ]);
  if (!checked.ok) return lacksRecovery(checked.error) ? lacking() : failed();
  if (!owner.ok) return failed();
  const { since } = owner.value;
  const isNew = since !== null && Date.parse(`${since}T00:00:00+08:00`) > Date.now() - newOwnerMs;
  const { state } = checked.value;
  if (state === 'OK' && !isNew) return answer(null);
  const fault = state === 'OK' ? 'OWNER_CHANGED' : state;
  return refuse(faults[fault], toField(fault), said);
}

/** Dan has confirmed, for this very draft, the owner of the number and the register number that was typed. */
export async function checkOwner(
  { isdn, registerNumber }: { isdn: string; registerNumber: string },
  draftId: string | null,
): Promise<Answered<null> | Refusal> {
  const begunBy = await findVisitorId();
  if (draftId === null || !begunBy) return refuse('simRecovery.fault.dan');
  const of = { draftId, begunBy, ownerOf: isdn, registerNumber };
  const compared = await comparePersons('simRecovery', of);
  return compared === 'same' ? checkNumber(isdn, null) : refuse('simRecovery.fault.person');
}
