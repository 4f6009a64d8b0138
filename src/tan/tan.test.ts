import { beforeEach, expect, test } from 'vitest';
import { DB } from '#env.ts';
import { UpstreamError, type UpstreamFailure } from '#services/upstream-error.ts';
import { createTan, type TanRequest } from './tan.ts';

const start = Date.UTC(2026, 10, 21, 4);
const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const pepper = 'a pepper of the tests, long enough for production';

let now = start;
let sent: { id: string; isdn: string; code: string }[] = [];
let failure: { kind: UpstreamFailure; status?: number } | null = null;
let working: Promise<unknown>[] = [];

const tan = createTan({
  now: () => now,
  settings: () => ({ TAN_PEPPER: pepper, TAN_NETWORK_HOURLY: 20 }),
  waitUntil: (work) => void working.push(work),
  send: async (id, { isdn, text }) => {
    if (failure) return { ok: false, error: new UpstreamError(failure.kind, 'mobile', failure) };
    sent.push({ id, isdn, code: text });
    return { ok: true, value: { id: '1' } };
  },
});

const owner = { sessionId: 's1', purpose: 'sign-in' } as const;
const lastCode = () => sent.at(-1)?.code ?? '';
const otherCode = () => String((Number(lastCode()) + 1) % 1_000_000).padStart(6, '0');

async function addSessions(...ids: string[]) {
  await DB.batch(
    ids.map((id) =>
      DB.prepare(
        'INSERT OR IGNORE INTO session (id, created_at, expires_at) VALUES (?1, 0, 9e15)',
      ).bind(id),
    ),
  );
}

async function issue(given: Partial<TanRequest> = {}) {
  const request = { ...owner, isdn: '99112233', network: '192.0.2', ...given };
  await addSessions(request.sessionId);
  const issued = await tan.issueCode({ ...request, toText: (code) => code });
  await Promise.all(working.splice(0));
  return issued;
}

beforeEach(async () => {
  now = start;
  sent = [];
  failure = null;
  await DB.batch([DB.prepare('DELETE FROM session'), DB.prepare('DELETE FROM tan_issue')]);
});

test('a code of six digits leaves by SMS, under the id of its challenge, and is accepted once', async () => {
  const issued = await issue();
  expect(sent).toEqual([
    {
      id: issued.ok && issued.challenge.id,
      isdn: '99112233',
      code: expect.stringMatching(/^\d{6}$/),
    },
  ]);
  expect(await tan.verifyCode(owner, lastCode())).toEqual({ state: 'accepted', isdn: '99112233' });
  expect(await tan.verifyCode(owner, lastCode())).toEqual({ state: 'closed' });
});

test('the database holds neither the code nor who asks too often', async () => {
  await issue();
  const rows = await DB.prepare('SELECT * FROM tan_challenge').all();
  expect(JSON.stringify(rows.results)).not.toContain(lastCode());
  const issues = await DB.prepare('SELECT * FROM tan_issue').all();
  expect(JSON.stringify(issues.results)).not.toMatch(/99112233|192\.0\.2/);
});

test('the third wrong entry locks, and the right code comes too late', async () => {
  await issue();
  expect(await tan.verifyCode(owner, otherCode())).toEqual({ state: 'wrong', attemptsLeft: 2 });
  expect(await tan.verifyCode(owner, otherCode())).toEqual({ state: 'wrong', attemptsLeft: 1 });
  expect(await tan.verifyCode(owner, otherCode())).toEqual({ state: 'locked' });
  expect(await tan.verifyCode(owner, lastCode())).toEqual({ state: 'closed' });
});

test('of 500 wrong codes at once three are looked at', async () => {
  await issue();
  const wrong = otherCode();
  const answers = await Promise.all(
    Array.from({ length: 500 }, () => tan.verifyCode(owner, wrong)),
  );
  const count = (state: string) => answers.filter((one) => one.state === state).length;
  expect([count('wrong'), count('locked'), count('closed')]).toEqual([2, 1, 497]);
});

test('of 500 right codes at once one is accepted', async () => {
  await issue();
  const answers = await Promise.all(
    Array.from({ length: 500 }, () => tan.verifyCode(owner, lastCode())),
  );
  expect(answers.filter(({ state }) => state === 'accepted')).toHaveLength(1);
});

test('a code is worth nothing in another session', async () => {
  await issue();
  await addSessions('s2');
  expect(await tan.verifyCode({ ...owner, sessionId: 's2' }, lastCode())).toEqual({
    state: 'closed',
  });
});

