import { beforeEach, expect, test } from 'vitest';
import {
  forgetTans,
  hourMs,
  isdn,
  minuteMs,
  openTan,
  start,
  toAnswer,
} from '../../../tests/unit/open-tan.ts';
import type { TanRequest } from './create-tan.ts';

let tan: ReturnType<typeof openTan>;
beforeEach(async () => {
  await forgetTans();
  tan = openTan();
});

type Step = [afterMs: number, expected: string];
type Vary = (i: number) => Partial<TanRequest>;

const elsewhere: Vary = (i) => ({ visitorId: `v${i}`, network: `n${i}` });
const known: Partial<TanRequest> = { browser: 'b1', visitorId: 'owner', network: 'home' };

interface Case {
  steps: Step[];
  vary?: Vary;
}

const caps: Record<string, Case> = {
  'one a minute to one visitor': {
    steps: [
      [0, 'ok'],
      [59_999, `paused ${start + minuteMs}`],
      [60_000, 'ok'],
    ],
  },
  'three in a quarter of an hour to one visitor, then none for half an hour': {
    steps: [
      [0, 'ok'],
      [minuteMs, 'ok'],
      [2 * minuteMs, 'ok'],
      [3 * minuteMs, `locked ${start + 32 * minuteMs}`],
      [20 * minuteMs, `locked ${start + 32 * minuteMs}`],
      [32 * minuteMs - 1, `locked ${start + 32 * minuteMs}`],
      [32 * minuteMs, 'ok'],
    ],
    vary: (i) => ({ network: `n${i}` }),
  },
  'three in a quarter of an hour to one network for a number, and tells others no time': {
    steps: [
      [0, 'ok'],
      [59_999, 'closed'],
      [minuteMs, 'ok'],
      [2 * minuteMs, 'ok'],
      [3 * minuteMs, 'closed'],
      [32 * minuteMs - 1, 'closed'],
      [32 * minuteMs, 'ok'],
    ],
    vary: (i) => ({ visitorId: `v${i}` }),
  },
  'four a day to one network for a number': {
    steps: [
      ...Array.from({ length: 4 }, (_, i): Step => [i * hourMs, 'ok']),
      [4 * hourMs, 'closed'],
      [24 * hourMs - 1, 'closed'],
      [24 * hourMs, 'ok'],
    ],
    vary: (i) => ({ visitorId: `v${i}` }),
  },
  'ten a day to strangers for a number': {
    steps: [
      ...Array.from({ length: 10 }, (_, i): Step => [i, 'ok']),
      [11, 'closed'],
      [24 * hourMs - 1, 'closed'],
      [24 * hourMs, 'ok'],
    ],
    vary: elsewhere,
  },
  'as many to different numbers as visitors ask for in different networks': {
    steps: Array.from({ length: 30 }, (_, i): Step => [i, 'ok']),
    vary: (i) => ({ ...elsewhere(i), address: String(99_000_000 + i) }),
  },
  'five an hour to one visitor, of any numbers': {
    steps: [
      ...Array.from({ length: 5 }, (_, i): Step => [i, 'ok']),
      [5, `locked ${start + hourMs}`],
      [hourMs, 'ok'],
    ],
    vary: (i) => ({ address: String(99_000_000 + i), network: `n${i}` }),
  },
  'twenty an hour to one network, of any numbers and visitors': {
    steps: [
      ...Array.from({ length: 20 }, (_, i): Step => [i, 'ok']),
      [20, 'closed'],
      [hourMs, 'ok'],
    ],
    vary: (i) => ({ address: String(99_000_000 + i), visitorId: `v${i}` }),
  },
  'more than twenty to a shared network, where each visitor is counted': {
    steps: Array.from({ length: 25 }, (_, i): Step => [i, 'ok']),
    vary: (i) => ({ address: String(99_000_000 + i), visitorId: `v${i}`, network: null }),
  },
  'ten a day for a number to a shared network too': {
    steps: [...Array.from({ length: 10 }, (_, i): Step => [i, 'ok']), [11, 'closed']],
    vary: (i) => ({ visitorId: `v${i}`, network: null }),
  },
  'five an hour to a known browser, a minute apart': {
    steps: [
      [0, 'ok'],
      [59_999, `paused ${start + minuteMs}`],
      ...Array.from({ length: 4 }, (_, i): Step => [(i + 1) * minuteMs, 'ok']),
      [5 * minuteMs, `locked ${start + hourMs}`],
      [hourMs, 'ok'],
    ],
    vary: () => known,
  },
};

test.each(
  Object.entries(caps).flatMap(([name, given]) =>
    (['sms', 'email'] as const).map((channel) => ({ name, channel, ...given })),
  ),
)('issueCode sends by $channel $name when more are requested', async ({ steps, vary, channel }) => {
  const seen: Step[] = [];
  for (const [i, [afterMs]] of steps.entries()) {
    tan.stage.now = start + afterMs;
    const given = vary?.(i) ?? {};
    const number = given.address ?? isdn;
    const address = channel === 'sms' ? number : `${number}@example.mn`;
    const issued = await tan.issue({ ...given, channel, address });
    seen.push([afterMs, toAnswer(issued)]);
  }
  expect(seen).toEqual(steps);
  expect(tan.stage.sent).toHaveLength(steps.filter(([, answer]) => answer === 'ok').length);
});

test('issueCode sends a known browser its code when strangers have used up all they may have', async () => {
  for (let i = 0; i < 10; i += 1) await tan.issue(elsewhere(i));
  expect(await tan.issue(elsewhere(10))).toEqual({ ok: false, why: 'closed' });
  expect(toAnswer(await tan.issue({ ...known, network: 'n1' }))).toBe('ok');
});

test('issueCode counts what a known browser asks for towards no share of strangers', async () => {
  for (let i = 0; i < 5; i += 1) {
    await tan.issue({ ...known, network: 'n', visitorId: 'v' });
    tan.stage.now += minuteMs;
  }
  tan.stage.now -= minuteMs;
  expect(toAnswer(await tan.issue({ network: 'n', visitorId: 'v' }))).toBe('ok');
});

test('issueCode sends one code when fifty requests of one network for one number come at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => tan.issue({ visitorId: `v${i}` })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(tan.stage.sent).toHaveLength(1);
});

test('issueCode sends ten codes when fifty networks ask for one number at once', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => tan.issue(elsewhere(i))));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
});
