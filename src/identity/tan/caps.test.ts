import { beforeEach, expect, test } from 'vitest';
import { DB } from '#env.ts';
import { forgetTans, hourMs, minuteMs, openTan, start } from '../../../tests/unit/open-tan.ts';
import type { TanRequest } from './tan.ts';

let tan: ReturnType<typeof openTan>;
beforeEach(async () => {
  await forgetTans();
  tan = openTan();
});

type Step = [afterMs: number, expected: string];
const caps: Record<string, { steps: Step[]; vary?: (i: number) => Partial<TanRequest> }> = {
  'one a minute to one number': {
    steps: [
      [0, 'ok'],
      [59_999, `paused ${start + minuteMs}`],
      [60_000, 'ok'],
    ],
  },
  'three in a quarter of an hour to one number, then none for half an hour': {
    steps: [
      [0, 'ok'],
      [minuteMs, 'ok'],
      [2 * minuteMs, 'ok'],
      [3 * minuteMs, `locked ${start + 32 * minuteMs}`],
      [20 * minuteMs, `locked ${start + 32 * minuteMs}`],
      [32 * minuteMs - 1, `locked ${start + 32 * minuteMs}`],
      [32 * minuteMs, 'ok'],
    ],
    vary: (i) => ({ sessionId: `s${i}` }),
  },
  'five an hour to one number': {
    steps: [
      [0, 'ok'],
      [10 * minuteMs, 'ok'],
      [20 * minuteMs, 'ok'],
      [30 * minuteMs, 'ok'],
      [40 * minuteMs, 'ok'],
      [50 * minuteMs, 'busy'],
      [hourMs, 'ok'],
    ],
    vary: (i) => ({ sessionId: `s${i}`, network: `n${i}` }),
  },
  'ten a day to one number': {
    steps: [
      ...Array.from({ length: 10 }, (_, i): Step => [i * 2 * hourMs, 'ok']),
      [20 * hourMs, 'busy'],
      [24 * hourMs, 'ok'],
    ],
    vary: (i) => ({ sessionId: `s${i}` }),
  },
  'five an hour for one session, of any numbers': {
    steps: [...Array.from({ length: 5 }, (_, i): Step => [i, 'ok']), [5, 'busy'], [hourMs, 'ok']],
    vary: (i) => ({ isdn: String(99_000_000 + i), network: `n${i}` }),
  },
  'twenty an hour for one network, of any numbers and sessions': {
    steps: [...Array.from({ length: 20 }, (_, i): Step => [i, 'ok']), [20, 'busy'], [hourMs, 'ok']],
    vary: (i) => ({ isdn: String(99_000_000 + i), sessionId: `s${i}` }),
  },
};

test.each(Object.entries(caps))(
  'issueCode sends %s when more are requested',
  async (_name, { steps, vary = () => ({}) }) => {
    const seen: Step[] = [];
    for (const [i, [afterMs]] of steps.entries()) {
      tan.stage.now = start + afterMs;
      const issued = await tan.issue(vary(i));
      const answer = issued.ok
        ? 'ok'
        : `${issued.why}${'retryAt' in issued ? ` ${issued.retryAt}` : ''}`;
      seen.push([afterMs, answer]);
    }
    expect(seen).toEqual(steps);
    expect(tan.stage.sent).toHaveLength(steps.filter(([, answer]) => answer === 'ok').length);
  },
);

test('issueCode sends one code when fifty requests for one number come at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => tan.issue({ sessionId: `s${i}`, network: `n${i}` })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(tan.stage.sent).toHaveLength(1);
});

test('issueCode sends no code when the cap of all visitors is reached', async () => {
  const rows = Array.from({ length: 3000 }, (_, i) => `('${i}', '${i}', 's', 'n', ${start - i})`);
  for (let at = 0; at < rows.length; at += 500) {
    await DB.prepare(`INSERT INTO tan_issue VALUES ${rows.slice(at, at + 500).join()}`).run();
  }
  expect(await tan.issue()).toEqual({ ok: false, why: 'busy' });
});
