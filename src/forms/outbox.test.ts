import { beforeEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { type LogFields, log } from '#lib/log.ts';
import { openOutbox, Refused } from '../../tests/unit/open-outbox.ts';
import { drainOutbox } from './outbox.ts';

/** What was written to the log. */
const lines: { event: string; fields: LogFields | undefined }[] = [];

beforeEach(async () => {
  await DB.prepare('DELETE FROM outbox').run();
  lines.length = 0;
  for (const level of ['warn', 'error'] as const) {
    vi.spyOn(log, level).mockImplementation((event, fields) => void lines.push({ event, fields }));
  }
});

test('drainOutbox sends a message with its key once, and its body is kept no longer', async () => {
  const { effects, calls, drain, write, readRow } = openOutbox();
  await write('a');
  await write('a');
  expect(await drain()).toBe(1);
  expect(await drain()).toBe(0);
  expect(calls).toEqual(['a']);
  expect(effects.get('a')).toEqual({ name: 'a' });
  expect(await readRow('a')).toMatchObject({ state: 'done', body: '' });
  await write('a');
  expect(await drain()).toBe(0);
});

test('drainOutbox sends only the named messages when keys are given', async () => {
  const { calls, drain, write } = openOutbox();
  await write('a', 'b', 'c');
  expect(await drain(['a', 'c'])).toBe(2);
  expect(calls.toSorted()).toEqual(['a', 'c']);
});

test('drainOutbox waits longer after each failure, and at least as long as the service says', async () => {
  const slow = new Refused('status', 429, 90_000);
  const { drain, write, readRow, stage } = openOutbox(
    new Refused('network'),
    'lost',
    'thrown',
    slow,
  );
  await write('a');
  const waits: unknown[] = [];
  for (let tries = 0; tries < 4; tries += 1) {
    await drain();
    const row = await readRow('a');
    waits.push([row?.['last_error'], Number(row?.['next_at']) - stage.now]);
    stage.now = Number(row?.['next_at']);
  }
  expect(waits).toEqual([
    ['network', 10_000],
    ['timeout', 20_000],
    ['failed', 40_000],
    ['status 429', 90_000],
  ]);
  expect(await drain()).toBe(1);
});

test('drainOutbox spreads what failed together over time when it waits', async () => {
  const { greeting, write, readRow, stage, now } = openOutbox(
    new Refused('network'),
    new Refused('network'),
  );
  await write('a', 'b');
  const randoms = [0, 0.9];
  await drainOutbox(DB, now, [greeting], { random: () => randoms.shift() ?? 0 });
  const waits = [await readRow('a'), await readRow('b')].map((row) => Number(row?.['next_at']));
  expect(waits.toSorted()).toEqual([stage.now + 5000, stage.now + 14_000]);
});

test.each([new Refused('status', 400), new Refused('status', 422), new Refused('not-found')])(
  'a message is stuck at once when the service will never take it (%s)',
  async (refused) => {
    const { drain, write, readRow } = openOutbox(refused);
    await write('a');
    await drain();
    expect(await readRow('a')).toMatchObject({ state: 'stuck', attempts: 1 });
    expect(lines).toEqual([
      { event: 'message-stuck', fields: expect.objectContaining({ topic: 'greeting' }) },
    ]);
  },
);

test.each([401, 409, 429, 500, 503])(
  'a message is not stuck when the service answers %d',
  async (status) => {
    const { drain, write, readRow } = openOutbox(new Refused('status', status));
    await write('a');
    await drain();
    expect(await readRow('a')).toMatchObject({ state: 'due' });
  },
);

test('a message is stuck after 20 failures, or when it kills every run', async () => {
  const { calls, drain, write, readRow, stage } = openOutbox(
    ...Array.from({ length: 20 }, () => new Refused('status', 500)),
  );
  await write('a');
  for (let tries = 0; tries < 25; tries += 1) {
    await drain();
    stage.now += 2 * 60 * 60_000;
  }
  expect(calls).toHaveLength(20);
  expect(await readRow('a')).toMatchObject({ state: 'stuck', last_error: 'status 500' });
  await write('b');
  await DB.prepare(`UPDATE outbox SET attempts = 20 WHERE key = 'b'`).run();
  await drain();
  expect(await readRow('b')).toMatchObject({ state: 'stuck', last_error: 'died' });
  expect(calls).toHaveLength(20);
});

test('a message that is wrong or of an unknown topic is not sent, and stands in the way of none', async () => {
  const { calls, drain, write, readRow } = openOutbox();
  await DB.prepare(
    `INSERT INTO outbox (topic, body, key, created_at, next_at)
     VALUES ('greeting', '{"name":7}', 'wrong', 0, 0), ('gone', '{}', 'unknown', 0, 0)`,
  ).run();
  await write('a');
  expect(await drain()).toBe(1);
  expect(calls).toEqual(['a']);
  expect(await readRow('wrong')).toMatchObject({ state: 'stuck', last_error: 'body 422' });
  expect(await readRow('unknown')).toMatchObject({ state: 'due', last_error: 'topic' });
});

test('no log line holds what a message says when it fails', async () => {
  const { drain, write } = openOutbox(new Refused('status', 500), new Refused('status', 400));
  await write('99112233', '88112233');
  await drain();
  expect(lines).toHaveLength(2);
  expect(JSON.stringify(lines)).not.toMatch(/112233/);
});
