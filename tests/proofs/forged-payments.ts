import { setTimeout as sleep } from 'node:timers/promises';
import { newSecret } from '#payment/new-secrets.ts';
import { sendTo } from '../http/send-to.ts';
import {
  callBack,
  callJobs,
  gateMs,
  pay,
  plant,
  readRows,
  readState,
  type Stage,
} from './payment-stage.ts';
import type { Planted } from './plant-payment.ts';
import { type Figure, runAtOnce } from './proof.ts';

const guesses = 10_000;

/** Callbacks that lie, come again, too early or too late, money that does not fit, and addresses that are guessed. */
export async function forge(stage: Stage): Promise<Figure[]> {
  const { directory, start } = stage;
  const planted = await plant(directory, [
    {},
    {},
    {},
    {},
    // It is over soon.
    { lifeMs: 45_000 },
  ]);
  const [paid, other, half, twice, late] = planted;
  if (!paid || !other || !half || !twice || !late) throw new Error('too few payments');
  const server = await start();
  const { url } = server;
  for (const one of planted) await readState(url, one);
  const states = async (some: readonly Planted[]) =>
    (await Promise.all(some.map((one) => readState(url, one)))).join();
  const before = await states(planted);

  const forged = await runAtOnce(200, 20, async (i) => {
    const wrong = [
      { id: paid.id, secret: newSecret() },
      { id: paid.id, secret: other.secret },
      { id: newSecret().padEnd(64, '0').slice(0, 64), secret: paid.secret },
      { id: '', secret: '' },
    ][i % 4];
    return wrong ? (await callBack(url, wrong)).status : 0;
  });
  const early = await runAtOnce(20, 20, () =>
    callBack(url, paid, '&qpay_payment_id=1&payment_status=PAID'),
  );
  await runAtOnce(20, 5, () =>
    sendTo(url, `/paymentSuccess?id=${paid.token}&status=success&paid=1`),
  );
  const afterForged = await states([paid, other]);

  await pay(stage, other);
  await pay(stage, half, 'half');
  await pay(stage, twice);
  await pay(stage, twice);
  await sleep(gateMs);
  // The money of the other invoice says nothing of this one.
  await callBack(url, paid, '&qpay_payment_id=100000000000000');
  for (const one of [half, twice]) await callBack(url, one);
  const afterOthers = await states([paid, half, twice]);
  await pay(stage, paid);
  await sleep(gateMs);
  await runAtOnce(50, 50, () => callBack(url, paid));
  await callBack(url, other);
  await sleep(gateMs);
  await runAtOnce(50, 50, () => callBack(url, paid));
  const afterPaid = await states([paid, other]);

  for (let turn = 0; turn < 8 && (await readState(url, late)) !== 'EXPIRED'; turn += 1) {
    await sleep(gateMs);
    await callJobs(url);
  }
  const ended = await readState(url, late);
  await pay(stage, late);
  await sleep(gateMs);
  await callBack(url, late);
  const afterLate = await readState(url, late);

  let shown = 0;
  await runAtOnce(guesses, 16, async (i) => {
    const path = i % 10 === 0 ? '/paymentSuccess' : '/api/payment';
    const answer = await sendTo(url, `${path}?id=${newSecret()}`);
    const text = await answer.text();
    const isShown = i % 10 === 0 ? text.includes('data-payment=') : !text.includes('"state":null');
    if (isShown) shown += 1;
  });
  await server.stop();
  const rows = await readRows(directory, planted);
  const [paidRow, otherRow, halfRow, twiceRow, lateRow] = rows;
  const is = (says: string, isTrue: boolean): Figure => ({
    says,
    found: Number(isTrue),
    expected: 1,
  });
  return [
    is(`five payments wait for money (${before})`, before === Array(5).fill('PENDING').join()),
    {
      says: 'forged callbacks that were answered by anything but 404',
      found: forged.filter((status) => status !== 404).length,
      expected: 0,
    },
    {
      says: 'early callbacks that were not answered by SUCCESS',
      found: early.filter(({ text }) => text !== 'SUCCESS').length,
      expected: 0,
    },
    is(
      `forged and early callbacks and direct visits settle nothing (${afterForged})`,
      afterForged === 'PENDING,PENDING',
    ),
    is(
      `money of another invoice, or of half the amount, settles nothing (${afterOthers})`,
      afterOthers === 'PENDING,PENDING,SUCCESS',
    ),
    is(
      `the exact money settles what it was paid for (${afterPaid})`,
      afterPaid === 'SUCCESS,SUCCESS',
    ),
    is(
      'a hundred callbacks place the order once',
      paidRow?.order === 'PLACED' &&
        paidRow.settled === 1 &&
        paidRow.events === 1 &&
        paidRow.receipts === 1 &&
        paidRow.refunds === 0,
    ),
    is(
      'nothing of it goes back, nor of the other',
      otherRow?.order === 'PLACED' && otherRow.refunds === 0,
    ),
    is(
      `half of the amount goes back (${halfRow?.reason})`,
      halfRow?.reason === 'amount' && halfRow.order === 'AWAITING_PAYMENT',
    ),
    is(
      `what was paid twice goes back once (${twiceRow?.reason})`,
      twiceRow?.reason === 'double' && twiceRow.settled === 1,
    ),
    is(
      `late money goes back, and orders nothing (${ended}, ${afterLate}, ${lateRow?.reason})`,
      ended === 'EXPIRED' &&
        afterLate === 'EXPIRED' &&
        lateRow?.reason === 'late' &&
        lateRow.order !== 'PLACED',
    ),
    { says: `payments that ${guesses} guessed addresses have shown`, found: shown, expected: 0 },
  ];
}
