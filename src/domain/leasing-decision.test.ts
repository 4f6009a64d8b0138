import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decide, type Reports } from './leasing-decision.ts';

const clear: Reports = {
  credit: { monthlyPayments: 350_000, overdueDays: 0, income: 2_400_000 },
  insurance: { monthsPaid: 12, salary: 2_300_000 },
};

test.each<[string, Partial<Reports['credit']>, Partial<Reports['insurance']>, object]>([
  ['both are clear', {}, {}, { state: 'COMPLETE', monthly: 570_000 }],
  ['no lender knows an income', { income: null }, {}, { state: 'COMPLETE', monthly: 570_000 }],
  ['something is long overdue', { overdueDays: 91 }, {}, { state: 'REJECTED', reason: 'OVERDUE' }],
  ['something is a little overdue', { overdueDays: 90 }, {}, { state: 'PENDING', reason: 'LATE' }],
  [
    'nobody has paid insurance',
    { income: null },
    { monthsPaid: 2 },
    { state: 'REJECTED', reason: 'NO_INSURANCE' },
  ],
  [
    'a lender knows an income and the insurance none',
    {},
    { monthsPaid: 0, salary: 0 },
    { state: 'PENDING', reason: 'CONTRADICTION' },
  ],
  [
    'two incomes differ by more than half',
    { income: 5_000_000 },
    {},
    { state: 'PENDING', reason: 'CONTRADICTION' },
  ],
  [
    'other loans take what there is',
    { monthlyPayments: 910_001 },
    {},
    { state: 'REJECTED', reason: 'BURDEN' },
  ],
  [
    'a report says too little',
    { monthlyPayments: null },
    {},
    { state: 'PENDING', reason: 'UNCLEAR' },
  ],
  [
    'a report says too little and enough',
    { overdueDays: 400, monthlyPayments: null },
    {},
    { state: 'REJECTED', reason: 'OVERDUE' },
  ],
])('decide is right when %s', (_name, credit, insurance, decision) => {
  expect(
    decide({
      credit: { ...clear.credit, ...credit },
      insurance: { ...clear.insurance, ...insurance },
    }),
  ).toEqual(decision);
});

test('decide never grants more than two fifths of the salary, whatever the bureaus say', () => {
  const amount = fc.option(fc.integer({ min: 0, max: 20_000_000 }), { nil: null });
  const reports = fc.record({
    credit: fc.record({
      monthlyPayments: amount,
      overdueDays: fc.option(fc.integer({ min: 0, max: 400 }), { nil: null }),
      income: amount,
    }),
    insurance: fc.record({
      monthsPaid: fc.option(fc.integer({ min: 0, max: 12 }), { nil: null }),
      salary: amount,
    }),
  });
  fc.assert(
    fc.property(reports, (given) => {
      const decision = decide(given);
      if (decision.state !== 'COMPLETE') return;
      const { salary } = given.insurance;
      expect(decision.monthly + (given.credit.monthlyPayments ?? 0)).toBeLessThanOrEqual(
        (salary ?? 0) * 0.4,
      );
      expect(given.credit.overdueDays).toBe(0);
    }),
    { numRuns: 5000 },
  );
});
