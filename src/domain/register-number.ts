import { foldLookAlikes } from './look-alikes.ts';
import { toUlaanbaatar } from './ulaanbaatar-time.ts';

export interface PersonNumber {
  kind: 'person';
  /** The normalised form, which is stored and compared: capital Cyrillic letters, no spaces. */
  text: string;
  /** `YYYY-MM-DD`. */
  birthDate: string;
  sex: 'male' | 'female';
}

export interface OrganisationNumber {
  kind: 'organisation';
  text: string;
}

export type RegisterNumber = PersonNumber | OrganisationNumber;

const person = /^[А-ЯЁӨҮ]{2}(\d{2})(\d{2})(\d{2})(\d)\d$/;
const organisation = /^\d{7}$/;
/** Longer than any register number, so that spaces are allowed; a longer text is refused unread. */
const maxLength = 40;

export function foldRegisterNumber(text: string): string {
  return foldLookAlikes(text.slice(0, maxLength + 1).normalize('NFC')).replace(/\s/g, '');
}

/** Months 01–12 are in the 1900s; months 21–32 are 01–12 of the 2000s. */
function toBirthDate(year: string, month: string, day: string): string | null {
  const inThisCentury = Number(month) > 12;
  const plain = String(Number(month) - (inThisCentury ? 20 : 0)).padStart(2, '0');
  const date = `${inThisCentury ? '20' : '19'}${year}-${plain}-${day}`;
  const instant = new Date(`${date}T00:00:00Z`);
  // `Date` rolls 30 February over to March, so the date is compared with the given one.
  return Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== date
    ? null
    : date;
}

/** Null where the text is no register number, or the birth date is after `now`. No check digit is published. */
export function parseRegisterNumber(given: string, now = new Date()): RegisterNumber | null {
  const text = given.length > maxLength ? '' : foldRegisterNumber(given);
  if (organisation.test(text)) return { kind: 'organisation', text };
  const [, year, month, day, ninth] = person.exec(text) ?? [];
  if (!year || !month || !day) return null;
  const birthDate = toBirthDate(year, month, day);
  if (birthDate === null || birthDate > toUlaanbaatar(now).date) return null;
  return { kind: 'person', text, birthDate, sex: Number(ninth) % 2 === 1 ? 'male' : 'female' };
}

export function isRegisterNumber(text: string): boolean {
  return parseRegisterNumber(text) !== null;
}

export function isPersonsNumber(text: string): boolean {
  return parseRegisterNumber(text)?.kind === 'person';
}

/** Completed years at `now`, by the date in Ulaanbaatar. */
export function toAge(birthDate: string, now = new Date()): number {
  const today = toUlaanbaatar(now).date;
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Shows the letters and the last two digits: enough to recognise one's own, without the birth date. */
export function maskRegisterNumber({ kind, text }: RegisterNumber): string {
  const shown = kind === 'person' ? 2 : 0;
  return text.slice(0, shown) + '*'.repeat(text.length - shown - 2) + text.slice(-2);
}
