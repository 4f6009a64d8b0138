import { setTimeout as sleep } from 'node:timers/promises';
import { newOperationId } from '#forms/operation-id.ts';
import { startSite } from '../http/start-site.ts';
import { listen } from '../support/listen.ts';
import { press } from './press.ts';
import { type Figure, runAtOnce } from './proof.ts';
import { compareTimes } from './two-samples.ts';

const asked = 400;
const warmUp = 20;
/** A look-up waits more than it works, so that some are made at a time. */
const atOnce = 4;

const isKnown = (isdn: string) => Number(isdn) % 2 === 0;
const bill = {
  name: 'Батболд',
  month: '2026-10',
  amount: 21_300,
  due: 21_300,
  dueDate: '2026-11-20',
  contractEnd: '12',
};

/** A mobile-services that knows the bills of even numbers at once, and takes its time to find that there is none. */
const startBills = () =>
  listen(async ({ path, body }, res) => {
    const { account } = JSON.parse(body || '{}') as { account?: { value: string } };
    const known = path === '/bill/find' && account !== undefined && isKnown(account.value);
    await sleep(known ? 2 : 80);
    res
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ data: { bill: known ? bill : null } }));
  });

/** Neither the answer of a look-up nor its time tells whether there is a bill. */
export async function timeBills(): Promise<Figure[]> {
  const mobile = await startBills();
  const site = await startSite({ MOBILE_BASE_URL: mobile.url });
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = new Set<string>();
  try {
    await runAtOnce(warmUp + asked, atOnce, async (i) => {
      const number = `9911${String(1000 + i)}`;
      const fields = { revision: '0', op: newOperationId(), number };
      const from = { address: `10.${(i >> 8) & 255}.${i & 255}.1` };
      const began = performance.now();
      const answer = await press(site.origin, '/pay/bill/number', fields, from);
      const ms = performance.now() - began;
      if (i < warmUp) return;
      times[isKnown(number) ? 'known' : 'unknown'].push(ms);
      const cookies = answer.cookies.map((one) => one.replace(/=[^;]*/, '')).join();
      answers.add(`${answer.status} ${answer.location} ${cookies}`);
    });
  } finally {
    await site.stop();
    await mobile.close();
  }
  console.log(`  ${[...answers].join(' | ')}`);
  return [
    { says: `kinds of answers to ${asked} look-ups of bills`, found: answers.size, expected: 1 },
    {
      says: 'look-ups that led to the page of a bill',
      found: [...answers].filter((one) => one.startsWith('303 /pay/bill/pay ')).length,
      expected: 1,
    },
    ...compareTimes('bills', times),
  ];
}