test('a code lasts five minutes, to the millisecond', async () => {
  await issue();
  now = start + 5 * minuteMs;
  expect(await tan.verifyCode(owner, lastCode())).toEqual({ state: 'closed' });
  now -= 1;
  expect(await tan.verifyCode(owner, lastCode())).toMatchObject({ state: 'accepted' });
});

test('a new code closes the one before', async () => {
  await issue();
  const first = lastCode();
  now += minuteMs;
  await issue();
  if (first !== lastCode()) {
    expect(await tan.verifyCode(owner, first)).toMatchObject({ state: 'wrong' });
  }
  const states = await DB.prepare('SELECT state FROM tan_challenge ORDER BY issued_at').all();
  expect(states.results).toEqual([{ state: 'replaced' }, { state: 'open' }]);
});

test('a challenge goes with its session, and minutes after its end', async () => {
  await issue();
  now += 16 * minuteMs;
  await issue({ sessionId: 's2', isdn: '99112244' });
  expect(await tan.findChallenge(owner)).toBeNull();
  await DB.prepare('DELETE FROM session').run();
  expect((await DB.prepare('SELECT * FROM tan_challenge').all()).results).toEqual([]);
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
    steps: [
      ...Array.from({ length: 5 }, (_, i): Step => [i, 'ok']),
      [5, 'busy'],
      [hourMs, 'ok'],
    ],
    vary: (i) => ({ isdn: String(99_000_000 + i), network: `n${i}` }),
  },
  'a network gets twenty in an hour, whatever the numbers and sessions': {
    steps: [
      ...Array.from({ length: 20 }, (_, i): Step => [i, 'ok']),
      [20, 'busy'],
      [hourMs, 'ok'],
    ],
    vary: (i) => ({ isdn: String(99_000_000 + i), sessionId: `s${i}` }),
  },
};

test.each(Object.entries(limits))('%s', async (_name, { steps, vary = () => ({}) }) => {
  const seen: Step[] = [];
  for (const [i, [afterMs]] of steps.entries()) {
    now = start + afterMs;
    const issued = await issue(vary(i));
    const said = issued.ok ? 'ok' : `${issued.why}${'until' in issued ? ` ${issued.until}` : ''}`;
    seen.push([afterMs, said]);
  }
  expect(seen).toEqual(steps);
  expect(sent).toHaveLength(steps.filter(([, said]) => said === 'ok').length);
});

test('of fifty requests at once for one number one is sent', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => issue({ sessionId: `s${i}`, network: `n${i}` })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(sent).toHaveLength(1);
});

test('when everybody asks at once nobody gets any more', async () => {
  const rows = Array.from({ length: 3000 }, (_, i) => `('${i}', '${i}', 's', 'n', ${start - i})`);
  for (let at = 0; at < rows.length; at += 500) {
    await DB.prepare(`INSERT INTO tan_issue VALUES ${rows.slice(at, at + 500).join()}`).run();
  }
  expect(await issue()).toEqual({ ok: false, why: 'busy' });
});

test.each([
  [{ kind: 'network' }, 'unsent'],
  [{ kind: 'circuit-open' }, 'unsent'],
  [{ kind: 'status', status: 503 }, 'unsent'],
  [{ kind: 'status', status: 429 }, 'unsent'],
  [{ kind: 'timeout' }, 'open'],
  [{ kind: 'not-found', status: 404 }, 'open'],
  [{ kind: 'status', status: 422 }, 'open'],
] as const)('where the service failed by %j the challenge is %s', async (fault, state) => {
  failure = fault;
  expect(await issue()).toMatchObject({ ok: true });
  expect(await tan.findChallenge(owner)).toMatchObject({ state });
  failure = null;
  // Only what was surely not sent may be asked for again at once.
  expect((await issue()).ok).toBe(state === 'unsent');
});

test('without its database nothing is sent and nobody is let in', async () => {
  await issue();
  const code = lastCode();
  for (const table of ['tan_challenge', 'tan_issue']) {
    await DB.prepare(`ALTER TABLE ${table} RENAME TO ${table}_away`).run();
  }
  try {
    now += minuteMs;
    expect(await issue()).toEqual({ ok: false, why: 'unavailable' });
    expect(await tan.verifyCode(owner, code)).toEqual({ state: 'unavailable' });
    expect(sent).toHaveLength(1);
  } finally {
    for (const table of ['tan_challenge', 'tan_issue']) {
      await DB.prepare(`ALTER TABLE ${table}_away RENAME TO ${table}`).run();
    }
  }
});
