import { setTimeout as sleep } from 'node:timers/promises';
import { newSecret } from '#payment/new-secrets.ts';
import { sendTo } from '../http/send-to.ts';
import {
  awaitState,
  callBack,
  callBackSurely,
  callJobs,
  gateMs,
  pay,
  plant,
  readRows,
  readState,
  type Stage,
} from './payment-stage.ts';
import type { Planted } from './plant-payment.ts';
import { type Figure, holds, runAtOnce } from './proof.ts';
import { readDesk } from './read-desk.ts';

const guesses = 10_000;

/** Callbacks that lie, come again, too early or too late, money that does not fit, and addresses that are guessed. */
export async function forge(stage: Stage): Promise<Figure[]> {
  const { directory, start } = stage;
  const planted = await plant(directory, [
    {},
    {},
    {},
    {},
    {},
    {},
    // It is over soon.
    { lifeMs: 120_000 },
  ]);
  const [paid, other, half, twice, foreign, dollars, late] = planted;
  if (!paid || !other || !half || !twice || !foreign || !dollars || !late)
    throw new Error('too few payments');
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
  stage.qpay.alter(foreign.reference, { object_id: 'the invoice of somebody else' });
  stage.qpay.alter(dollars.reference, { payment_currency: 'USD' });
  await pay(stage, foreign);
  await pay(stage, dollars);
  await sleep(gateMs);
  // The money of the other invoice says nothing of this one.
  await callBack(url, paid, '&qpay_payment_id=100000000000000');
  for (const one of [half, twice, foreign, dollars]) await callBackSurely(url, one);
  await sleep(gateMs);
  await awaitState(url, twice, 'SUCCESS');
  const afterOthers = await states([paid, half, twice, foreign, dollars]);
  await pay(stage, paid);
  await sleep(gateMs);
  await runAtOnce(50, 50, () => callBack(url, paid));
  await callBackSurely(url, other);
  const afterPaid = [
    await awaitState(url, paid, 'SUCCESS'),
    await awaitState(url, other, 'SUCCESS'),
  ].join();
  await runAtOnce(50, 50, () => callBack(url, paid));

  for (let turn = 0; turn < 14 && (await readState(url, late)) !== 'EXPIRED'; turn += 1) {
    await sleep(gateMs);
    await callJobs(url);
  }
  const ended = await readState(url, late);
  await pay(stage, late);
  await sleep(gateMs);
  await callBackSurely(url, late);
  await sleep(gateMs);
  const afterLate = await readState(url, late);
  const desk = await readDesk(url, '/staff/refunds');

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
  const [paidRow, otherRow, halfRow, twiceRow, foreignRow, dollarRow, lateRow] = rows;
  return [
    holds(`seven payments wait for money (${before})`, before === Array(7).fill('PENDING').join()),
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
    holds(
      `forged and early callbacks and direct visits settle nothing (${afterForged})`,
      afterForged === 'PENDING,PENDING',
    ),
    holds(
      `money of another invoice, of half the amount, or in dollars, settles nothing (${afterOthers})`,
      afterOthers === 'PENDING,PENDING,SUCCESS,PENDING,PENDING',
    ),
    holds(
      `the exact money settles what it was paid for (${afterPaid})`,
      afterPaid === 'SUCCESS,SUCCESS',
    ),
    holds(
      'a hundred callbacks place the order once',
      paidRow?.order === 'PLACED' &&
        paidRow.settled === 1 &&
        paidRow.events === 1 &&
        paidRow.receipts === 1 &&
        paidRow.refunds === 0,
    ),
    holds(
      'nothing of it goes back, nor of the other',
      otherRow?.order === 'PLACED' && otherRow.refunds === 0,
    ),
    holds(
      `half of the amount goes back (${halfRow?.reason})`,
      halfRow?.reason === 'amount' && halfRow.order === 'AWAITING_PAYMENT',
    ),
    holds(
      `what was paid twice goes back once (${twiceRow?.reason})`,
      twiceRow?.reason === 'double' && twiceRow.settled === 1,
    ),
    holds(
      `late money goes back, and orders nothing (${ended}, ${afterLate}, ${lateRow?.reason})`,
      ended === 'EXPIRED' &&
        afterLate === 'EXPIRED' &&
        lateRow?.reason === 'late' &&
        lateRow.order !== 'PLACED',
    ),
    holds(
      `what belongs to another invoice is nobody's (${foreignRow?.refunds} refunds)`,
      foreignRow?.order === 'AWAITING_PAYMENT' && foreignRow.refunds === 0,
    ),
    holds(
      `dollars go back, and order nothing (${dollarRow?.reason})`,
      dollarRow?.reason === 'amount' && dollarRow.order === 'AWAITING_PAYMENT',
    ),
    holds(
      'the desk shows money that came late, twice, and of another amount',
      ['late', 'double', 'amount'].every((reason) => desk.says(`payment.desk.reasons.${reason}`)),
    ),
    { says: `payments that ${guesses} guessed addresses have shown`, found: shown, expected: 0 },
  ];
}
