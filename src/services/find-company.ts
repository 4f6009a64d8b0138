import { companyContract, companyTinContract } from '#contracts/payment/ebarimt.ts';
import { callForOne } from './upstream/call-upstream.ts';

/** `down`: the look-up does not answer, so that only what was typed is known. */
export type FoundCompany =
  | { state: 'found'; tin: string; name: string }
  | { state: 'unknown' }
  | { state: 'down' };

async function findName(tin: string, call: typeof callForOne): Promise<FoundCompany> {
  const found = await call(companyContract, { query: { tin } });
  if (!found.ok) return { state: found.error.kind === 'not-found' ? 'unknown' : 'down' };
  return found.value ? { state: 'found', tin, name: found.value.name } : { state: 'unknown' };
}

/** A company by its register number of 7 digits, or by its taxpayer's number of 11. */
export async function findCompany(
  number: string,
  call: typeof callForOne = callForOne,
): Promise<FoundCompany> {
  if (/^\d{11}$/.test(number)) return findName(number, call);
  if (!/^\d{7}$/.test(number)) return { state: 'unknown' };
  const found = await call(companyTinContract, { query: { regNo: number } });
  if (!found.ok) return { state: found.error.kind === 'not-found' ? 'unknown' : 'down' };
  return found.value === null ? { state: 'unknown' } : findName(found.value, call);
}
