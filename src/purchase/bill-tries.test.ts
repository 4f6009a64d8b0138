import { expect, test } from 'vitest';
import { beginTry, forgetTry, maxByNetwork, maxByVisitor, maxDigits, tryMs } from './bill-tries.ts';

const account = (value: string) => ({ by: 'number', value }) as const;
const now = 1_800_000_000_000;
const free = { isDigits: false, now };

async function countOf(times: number, ask: (at: number) => Promise<string | null>) {
  const tried = await Promise.all(Array.from({ length: times }, (_none, at) => ask(at)));
  return tried.filter((id) => id !== null).length;
}

test('of many look-ups at a moment a visitor has ten, and again after an hour', async () => {
  const asker = { visitorId: 'one', network: null };
  const ask = (at: number) => beginTry(asker, account(`9911${1000 + at}`), free);
  expect(await countOf(30, ask)).toBe(maxByVisitor);
  const later = { ...free, now: now + tryMs + 1 };
  expect(await beginTry(asker, account('99112233'), later)).not.toBeNull();
});

test('a network has forty, whoever asks; in one that many share nobody is counted by it', async () => {
  const ask = (network: string | null) => (at: number) =>
    beginTry({ visitorId: `of ${network} ${at}`, network }, account('99112233'), free);
  expect(await countOf(80, ask('203.0.113.0/24'))).toBe(maxByNetwork);
  expect(await countOf(80, ask(null))).toBe(80);
});

test('digits of a contract are tried five times for one number, whoever tries', async () => {
  const digits = { isDigits: true, now };
  const ask = (number: string) => (at: number) =>
    beginTry({ visitorId: `digits ${number} ${at}`, network: null }, account(number), digits);
  expect(await countOf(20, ask('99117788'))).toBe(maxDigits);
  expect(await countOf(20, ask('99117799'))).toBe(maxDigits);
});

test('what the service could not answer does not count', async () => {
  const asker = { visitorId: 'patient', network: null };
  for (let at = 0; at < 30; at += 1) {
    const id = await beginTry(asker, account('99112233'), free);
    expect(id).not.toBeNull();
    await forgetTry(id ?? '');
  }
});
