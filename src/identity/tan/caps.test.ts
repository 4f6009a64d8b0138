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
const limits: Record<string, { steps: Step[]; vary?: (i: number) => Partial<TanRequest> }> = {
  'a number gets one code a minute': {
    steps: [
      [0, 'ok'],
      [59_999, `paused ${start + minuteMs}`],
      [60_000, 'ok'],
    ],
  },
  'a number gets three in a quarter of an hour, then none for half an hour': {
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
  'a number gets five in an hour, however they are spread': {
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
  'a number gets ten in a day': {
    steps: [
      ...Array.from({ length: 10 }, (_, i): Step => [i * 2 * hourMs, 'ok']),
      [20 * hourMs, 'busy'],
      [24 * hourMs, 'ok'],
    ],
    vary: (i) => ({ sessionId: `s${i}` }),
  },
  'a session gets five in an hour, whatever the numbers': {
    steps: [...Array.from({ length: 5 }, (_, i): Step => [i, 'ok']), [5, 'busy'], [hourMs, 'ok']],
    vary: (i) => ({ isdn: String(99_000_000 + i), network: `n${i}` }),
  },
  'a network gets twenty in an hour, whatever the numbers and sessions': {
    steps: [...Array.from({ length: 20 }, (_, i): Step => [i, 'ok']), [20, 'busy'], [hourMs, 'ok']],
    vary: (i) => ({ isdn: String(99_000_000 + i), sessionId: `s${i}` }),
  },
};

test.each(Object.entries(limits))('%s', async (_name, { steps, vary = () => ({}) }) => {
  const seen: Step[] = [];
  for (const [i, [afterMs]] of steps.entries()) {
    tan.stage.now = start + afterMs;
    const issued = await tan.issue(vary(i));
    const said = issued.ok ? 'ok' : `${issued.why}${'until' in issued ? ` ${issued.until}` : ''}`;
    seen.push([afterMs, said]);
  }
  expect(seen).toEqual(steps);
  expect(tan.stage.sent).toHaveLength(steps.filter(([, said]) => said === 'ok').length);
});

test('of fifty requests at once for one number one is sent', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => tan.issue({ sessionId: `s${i}`, network: `n${i}` })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(tan.stage.sent).toHaveLength(1);
});

test('when everybody asks at once nobody gets any more', async () => {
  const rows = Array.from({ length: 3000 }, (_, i) => `('${i}', '${i}', 's', 'n', ${start - i})`);
  for (let at = 0; at < rows.length; at += 500) {
    await DB.prepare(`INSERT INTO tan_issue VALUES ${rows.slice(at, at + 500).join()}`).run();
  }
  expect(await tan.issue()).toEqual({ ok: false, why: 'busy' });
});
