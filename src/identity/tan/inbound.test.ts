import { beforeEach, expect, test } from 'vitest';
import { DB } from '#env.ts';
import { forgetTans, isdn, minuteMs, openTan, owner, start } from '../../../tests/unit/open-tan.ts';

let tan: ReturnType<typeof openTan>;
beforeEach(async () => {
  await forgetTans();
  tan = openTan();
});

/** Begins the other way round, and returns the word to be sent. */
async function open(of: typeof owner | { visitorId: string; purpose: 'sign-in' } = owner) {
  expect(await tan.openInbound(of, isdn)).toBe(true);
  const challenge = await tan.findChallenge(of);
  return challenge ? tan.readWord(challenge) : '';
}

const send = (text: string, from: string = isdn, id = 'm1') =>
  tan.acceptInboundSms({ from, text, id });

test('finishInbound accepts a visitor once when the word has come from their number', async () => {
  const word = await open();
  expect(word).toMatch(/^\d{8}$/);
  expect(await tan.finishInbound(owner)).toBeNull();
  expect(await send(`NEVTREH ${word}`)).toBe('accepted');
  expect(await tan.findChallenge(owner)).toMatchObject({ state: 'confirmed', address: isdn });
  expect(await tan.finishInbound(owner)).toEqual({ address: isdn });
  expect(await tan.finishInbound(owner)).toBeNull();
  expect(tan.stage.sent).toEqual([]);
});

test.each([
  ['as the page shows it', (word: string) => `NEVTREH ${word.slice(0, 4)} ${word.slice(4)}`],
  ['in small letters and with a line end', (word: string) => `nevtreh ${word}\n`],
  ['alone', (word: string) => word],
  ['with a hyphen', (word: string) => `${word.slice(0, 4)}-${word.slice(4)}`],
  [
    'by another keyboard',
    (word: string) =>
      `НЭВТРЭХ ${[...word].map((d) => String.fromCodePoint(0xff10 + Number(d))).join('')}`,
  ],
])('acceptInboundSms finds the word when it is written %s', async (_how, write) => {
  expect(await send(write(await open()), `+976${isdn}`)).toBe('accepted');
});

test('acceptInboundSms accepts a message once by its id, however often it comes', async () => {
  const word = await open();
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(word)));
  expect(new Set(answers)).toEqual(new Set(['accepted']));
  await tan.finishInbound(owner);
  expect(await send(word)).toBe('accepted');
  expect(await tan.finishInbound(owner)).toBeNull();
});

test('acceptInboundSms confirms no second word by a message that has confirmed one', async () => {
  await send(await open());
  const other = { ...owner, visitorId: 'v2' };
  const word = await open(other);
  expect(await send(word)).toBe('unknown');
  expect(await tan.finishInbound(other)).toBeNull();
  expect(await send(word, isdn, 'm2')).toBe('accepted');
});

test.each<[string, (word: string) => Promise<string>]>([
  ['from another number', (word) => send(word, '99445566')],
  ['from no number of ours', (word) => send(word, '88112233')],
  ['without an id', (word) => send(word, isdn, '')],
  ['with another word', (word) => send(String((Number(word) + 1) % 1e8).padStart(8, '0'))],
  ['within a longer number', (word) => send(`1${word}`)],
  [
    'after ten minutes',
    (word) => {
      tan.stage.now = start + 10 * minuteMs;
      return send(word);
    },
  ],
  [
    'after another word has replaced it',
    async (word) => {
      tan.stage.now += 1;
      await open();
      return send(word);
    },
  ],
])('acceptInboundSms refuses the word when it comes %s', async (_how, act) => {
  expect(await act(await open())).toBe('unknown');
  expect(await tan.finishInbound(owner)).toBeNull();
});

test('finishInbound refuses another visitor, and everybody when the time is over', async () => {
  await send(await open());
  expect(await tan.finishInbound({ ...owner, visitorId: 'v2' })).toBeNull();
  tan.stage.now = start + 10 * minuteMs;
  expect(await tan.finishInbound(owner)).toBeNull();
});

test('the word of one visitor is not that of another, and is not stored', async () => {
  const words = [await open(), await open({ ...owner, visitorId: 'v2' })];
  expect(new Set(words).size).toBe(2);
  const rows = await DB.prepare('SELECT * FROM tan_challenge').all();
  for (const word of words) expect(JSON.stringify(rows.results)).not.toContain(word);
});

test('a word replaces an open code, which is then refused, and is refused as a code', async () => {
  await tan.issue();
  tan.stage.now += 1;
  const word = await open();
  expect(await tan.verifyCode(owner, tan.lastCode())).toEqual({ state: 'closed' });
  expect(await tan.verifyCode(owner, word.slice(0, 6))).toEqual({ state: 'closed' });
});

test('acceptInboundSms rejects when the database fails, so that the message is reported again', async () => {
  const word = await open();
  await DB.prepare('ALTER TABLE tan_challenge RENAME TO tan_challenge_away').run();
  try {
    await expect(send(word)).rejects.toThrow();
    expect(await tan.openInbound(owner, isdn)).toBe(false);
  } finally {
    await DB.prepare('ALTER TABLE tan_challenge_away RENAME TO tan_challenge').run();
  }
  expect(await send(word)).toBe('accepted');
});
