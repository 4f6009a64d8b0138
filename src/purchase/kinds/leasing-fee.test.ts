import { expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { leasingFeeMs } from '#domain/leasing.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { findFee, keepFee } from '#leasing/fee-store.ts';
import { findAssessmentById } from '#leasing/store.ts';
import { leasingAskTopic, toAskKey } from '#leasing/ask-topic.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { addAssessment } from '../../../tests/unit/add-assessment.ts';
import {
  addPaid,
  findBought,
  newPurchase,
  press,
  receive,
} from '../../../tests/unit/add-purchase.ts';
import { refundsOf } from '../../../tests/unit/decide-review.ts';
import { effectTopic } from '../effect-topic.ts';
import { toEffectKey } from '../model.ts';
import { findPurchaseById } from '../store.ts';

await prepareOperator();

const toFee = (isdn: string, { id, token }: { id: string; token: string }) => ({
  item: { kind: 'leasingFee' as const, isdn, assessmentId: id, token },
  amount: 2000,
  isdn,
});
/** The till of these tests is some seconds ahead. */
const later = () => Date.now() + 7_200_000;
const drain = (id: string) => drainOutbox(DB, later, [effectTopic], { keys: [toEffectKey(id)] });

test('a fee that was paid holds from its payment on, and has the bureaus asked where nobody comes back', async () => {
  const isdn = '99110011';
  const assessment = await addAssessment({ isdn });
  const bought = await addPaid(toFee(isdn, assessment));
  await drain(bought.id);
  const paid = await findPurchaseById(bought.id);
  expect(paid?.status).toBe('DONE');
  expect(await findFee(isdn, Date.now())).toMatchObject({
    id: bought.id,
    validUntil: (paid?.paidAt ?? 0) + 24 * 3_600_000,
  });
  expect((await findAssessmentById(assessment.id))?.state).toBe('ASKING');
  await drainOutbox(DB, later, [leasingAskTopic], { keys: [toAskKey(assessment.id)] });
  expect(await findAssessmentById(assessment.id)).toMatchObject({
    state: 'COMPLETE',
    monthly: 570_000,
  });
});

test('many presses of one draft pay once; another draft of the number that pays as well gets its money back', async () => {
  const isdn = '99110012';
  const visitorId = crypto.randomUUID();
  const [one, other] = [await addAssessment({ isdn }), await addAssessment({ isdn })];
  const given = newPurchase({ ...toFee(isdn, one), visitorId });
  const places = await Promise.all(Array.from({ length: 40 }, () => press(given)));
  expect(new Set(places).size).toBe(1);
  const first = await findBought(places[0] ?? '');
  await receive(first, 2000);
  await drain(first.id);
  const second = await addPaid({ ...toFee(isdn, other), visitorId });
  await drain(second.id);
  expect((await findPurchaseById(first.id))?.status).toBe('DONE');
  expect((await findPurchaseById(second.id))?.status).toBe('REFUSED');
  const refunds = DB.prepare(
    'SELECT sum(r.amount) AS sum FROM refund r JOIN payment p ON p.id = r.payment_id WHERE p.subject_id IN (?1, ?2)',
  );
  expect(await refunds.bind(first.id, second.id).first('sum')).toBe(2000);
  // It is assessed all the same, with the fee that holds.
  expect((await findAssessmentById(other.id))?.state).toBe('ASKING');
});

test.each([
  ['99110013', 'was kept in time', ['DONE', 0]],
  ['99110014', 'could not be kept in time', ['REFUSED', 1]],
] as const)(
  'of two fees whose message comes a day late, that of %s, which %s, ends as %j',
  async (isdn, says, ended) => {
    const assessment = await addAssessment({ isdn });
    const bought = await addPaid(toFee(isdn, assessment));
    const { paidAt, code } = (await findPurchaseById(bought.id)) ?? {};
    const at = paidAt ?? 0;
    // Whoever sent the message the first time has died of it.
    if (says === 'was kept in time')
      await keepFee({ id: bought.id, isdn, code: code ?? '', paidAt: at }, at);
    vi.setSystemTime(at + leasingFeeMs);
    await drain(bought.id);
    vi.useRealTimers();
    const found = await findPurchaseById(bought.id);
    expect([found?.status, await refundsOf(bought)]).toEqual(ended);
  },
);
