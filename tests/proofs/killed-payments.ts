import { setTimeout as sleep } from 'node:timers/promises';
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
import type { Figure } from './proof.ts';

/** The site dies while a call to the provider is held, before and after it had its effect, and in the middle of settling. */
export async function killAtBoundaries(stage: Stage): Promise<Figure[]> {
  const { directory, qpay, start } = stage;
  const planted = await plant(
    directory,
    Array.from({ length: 7 }, () => ({})),
  );
  const [lostBefore, lostAfter, ...waiting] = planted;
  if (!lostBefore || !lostAfter) throw new Error('too few payments');
  const first = await start();
  for (const one of waiting) await readState(first.url, one);
  for (const one of waiting) await pay(stage, one);
  await sleep(gateMs);
  const [checkBefore, checkAfter, moneyBefore, moneyAfter] = waiting.map(
    ({ reference }) => reference,
  );
  qpay.choose((boundary, reference) => {
    if (reference === lostBefore.reference && boundary === 'invoice') return 'held-before';
    if (reference === lostAfter.reference && boundary === 'invoice') return 'held-after';
    if (reference === checkBefore && boundary === 'check') return 'held-before';
    if (reference === checkAfter && boundary === 'check') return 'held-after';
    if (reference === moneyBefore && boundary === 'money') return 'held-before';
    return reference === moneyAfter && boundary === 'money' ? 'held-after' : 'pass';
  });
  const dying = [
    ...[lostBefore, lostAfter].map((one) => readState(first.url, one).catch(() => null)),
    ...waiting.map((one) => callBack(first.url, one).catch(() => null)),
  ];
  const giveUpAt = Date.now() + 5000;
  while (qpay.held() < 6 && Date.now() < giveUpAt) await sleep(5);
  const held = qpay.held();
  await first.kill();
  await Promise.all(dying);
  qpay.choose(() => 'pass');
  const again = await start();
  const isOpen = (state: string | null) => state === 'CREATED' || state === 'PENDING';
  for (let turn = 0; turn < 12; turn += 1) {
    const states = await Promise.all(planted.map((one) => readState(again.url, one)));
    if (!states.some(isOpen)) break;
    await sleep(gateMs / 2);
    await callJobs(again.url);
  }
  await again.stop();
  const rows = await readRows(directory, planted);
  const isWhole = (row: (typeof rows)[number]) =>
    row.state === 'SUCCESS'
      ? row.order === 'PLACED' &&
        row.settled === 1 &&
        row.refunds === 0 &&
        row.receipts === 1 &&
        row.events === 1
      : row.order === 'AWAITING_PAYMENT' && row.settled === 0 && row.refunds === 0;
  const count = (some: readonly (typeof rows)[number][], state: string) =>
    some.filter((row) => row.state === state).length;
  return [
    { says: 'calls that were held when the site was killed', found: held, expected: 6 },
    {
      says: 'of five payments whose money had come, settled',
      found: count(rows.slice(2), 'SUCCESS'),
      expected: 5,
    },
    {
      says: 'of two whose invoice was lost, ended so that they can be made again',
      found: count(rows.slice(0, 2), 'FAILED'),
      expected: 2,
    },
    {
      says: 'payments that are neither whole nor nothing',
      found: rows.filter((row) => !isWhole(row)).length,
      expected: 0,
    },
    {
      says: 'invoices that were made twice',
      found: planted.filter(({ reference }) => qpay.invoicesOf(reference).length > 1).length,
      expected: 0,
    },
  ];
}
