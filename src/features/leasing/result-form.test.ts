import { afterEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { runInContext } from '#request/context.ts';
import { addAssessment } from '../../../tests/unit/add-assessment.ts';
import { visit } from '../../../tests/unit/visit.ts';
import * as own from './find-own.ts';
import { resultForm } from './result-form.ts';

afterEach(() => vi.restoreAllMocks());

/** Presses "ask again" on the page of an assessment. */
async function askAgain(assessment: Awaited<ReturnType<typeof addAssessment>> | null) {
  vi.spyOn(own, 'findOwnAssessment').mockResolvedValue({ assessment, mustSignIn: false });
  const sent = new FormData();
  sent.set('intent', 'ask');
  return runInContext(visit({ posted: true }), () => resultForm.answer(sent));
}

test('whose fee is over is told so, and no bureau is asked', async () => {
  const assessment = await addAssessment({ state: 'ASKING' });
  const answer = await askAgain(assessment);
  expect(answer).toMatchObject({ ok: false, faults: [{ message: 'leasing.fault.feeOver' }] });
  const reports = await DB.prepare('SELECT count(*) AS n FROM leasing_report').first('n');
  expect(reports).toBe(0);
});

test('what is nobody’s or somebody else’s is not asked about', async () => {
  const answer = await askAgain(null);
  expect(answer).toMatchObject({ ok: false, faults: [{ message: 'leasing.result.gone' }] });
});
