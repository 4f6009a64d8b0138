import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { addAssessment, nextNumber } from '../../tests/unit/add-assessment.ts';
import { openBureaus, pay } from '../../tests/unit/open-bureaus.ts';
import { assess } from './assess.ts';
import { findAssessmentById } from './store.ts';
import { takeDecidedLease } from './take-decided.ts';

test('a number that has another owner meanwhile is not judged by the reports of the former one', async () => {
  const isdn = nextNumber();
  const now = Date.now();
  await pay(isdn, now);
  const first = await addAssessment({ isdn });
  await assess(first.id, now, openBureaus().asking);
  expect(await findAssessmentById(first.id)).toMatchObject({ state: 'COMPLETE' });
  const other = { registerNumber: 'УБ85051212', lastName: 'Дорж', firstName: 'Болд' };
  const second = await addAssessment({ isdn, applicant: other });
  const { asking, inquiries } = openBureaus({
    credit: { monthlyPayments: 0, overdueDays: 127, income: 2_400_000 },
    insurance: { monthsPaid: 12, salary: 2_300_000 },
  });
  await assess(second.id, now, asking);
  expect(inquiries.size).toBe(2);
  expect(await findAssessmentById(second.id)).toMatchObject({
    state: 'REJECTED',
    reason: 'OVERDUE',
  });
});

test('a decision that is delivered again is not taken a second time', async () => {
  const { id, code } = await addAssessment({ state: 'PENDING' });
  const delivery = { source: 'leasing', id: crypto.randomUUID(), at: Date.now() };
  const told = { code, state: 'COMPLETE' as const, monthly: 90_000, reason: '' };
  expect(await takeDecidedLease(told, delivery)).toBe(true);
  // As if somebody had opened it again in between.
  await DB.prepare(`UPDATE leasing_assessment SET state = 'PENDING' WHERE id = ?1`).bind(id).run();
  expect(await takeDecidedLease({ ...told, monthly: 10_000 }, delivery)).toBe(false);
  expect(await findAssessmentById(id)).toMatchObject({ state: 'PENDING', monthly: 90_000 });
});
