import { setTimeout as sleep } from 'node:timers/promises';
import { toChecksum } from '../../operator/src/golomt/checksum.ts';
import { sendTo } from '../http/send-to.ts';
import { gateMs, plant, readRows, readState, awaitState, type Stage } from './payment-stage.ts';
import type { Planted } from './plant-payment.ts';
import { type Figure, holds, runAtOnce } from './proof.ts';

/** What the bank pushes, with a checksum of its own or a made-up one. */
async function push(
  url: string,
  { reference }: Pick<Planted, 'reference'>,
  { amount = '1249000.00', errorCode = '000', checksum = '' } = {},
): Promise<number> {
  const token = '';
  const signed = await toChecksum([reference, errorCode, amount, token]);
  const body = { amount, errorCode, transactionId: reference, token, checksum: checksum || signed };
  const answer = await sendTo(url, '/hooks/pay/golomt', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.status;
}

/** The way back from the bank's page, as anybody can write it. */
const goBack = (url: string, { id, secret }: Pick<Planted, 'id' | 'secret'>) =>
  sendTo(url, `/hooks/pay/return?p=${id}&s=${secret}&status_code=000&invoice=paid`);

/** The card is charged, or declined, on the bank's page, which the customer then closes. */
async function decide(url: string, { token }: Planted, decision: 'untold' | 'decline') {
  const html = await (await sendTo(url, `/paymentSuccess?id=${token}`)).text();
  const [, page = ''] = /href="(\/operator\/golomt\/payment\/[^"]+)"/.exec(html) ?? [];
  await sendTo(url, page, {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams({ decision }),
  });
}

/** Pushes that are forged, signed but untrue, of another amount, and repeated; and ways back that were never gone. */
export async function forgeCards({ directory, start }: Stage): Promise<Figure[]> {
  const card = { provider: 'golomt' } as const;
  const planted = await plant(directory, [card, card, card]);
  const [paid, unpaid, declined] = planted;
  if (!paid || !unpaid || !declined) throw new Error('too few payments');
  const server = await start();
  const { url } = server;
  for (const one of planted) await readState(url, one);
  const forged = await runAtOnce(100, 10, (i) =>
    i % 2 ? push(url, paid, { checksum: 'a'.repeat(64) }) : push(url, { reference: 'NOBODYS' }),
  );
  await sleep(gateMs);
  // Signed by the bank's own key, before anybody has paid, and of one tögrög.
  await push(url, unpaid);
  await push(url, unpaid, { amount: '1.00' });
  await runAtOnce(20, 5, () => goBack(url, unpaid));
  const wrongWay = await goBack(url, { id: paid.id, secret: unpaid.secret });
  await sleep(gateMs);
  const early = [await readState(url, paid), await readState(url, unpaid)].join();
  await decide(url, paid, 'untold');
  await decide(url, declined, 'decline');
  await sleep(gateMs);
  await runAtOnce(50, 50, () => push(url, paid));
  await push(url, declined, { errorCode: '000' });
  const after = [
    await awaitState(url, paid, 'SUCCESS'),
    await awaitState(url, declined, 'FAILED'),
    await readState(url, unpaid),
  ].join();
  await runAtOnce(50, 50, () => push(url, paid));
  await server.stop();
  const [paidRow, unpaidRow, declinedRow] = await readRows(directory, planted);
  const refused = [401, 404];
  return [
    {
      says: 'pushes that nobody signed, or of no payment, that were taken',
      found: forged.filter((status) => !refused.includes(status)).length,
      expected: 0,
    },
    holds(
      `a way back with the secret of another payment is no address (${wrongWay.status})`,
      wrongWay.status === 404,
    ),
    holds(
      `neither a signed push nor a way back pays for anything (${early})`,
      early === 'PENDING,PENDING',
    ),
    holds(`the bank's own answer does (${after})`, after === 'SUCCESS,FAILED,PENDING'),
    holds(
      'a hundred pushes of a paid card place one order',
      paidRow?.order === 'PLACED' &&
        paidRow.settled === 1 &&
        paidRow.events === 1 &&
        paidRow.receipts === 1 &&
        paidRow.refunds === 0,
    ),
    holds(
      'of the others nothing is ordered',
      unpaidRow?.order === 'AWAITING_PAYMENT' && declinedRow?.order === 'AWAITING_PAYMENT',
    ),
  ];
}
