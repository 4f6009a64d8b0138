import type { BillAccount } from '#contracts/mobile/bill.ts';
import { parsePhoneNumber, toPhoneDigits } from '#domain/phone-number.ts';
import { settings } from '#env.ts';
import type { MessageKey } from '#i18n/translator.ts';

export type ReadAccount = { ok: true; account: BillAccount } | { ok: false; fault: MessageKey };

const faults = {
  missing: 'pay.fault.missing',
  incomplete: 'pay.fault.incomplete',
  unknown: 'field.noSuchPhone',
  'other-operator': 'pay.fault.otherOperator',
} as const satisfies Record<string, MessageKey>;

/** A number of ours as somebody types it, or why it is none. */
export function readOwnNumber(
  typed: string,
): { ok: true; isdn: string } | { ok: false; fault: MessageKey } {
  const read = parsePhoneNumber(typed);
  return read.ok ? read : { ok: false, fault: faults[read.fault] };
}

/** A number of ours, or the number of a contract; which it is, its form says. */
export function readAccount(typed: string): ReadAccount {
  const digits = toPhoneDigits(typed);
  if (digits.length !== 8 && new RegExp(settings().CONTRACT_NUMBER_PATTERN).test(digits)) {
    return { ok: true, account: { by: 'contract', value: digits } };
  }
  const read = readOwnNumber(typed);
  if (read.ok) return { ok: true, account: { by: 'number', value: read.isdn } };
  const isOdd = read.fault === 'pay.fault.incomplete';
  return { ok: false, fault: isOdd ? 'pay.fault.incompleteAccount' : read.fault };
}
