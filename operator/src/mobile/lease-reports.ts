import type * as z from 'zod/mini';
import type { creditReport, insuranceReport } from '#contracts/mobile/leasing.ts';

type Credit = z.input<typeof creditReport>;
type Insurance = z.input<typeof insuranceReport>;
/** What goes wrong the first time that somebody is asked about. */
export type Wrong = 'fails' | 'is slow' | 'loses its answer';

interface Person {
  credit?: Credit;
  insurance?: Insurance;
  creditFirst?: Wrong;
  insuranceFirst?: Wrong;
  /** What the number's own comparison says. */
  check?: 'BLACKLISTED' | 'PHONE_MISMATCH';
}

const good = {
  credit: { monthlyPayments: 350_000, overdueDays: 0, income: 2_400_000 },
  insurance: { monthsPaid: 12, salary: 2_300_000 },
} as const;

/** By number, whose owners the seed names: everything that a bureau may say, and every way in which it may fail. */
const people: Readonly<Record<string, Person>> = {
  '99110011': good,
  // They contradict each other: the lender knows an income, and nobody has paid insurance for it.
  '95220022': {
    credit: { monthlyPayments: 900_000, overdueDays: 0, income: 4_200_000 },
    insurance: { monthsPaid: 1, salary: 660_000 },
  },
  '94330033': {
    ...good,
    credit: { monthlyPayments: 420_000, overdueDays: 127, income: 1_900_000 },
  },
  '99550055': { ...good, creditFirst: 'fails', insuranceFirst: 'loses its answer' },
  '95660066': { ...good, insuranceFirst: 'is slow' },
  '94770077': { check: 'PHONE_MISMATCH' },
  '85880088': { check: 'BLACKLISTED' },
};

export const findPerson = (isdn: string): Person => people[isdn] ?? {};

/** Of everybody else, as their number ends. */
export function toCredit(isdn: string): Credit {
  const digits = Number(isdn.slice(-4));
  return (
    findPerson(isdn).credit ?? {
      monthlyPayments: (digits % 8) * 90_000,
      overdueDays: digits % 10 === 9 ? 45 : 0,
      income: null,
    }
  );
}

export function toInsurance(isdn: string): Insurance {
  const digits = Number(isdn.slice(-4));
  return (
    findPerson(isdn).insurance ?? {
      monthsPaid: digits % 13,
      salary: 800_000 + (digits % 25) * 100_000,
    }
  );
}
