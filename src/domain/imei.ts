/** What names a handset: fifteen digits, as `*#06#` shows them; people copy them with spaces and dashes. */
export const toImeiDigits = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(/[\s\p{Pd}./]/gu, '');

/** Fifteen digits, of which the last one is the check digit by Luhn. */
export function isImei(digits: string): boolean {
  if (!/^\d{15}$/.test(digits)) return false;
  const sum = Array.from(digits, Number).reduce((total, digit, index) => {
    if (index % 2 === 0) return total + digit;
    const doubled = digit * 2;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0 && sum > 0;
}
