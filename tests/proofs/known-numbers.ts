import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSite } from '../http/start-site.ts';
import { newNumber } from '../http/tan-visitor.ts';
import { press } from './press.ts';
import type { Figure } from './proof.ts';

const numbers = 1000;
const warmUp = 50;
const pages = 20;
/** Kolmogorov and Smirnov's bound at 5 %, for two samples of this size. */
const bound = 1.36 * Math.sqrt(2 / (numbers / 2));
const maxApartMs = 5;

const isKnown = (isdn: string) => Number(isdn) % 2 === 0;

/** A mobile-services that accepts messages for even numbers at once, and answers slowly that an odd one is nobody's. */
async function startMobileService() {
  const server = createServer(async (req, res) => {
    let body = '';
    for await (const chunk of req) body += String(chunk);
    const { isdn = '' } = JSON.parse(body || '{}') as { isdn?: string };
    await sleep(isKnown(isdn) ? 2 : 80);
    res.writeHead(isKnown(isdn) ? 200 : 404, { 'content-type': 'application/json' });
    res.end(isKnown(isdn) ? '{"data":{"id":"1"}}' : '{"message":"no such subscriber"}');
  });
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

const toCookie = (cookies: readonly string[]) =>
  cookies.map((cookie) => cookie.split(';')[0]).join('; ');

/** The page without what differs between any two visitors: numbers, times and nonces. */
const toShape = (html: string) => html.replace(/nonce="[^"]*"/g, '').replace(/\d/g, '0');

const medianOf = (sample: readonly number[]) =>
  sample.toSorted((a, b) => a - b)[Math.floor(sample.length / 2)] ?? 0;

/** The widest gap between the two distributions. */
function findGap(a: readonly number[], b: readonly number[]): number {
  const below = (sample: readonly number[], ms: number) =>
    sample.filter((one) => one <= ms).length / sample.length;
  return Math.max(...[...a, ...b].map((ms) => Math.abs(below(a, ms) - below(b, ms))));
}

/** Neither the answer nor its time tells whether a number is a subscriber's. */
export async function proveKnownNumbers(): Promise<Figure[]> {
  const mobile = await startMobileService();
  const site = await startSite({ MOBILE_BASE_URL: mobile.url });
  try {
    const times = { known: [] as number[], unknown: [] as number[] };
    const answers = new Set<string>();
    const shapes = new Set<string>();
    for (let i = -warmUp; i < numbers; i += 1) {
      const random = newNumber();
      const isdn = `${random.slice(0, 7)}${(Number(random[7]) & ~1) + (i & 1)}`;
      const started = performance.now();
      const answer = await press(
        site.origin,
        '/sign-in',
        { step: 'number', isdn },
        { address: `10.${(i >> 8) & 255}.${i & 255}.1` },
      );
      const ms = performance.now() - started;
      if (i < 0) continue;
      times[isKnown(isdn) ? 'known' : 'unknown'].push(ms);
      answers.add(
        `${answer.status} ${answer.cookies.map((one) => one.replace(/=[^;]*/, '')).join()}`,
      );
      if (i >= pages) continue;
      await sleep(120);
      const headers = { cookie: `${toCookie(answer.cookies)}; complete=1` };
      const page = await fetch(`${site.origin}/sign-in`, { headers });
      shapes.add(toShape(await page.text()));
    }
    const apart = Math.abs(medianOf(times.known) - medianOf(times.unknown));
    const gap = findGap(times.known, times.unknown);
    console.log(
      `  medians ${medianOf(times.known).toFixed(2)} and ${medianOf(times.unknown).toFixed(2)} ms, widest gap ${gap.toFixed(3)} (bound ${bound.toFixed(3)})`,
    );
    return [
      { says: `kinds of answers to ${numbers} numbers`, found: answers.size, expected: 1 },
      { says: `kinds of pages after them, of ${pages}`, found: shapes.size, expected: 1 },
      {
        says: `medians more than ${maxApartMs} ms apart`,
        found: Number(apart > maxApartMs),
        expected: 0,
      },
      { says: 'distributions that differ', found: Number(gap > bound), expected: 0 },
    ];
  } finally {
    await site.stop();
    mobile.close();
  }
}
