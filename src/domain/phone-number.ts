/** Eight digits, beginning with one of this operator's own prefixes. */
export const ownPrefixes = ['99', '95', '94', '85'] as const;

export type PhoneNumber =
  | { ok: true; isdn: string }
  /** `unknown`: eight digits that are no number of Mongolia; `other-operator`: one of another operator. */
  | { ok: false; fault: 'missing' | 'incomplete' | 'unknown' | 'other-operator' };

/** Characters that people write between digits, and the country code in front of them. */
const separators = /[\s\p{Pd}\u2212().·/]/gu;
const countryCode = /^(?:\+|00)?976(?=\d{8}$)/;

/** The digits of a number in Mongolia as people write it, `+976 9911-2233`, `99 11 22 33`; whatever else remains is wrong. */
export const toPhoneDigits = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(separators, '').replace(countryCode, '');

/** Numbers in Mongolia have eight digits and begin with 5 to 9; what begins with 1 to 4 is an area's, or nobody's. */
export const isMongolianNumber = (digits: string): boolean => /^[5-9]\d{7}$/.test(digits);

/** Parses a number of this operator. */
export function parsePhoneNumber(typed: string): PhoneNumber {
  const text = toPhoneDigits(typed);
  if (text === '') return { ok: false, fault: 'missing' };
  if (!/^\d{8}$/.test(text)) return { ok: false, fault: 'incomplete' };
  if (!isMongolianNumber(text)) return { ok: false, fault: 'unknown' };
  return ownPrefixes.some((prefix) => text.startsWith(prefix))
    ? { ok: true, isdn: text }
    : { ok: false, fault: 'other-operator' };
}

/** `9911 2233`: as people say it; no line ends within. */
export const groupPhoneNumber = (isdn: string): string =>
  isdn.replace(/^(\d{4})(\d{4})$/, '$1\u00a0$2');

/** `99 12 34 56`: in pairs, as people learn and compare numbers; no line ends within. */
export const pairDigits = (isdn: string): string => isdn.replaceAll(/(\d{2})(?=\d)/g, '$1\u00a0');

/** `••33`: enough to recognise one's own number, too little to learn another's. */
export function maskPhoneNumber(isdn: string): string {
  return `••${isdn.slice(-2)}`;
}
