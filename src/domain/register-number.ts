import { foldLookAlikes } from './look-alikes.ts';
import { toUlaanbaatar } from './ulaanbaatar-time.ts';

export interface PersonNumber {
  kind: 'person';
  /** As it is stored and compared: capital Cyrillic letters, no spaces. */
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
/** Room for spaces between; whatever is longer is not looked at. */
const longest = 40;

export function foldRegisterNumber(text: string): string {
  return foldLookAlikes(text.slice(0, longest + 1).normalize('NFC')).replace(/\s/g, '');
}

/** Months 01–12 are of the 1900s; 21–32, which is twenty more, of the 2000s. */
function toBirthDate(year: string, month: string, day: string): string | null {
  const inThisCentury = Number(month) > 12;
  const plain = String(Number(month) - (inThisCentury ? 20 : 0)).padStart(2, '0');
  const date = `${inThisCentury ? '20' : '19'}${year}-${plain}-${day}`;
  const instant = new Date(`${date}T00:00:00Z`);
  // What rolls over, such as 30 February, is no date.
  return Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== date
    ? null
    : date;
}

/** Null for what no register can hold; nobody is born after `now`. There is no published check digit. */
export function parseRegisterNumber(given: string, now = new Date()): RegisterNumber | null {
  const text = given.length > longest ? '' : foldRegisterNumber(given);
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

/** Full years today, as the calendar in Ulaanbaatar has it. */
export function toAge(birthDate: string, now = new Date()): number {
  const today = toUlaanbaatar(now).date;
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Enough to recognise one's own; the birth date stays hidden. */
export function maskRegisterNumber({ kind, text }: RegisterNumber): string {
  const shown = kind === 'person' ? 2 : 0;
  return text.slice(0, shown) + '*'.repeat(text.length - shown - 2) + text.slice(-2);
}
