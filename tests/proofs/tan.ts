import type { Site } from '../http/start-site.ts';
import { newNumber, Visitor } from '../http/tan-visitor.ts';
import { caps } from '#identity/tan/caps.ts';
import { press } from './press.ts';
import { type Figure, runAtOnce } from './proof.ts';
import { attackForDays } from './tan-days.ts';
import { flood } from './tan-flood.ts';

const wrongCodes = 10_000;
const rightCodes = 2000;
const askers = 300;
const atOnce = 200;

async function enter(site: Site, { cookies }: Visitor, code: string) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const pressed = await press(site.origin, '/sign-in', { step: 'code', code }, { cookie });
  const signedIn = pressed.cookies.some((one) => one.startsWith('account=1'));
  return { status: pressed.status, signedIn };
}

async function guess(site: Site): Promise<Figure[]> {
  const visitor = new Visitor(site.origin);
  const isdn = newNumber();
  const code = await visitor.requestCode(isdn);
  const read = async () => {
    const [row] = await site.query(
      `SELECT attempts_left, state FROM tan_challenge WHERE address = '${isdn}'`,
    );
    return row ?? {};
  };
  const started = performance.now();
  // Every guess is another code, and none is the right one.
  const answers = await runAtOnce(wrongCodes, atOnce, (i) => {
    const tried = String((Number(code) + 1 + i) % 1_000_000).padStart(6, '0');
    return enter(site, visitor, tried);
  });
  const perSecond = Math.round(wrongCodes / ((performance.now() - started) / 1000));
  console.log(`  ${wrongCodes} wrong codes, ${atOnce} at once, ${perSecond} a second`);
  const row = await read();
  const late = await runAtOnce(50, 50, () => enter(site, visitor, code));
  return [
    {
      says: 'wrong codes that used up an attempt',
      found: 3 - Number(row['attempts_left']),
      expected: 3,
    },
    { says: 'the challenge is locked', found: Number(row['state'] === 'locked'), expected: 1 },
    {
      says: 'wrong codes accepted',
      found: answers.filter(({ signedIn }) => signedIn).length,
      expected: 0,
    },
    {
      says: 'right codes accepted after the lock, of 50',
      found: late.filter(({ signedIn }) => signedIn).length,
      expected: 0,
    },
    {
      says: 'answers that were errors, beside those that were told to come again',
      found: answers.filter(({ status }) => status >= 500 && status !== 503).length,
      expected: 0,
    },
  ];
}

async function enterOften(site: Site): Promise<Figure[]> {
  const visitor = new Visitor(site.origin);
  const isdn = newNumber();
  const code = await visitor.requestCode(isdn);
  const answers = await runAtOnce(rightCodes, atOnce, () => enter(site, visitor, code));
  const sessions = await site.query(`SELECT id FROM session WHERE isdn = '${isdn}'`);
  return [
    {
      says: `of ${rightCodes} right codes at once, accepted`,
      found: answers.filter(({ signedIn }) => signedIn).length,
      expected: 1,
    },
    { says: 'sessions that came of it', found: sessions.length, expected: 1 },
  ];
}

/** Each of them a new visitor of one network; at most `expected` have a code. */
async function askOften(site: Site, network: string, address: string, expected: number) {
  const isdn = newNumber();
  const answers = await runAtOnce(askers, atOnce, async () => {
    const asked = await press(site.origin, '/sign-in', { step: 'number', isdn }, { address });
    return asked.status;
  });
  await new Promise((done) => setTimeout(done, 500));
  const sent = await site.query(`SELECT isdn FROM sms WHERE isdn = '${isdn}'`, 'OPERATOR_DB');
  return [
    {
      says: `of ${askers} requests at once for one number, out of ${network}, granted`,
      found: answers.filter((status) => status === 303).length,
      expected,
    },
    { says: 'messages that were sent', found: sent.length, expected },
  ];
}

/** Only the right code is accepted, once, within three tries, also when many requests come at the same time. */
export async function proveTan(site: Site): Promise<Figure[]> {
  return [
    ...(await guess(site)),
    ...(await enterOften(site)),
    ...(await askOften(site, 'one network', '203.0.113.7', 1)),
    ...(await askOften(site, 'a shared one', '', caps.strangersDaily)),
    ...(await attackForDays()),
    ...(await flood()),
  ];
}
