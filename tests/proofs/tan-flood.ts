import { setTimeout as sleep } from 'node:timers/promises';
import { startSite } from '../http/start-site.ts';
import { newNumber } from '../http/tan-visitor.ts';
import { press, type Pressed } from './press.ts';
import { type Figure, runAtOnce } from './proof.ts';

const posts = 3000;
const networks = 200;
const floodMs = 25_000;
const newcomers = 100;

/** Starts `times` jobs evenly over the time of the flood. */
async function spread<T>(times: number, atOnce: number, job: (i: number) => Promise<T>) {
  const started = Date.now();
  return runAtOnce(times, atOnce, async (i) => {
    await sleep(Math.max(0, started + (i * floodMs) / times - Date.now()));
    return job(i);
  });
}

/** A new visitor asks for a code for a number that nobody has asked for. */
function ask(origin: string, address: string): Promise<Pressed> {
  const fields = { step: 'number', isdn: newNumber() };
  return press(origin, '/sign-in', fields, { address });
}

/** A person presses again when the page says that this worker is busy for some seconds, which is no refusal of a code. */
async function askPatiently(origin: string, address: string, busySeconds = 5) {
  const first = await ask(origin, address);
  if (first.status !== 503 || first.retryAfter > busySeconds) return { ...first, isAgain: false };
  await sleep(first.retryAfter * 1000);
  return { ...(await ask(origin, address)), isAgain: true };
}

/** While many networks ask for more codes than there are, somebody from elsewhere still gets one. */
export async function flood(): Promise<Figure[]> {
  const site = await startSite({ TAN_NETWORK_HOURLY: '20' });
  try {
    const started = performance.now();
    const [flooding, coming] = await Promise.all([
      spread(posts, 100, (i) => ask(site.origin, `10.0.${i % networks}.${1 + (i % 250)}`)),
      spread(newcomers, 20, (i) => askPatiently(site.origin, `172.16.${i}.1`)),
    ]);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const served = coming.filter(({ status }) => status === 303).length;
    const again = coming.filter(({ isAgain }) => isAgain).length;
    const granted = flooding.filter(({ status }) => status === 303).length;
    const errors = flooding.filter(
      ({ status }) => status !== 303 && status !== 503 && status !== 422,
    );
    console.log(
      `  ${posts} posts of ${networks} networks in ${seconds} s: ${granted} granted, ${served} of ${newcomers} newcomers served, ${again} of them after the worker was busy`,
    );
    return [
      {
        says: 'at least 99 % of new numbers from new networks were served',
        found: Number(served >= 0.99 * newcomers),
        expected: 1,
      },
      {
        says: 'the flood got more than the quiet 200 and the fair share of its networks',
        found: Number(granted > 200 + networks * 5),
        expected: 0,
      },
      { says: 'answers that were errors', found: errors.length, expected: 0 },
    ];
  } finally {
    await site.stop();
  }
}
