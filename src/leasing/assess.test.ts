import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { leasingFeeMs } from '#domain/leasing.ts';
import { addAssessment, nextNumber } from '../../tests/unit/add-assessment.ts';
import { type Fate, openBureaus, pay, toldOf } from '../../tests/unit/open-bureaus.ts';
import { assess } from './assess.ts';
import { decideAssessment } from './decide.ts';
import { findAssessmentById } from './store.ts';
import { takeDecidedLease } from './take-decided.ts';

const fates: Fate[] = ['fine', 'fails', 'is lost'];
const orders = fates.flatMap((credit) =>
  fates.flatMap((insurance) =>
    (['before', 'after'] as const).map((paid) => [paid, credit, insurance] as const),
  ),
);

test.each(orders)(
  'each is asked once when the fee comes %s the first try, the bureau %s and the insurance %s',
  async (paid, credit, insurance) => {
    const { id, isdn } = await addAssessment();
    const now = Date.now();
    const { asking, fates: fate, inquiries } = openBureaus();
    Object.assign(fate, { credit, insurance });
    if (paid === 'before') await pay(isdn ?? '', now);
    const first = await assess(id, now, asking);
    if (paid === 'after') {
      expect(first).toEqual({ state: 'unpaid' });
      expect(inquiries.size).toBe(0);
      await pay(isdn ?? '', now);
    }
    const failed = (['credit', 'insurance'] as const).filter((one) => fate[one] !== 'fine');
    if (failed.length > 0) {
      expect(await assess(id, now, asking)).toEqual({ state: 'failed', failed });
      expect((await findAssessmentById(id))?.failed).toBe(failed.join(' '));
    }
    Object.assign(fate, { credit: 'fine', insurance: 'fine' });
    expect(await assess(id, now + leasingFeeMs - 1, asking)).toEqual({ state: 'decided' });
    expect(await findAssessmentById(id)).toMatchObject({ state: 'COMPLETE', monthly: 570_000 });
    // One inquiry of each, whatever was lost; the customer is told once.
    expect(inquiries.size).toBe(2);
    expect(await toldOf(id)).toEqual(['leasing.complete']);
  },
);

test('200 forms of one draft make one assessment', async () => {
  const given = { draftId: crypto.randomUUID(), isdn: nextNumber() };
  const made = await Promise.all(Array.from({ length: 200 }, () => addAssessment(given)));
  expect(new Set(made.map(({ id, token }) => `${id} ${token}`)).size).toBe(1);
});

test('of 20 who ask at a moment one decides', async () => {
  const given = { isdn: nextNumber() };
  const { id } = await addAssessment(given);
  const now = Date.now();
  await pay(given.isdn, now);
  const { asking, inquiries } = openBureaus();
  await Promise.all(Array.from({ length: 20 }, () => assess(id, now, asking)));
  expect((await findAssessmentById(id))?.state).toBe('COMPLETE');
  expect(inquiries.size).toBe(2);
  expect(await toldOf(id)).toEqual(['leasing.complete']);
});

test('what one bureau has answered is asked again for no other assessment of the fee', async () => {
  const isdn = nextNumber();
  const now = Date.now();
  await pay(isdn, now);
  const { asking, inquiries } = openBureaus();
  for (let turn = 0; turn < 3; turn += 1) {
    const { id } = await addAssessment({ isdn });
    await assess(id, now + turn, asking);
    expect((await findAssessmentById(id))?.state).toBe('COMPLETE');
  }
  expect(inquiries.size).toBe(2);
  const kept = await DB.prepare(
    'SELECT report, expires_at AS until FROM leasing_report WHERE fee_id IN (SELECT id FROM leasing_fee WHERE isdn = ?1)',
  )
    .bind(isdn)
    .all<{ report: string; until: number }>();
  expect(kept.results.map(({ until }) => until)).toEqual([now + leasingFeeMs, now + leasingFeeMs]);
  // Sealed.
  expect(JSON.stringify(kept.results)).not.toContain('2400000');
});

test('whom nobody has compared with e-Mongolia a person decides, who may be another machine', async () => {
  const { id, isdn, code } = await addAssessment({ isChecked: false });
  await pay(isdn ?? '', Date.now());
  await assess(id, Date.now(), openBureaus().asking);
  expect(await findAssessmentById(id)).toMatchObject({ state: 'PENDING', reason: 'NOT_CHECKED' });
  const told = { code, state: 'COMPLETE' as const, monthly: null, reason: '' };
  const toDelivery = (name: string) => ({ source: 'leasing', id: `${id} ${name}`, at: Date.now() });
  expect(await takeDecidedLease(told, toDelivery('empty'))).toBe(false);
  expect(await takeDecidedLease({ ...told, code: 'NOBODY22' }, toDelivery('nobody'))).toBe(false);
  const first = toDelivery('first');
  expect(await takeDecidedLease({ ...told, monthly: 90_000 }, first)).toBe(true);
  // Said again, or otherwise, it changes nothing.
  expect(await takeDecidedLease({ ...told, monthly: 80_000 }, toDelivery('other'))).toBe(false);
  expect(
    await takeDecidedLease({ ...told, state: 'REJECTED', reason: 'no' }, toDelivery('no')),
  ).toBe(false);
  expect(await findAssessmentById(id)).toMatchObject({ state: 'COMPLETE', monthly: 90_000 });
  expect(await toldOf(id)).toEqual(['leasing.pending', 'leasing.complete']);
});

test('of two who decide at a moment one does', async () => {
  const { id } = await addAssessment({ state: 'PENDING' });
  const decided = await Promise.all([
    decideAssessment(id, { state: 'COMPLETE', monthly: 50_000 }, { from: 'PENDING' }),
    decideAssessment(id, { state: 'REJECTED', reason: 'no' }, { from: 'PENDING' }),
  ]);
  expect(decided.filter(Boolean)).toHaveLength(1);
  expect(await toldOf(id)).toHaveLength(1);
});
