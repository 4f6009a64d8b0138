import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import type { Asker } from '#fraud/asker.ts';
import { limits } from '#fraud/limits.ts';
import { beginTry, forgetTry } from './bill-tries.ts';

const account = (value: string) => ({ by: 'number', value }) as const;
const now = 1_800_000_000_000;
const free = { isDigits: false, now };
const most = (what: keyof typeof limits) => limits[what].most;
const stranger = (given: Partial<Asker>): Asker => ({
  visitorId: crypto.randomUUID(),
  isdn: null,
  network: null,
  crowd: null,
  ...given,
});

async function countOf(times: number, ask: (at: number) => Promise<string | null>) {
  const tried = await Promise.all(Array.from({ length: times }, (_none, at) => ask(at)));
  return tried.filter((id) => id !== null).length;
}

test('of many look-ups at a moment a visitor has ten, and again after an hour', async () => {
  const asker = stranger({});
  const ask = (at: number) => beginTry(asker, account(`9911${1000 + at}`), free);
  expect(await countOf(30, ask)).toBe(most('billLookUp person'));
  const later = { ...free, now: now + limits['billLookUp person'].ms + 1 };
  expect(await beginTry(asker, account('99112233'), later)).not.toBeNull();
});

test('a network has forty, whoever asks', async () => {
  const ask = () => beginTry(stranger({ network: 'IPv4 1' }), account('99112233'), free);
  expect(await countOf(80, ask)).toBe(most('billLookUp network'));
});

test('where many share a network, strangers without a cookie have a share of their address together', async () => {
  const ask = (crowd: string) => () => beginTry(stranger({ crowd }), account('99112233'), free);
  expect(await countOf(most('billLookUp crowd') + 50, ask('a'))).toBe(most('billLookUp crowd'));
  // Nobody at another address is kept out, and nobody who has signed in.
  expect(await ask('b')()).not.toBeNull();
  const customer = stranger({ crowd: 'a', isdn: '99117700' });
  expect(await beginTry(customer, account('99112233'), free)).not.toBeNull();
});

test('a customer has ten, in however many sessions', async () => {
  const ask = () => beginTry(stranger({ crowd: 'c', isdn: '99117701' }), account('99112233'), free);
  expect(await countOf(30, ask)).toBe(most('billLookUp number'));
});

test('digits of a contract are tried five times for one number, whoever tries', async () => {
  const digits = { isDigits: true, now };
  const ask = (number: string) => () => beginTry(stranger({}), account(number), digits);
  expect(await countOf(20, ask('99117788'))).toBe(most('billLookUp digits'));
  expect(await countOf(20, ask('99117799'))).toBe(most('billLookUp digits'));
});

test('what the service could not answer does not count', async () => {
  const asker = stranger({});
  for (let at = 0; at < 30; at += 1) {
    const id = await beginTry(asker, account('99112233'), free);
    expect(id).not.toBeNull();
    await forgetTry(id ?? '');
  }
});

test('no row names who was counted, or what they asked for', async () => {
  await beginTry(stranger({ network: 'IPv4 777', isdn: '99114321' }), account('99118765'), {
    isDigits: true,
    now,
  });
  const named = `SELECT count(*) AS n FROM velocity
    WHERE what LIKE 'billLookUp%' AND (length(key) <> 64 OR key GLOB '*[^0-9a-f]*')`;
  expect(await DB.prepare(named).first('n')).toBe(0);
});
