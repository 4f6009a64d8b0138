import { beforeEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { log } from '#lib/log.ts';
import { forgetTans, minuteMs, openTan, start, toAnswer } from '../../../tests/unit/open-tan.ts';

let tan: ReturnType<typeof openTan>;
beforeEach(async () => {
  await forgetTans();
  tan = openTan();
});

const known = { browser: 'b1', visitorId: 'owner', network: 'home' };

/** `count` codes of the last minutes, of other numbers, visitors and networks. */
async function addIssues(count: number): Promise<void> {
  const rows = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  await DB.prepare(
    `${rows} INSERT INTO tan_issue SELECT i, 's' || i, 'v' || i, 'n' || i, NULL, ${start} FROM n`,
  ).run();
}

const other = (i: number) => ({ address: String(99_000_000 + i), visitorId: `v${i}` });

test('issueCode asks strangers for a challenge when two hundred codes were sent in a quarter of an hour', async () => {
  await addIssues(199);
  expect(toAnswer(await tan.issue({ ...other(1), challenge: 'possible' }))).toBe('ok');
  expect(toAnswer(await tan.issue({ ...other(2), challenge: 'possible' }))).toBe('challenge');
  expect(toAnswer(await tan.issue({ ...other(2), challenge: 'solved' }))).toBe('ok');
  expect(toAnswer(await tan.issue({ ...other(3), ...known }))).toBe('ok');
  tan.stage.now += 15 * minuteMs;
  expect(toAnswer(await tan.issue({ ...other(4), challenge: 'possible' }))).toBe('ok');
});

test('issueCode sends each network a fair share when there is no challenge and many are asking', async () => {
  await addIssues(200);
  const answers = [];
  for (let i = 0; i < 7; i += 1) answers.push(toAnswer(await tan.issue(other(i))));
  expect(answers).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'busy', 'busy']);
  expect(toAnswer(await tan.issue({ ...other(8), network: 'another' }))).toBe('ok');
  expect(toAnswer(await tan.issue({ ...other(9), network: null }))).toBe('ok');
});

test('issueCode raises one alert a minute when too many are asking', async () => {
  await addIssues(3000);
  const written = vi.spyOn(log, 'error').mockReturnValue(undefined);
  for (let i = 0; i < 3; i += 1) {
    expect(await tan.issue({ ...other(i), network: 'x' })).toEqual({ ok: false, why: 'busy' });
  }
  expect(written.mock.calls).toEqual([['tan-busy', expect.anything()]]);
  written.mockRestore();
  expect(toAnswer(await tan.issue(known))).toBe('ok');
});

test('issueCode asks for a challenge when a network has had its hourly share', async () => {
  for (let i = 0; i < 20; i += 1) await tan.issue(other(i));
  expect(toAnswer(await tan.issue({ ...other(20), challenge: 'possible' }))).toBe('challenge');
  expect(toAnswer(await tan.issue({ ...other(20), challenge: 'solved' }))).toBe('ok');
});
