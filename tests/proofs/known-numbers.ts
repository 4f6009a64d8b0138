import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSite } from '../http/start-site.ts';
import { newNumber } from '../http/tan-visitor.ts';
import { timeBills } from './known-bills.ts';
import { press } from './press.ts';
import type { Figure } from './proof.ts';
import { compareTimes } from './two-samples.ts';

const numbers = 1000;
const warmUp = 50;
const pages = 20;

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

/** Neither the answer of a sign-in nor its time tells whether a number is a subscriber's. */
async function timeSignIns(): Promise<Figure[]> {
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
    return [
      { says: `kinds of answers to ${numbers} numbers`, found: answers.size, expected: 1 },
      { says: `kinds of pages after them, of ${pages}`, found: shapes.size, expected: 1 },
      ...compareTimes('numbers', times),
    ];
  } finally {
    await site.stop();
    mobile.close();
  }
}

/** Nobody learns by signing in, or by looking a bill up, which numbers there are. */
export async function proveKnownNumbers(): Promise<Figure[]> {
  return [...(await timeSignIns()), ...(await timeBills())];
}
