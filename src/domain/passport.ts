/** Number, as it is printed: 6 to 12 letters and digits. */
export const passportNumber = /^[A-Z\d]{6,12}$/;

/** What the second machine-readable line of a passport says (ICAO 9303, TD3). */
export interface MachineLine {
  number: string;
  /** `YYYY-MM-DD`. */
  expires: string;
}

const weights = [7, 3, 1] as const;

/** Letters count from 10 on, fillers nothing. */
const toValue = (sign: string): number => (sign === '<' ? 0 : Number.parseInt(sign, 36));

function isChecked(field: string, digit: string | undefined): boolean {
  const sum = [...field].reduce((all, sign, at) => all + toValue(sign) * (weights[at % 3] ?? 0), 0);
  return String(sum % 10) === digit || (digit === '<' && sum === 0);
}

/** As it is typed: with spaces, in small letters, and both lines or the second alone. */
const toLine = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase().replaceAll(/[‹«]/g, '<').slice(-44);

/** Null where it is no such line, or one of its check digits is wrong: something was typed wrong. */
export function readMachineLine(typed: string): MachineLine | null {
  const line = toLine(typed);
  if (!/^[A-Z\d<]{9}\d[A-Z<]{3}\d{7}[MFX<]\d{7}[A-Z\d<]{14}[\d<]\d$/.test(line)) return null;
  const birth = line.slice(13, 19);
  const until = line.slice(21, 27);
  const isRight =
    isChecked(line.slice(0, 9), line[9]) &&
    isChecked(birth, line[19]) &&
    isChecked(until, line[27]) &&
    isChecked(line.slice(28, 42), line[42]) &&
    isChecked(line.slice(0, 10) + line.slice(13, 20) + line.slice(21, 43), line[43]);
  if (!isRight) return null;
  // A passport is valid for ten years, so its end is in this century.
  const expires = `20${until.slice(0, 2)}-${until.slice(2, 4)}-${until.slice(4)}`;
  return { number: line.slice(0, 9).replaceAll('<', ''), expires };
}
