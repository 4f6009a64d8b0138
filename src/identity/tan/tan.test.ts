import { beforeEach, expect, test } from 'vitest';
import { DB } from '#env.ts';
import { forgetTans, minuteMs, openTan, owner, start } from '../../../tests/unit/open-tan.ts';

let tan: ReturnType<typeof openTan>;
beforeEach(async () => {
  await forgetTans();
  tan = openTan();
});

test('verifyCode accepts a code once when it was sent by SMS', async () => {
  const issued = await tan.issue();
  expect(tan.stage.sent).toEqual([
    {
      id: issued.ok && issued.challenge.id,
      channel: 'sms',
      address: '99112233',
      code: expect.stringMatching(/^\d{6}$/),
    },
  ]);
  expect(await tan.verifyCode(owner, tan.lastCode())).toEqual({
    state: 'accepted',
    address: '99112233',
  });
  expect(await tan.verifyCode(owner, tan.lastCode())).toEqual({ state: 'closed' });
});

test('issueCode stores neither the code nor the number in the clear when it issues a code', async () => {
  await tan.issue();
  const rows = await DB.prepare('SELECT * FROM tan_challenge').all();
  expect(JSON.stringify(rows.results)).not.toContain(tan.lastCode());
  const issues = await DB.prepare('SELECT * FROM tan_issue').all();
  expect(JSON.stringify(issues.results)).not.toMatch(/99112233|192\.0\.2|v1/);
});

test('verifyCode refuses the right code when three wrong ones were given', async () => {
  await tan.issue();
  expect(await tan.verifyCode(owner, tan.otherCode())).toEqual({ state: 'wrong', attemptsLeft: 2 });
  expect(await tan.verifyCode(owner, tan.otherCode())).toEqual({ state: 'wrong', attemptsLeft: 1 });
  expect(await tan.verifyCode(owner, tan.otherCode())).toEqual({ state: 'locked' });
  expect(await tan.verifyCode(owner, tan.lastCode())).toEqual({ state: 'closed' });
});

test('verifyCode compares three codes when 200 wrong ones come at once', async () => {
  await tan.issue();
  const wrong = tan.otherCode();
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => tan.verifyCode(owner, wrong)),
  );
  const count = (state: string) => answers.filter((one) => one.state === state).length;
  expect([count('wrong'), count('locked'), count('closed')]).toEqual([2, 1, 197]);
}, 60_000);

test('verifyCode accepts one code when the right one comes 200 times at once', async () => {
  await tan.issue();
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => tan.verifyCode(owner, tan.lastCode())),
  );
  expect(answers.filter(({ state }) => state === 'accepted')).toHaveLength(1);
}, 60_000);

test('verifyCode refuses the code when another visitor gives it', async () => {
  await tan.issue();
  expect(await tan.verifyCode({ ...owner, visitorId: 'v2' }, tan.lastCode())).toEqual({
    state: 'closed',
  });
});

test('verifyCode refuses the code when five minutes have passed', async () => {
  await tan.issue();
  tan.stage.now = start + 5 * minuteMs;
  expect(await tan.verifyCode(owner, tan.lastCode())).toEqual({ state: 'closed' });
  tan.stage.now -= 1;
  expect(await tan.verifyCode(owner, tan.lastCode())).toMatchObject({ state: 'accepted' });
});

test('a challenge is deleted when its visitor is deleted', async () => {
  await tan.issue();
  await DB.prepare('DELETE FROM visitor').run();
  expect((await DB.prepare('SELECT * FROM tan_challenge').all()).results).toEqual([]);
});

test('issueCode replaces the open challenge when another code is requested', async () => {
  await tan.issue();
  const first = tan.lastCode();
  tan.stage.now += minuteMs;
  await tan.issue();
  if (first !== tan.lastCode()) {
    expect(await tan.verifyCode(owner, first)).toMatchObject({ state: 'wrong' });
  }
  const states = await DB.prepare('SELECT state FROM tan_challenge ORDER BY issued_at').all();
  expect(states.results).toEqual([{ state: 'replaced' }, { state: 'open' }]);
});

test.each([
  [{ kind: 'network' }, 'unsent'],
  [{ kind: 'circuit-open' }, 'unsent'],
  [{ kind: 'status', status: 503 }, 'unsent'],
  [{ kind: 'status', status: 429 }, 'unsent'],
  [{ kind: 'timeout' }, 'open'],
  [{ kind: 'not-found', status: 404 }, 'open'],
  [{ kind: 'status', status: 422 }, 'open'],
] as const)(
  'findChallenge follows the failure of the SMS service when it is %j: %s',
  async (fault, state) => {
    tan.stage.failure = fault;
    expect(await tan.issue()).toMatchObject({ ok: true });
    expect(await tan.findChallenge(owner)).toMatchObject({ state });
    tan.stage.failure = null;
    // Another code may be requested at once only if the first was surely not sent.
    expect((await tan.issue()).ok).toBe(state === 'unsent');
  },
);

test('issueCode and verifyCode answer unavailable when the database fails', async () => {
  await tan.issue();
  const code = tan.lastCode();
  for (const table of ['tan_challenge', 'tan_issue']) {
    await DB.prepare(`ALTER TABLE ${table} RENAME TO ${table}_away`).run();
  }
  try {
    tan.stage.now += minuteMs;
    expect(await tan.issue()).toEqual({ ok: false, why: 'unavailable' });
    expect(await tan.verifyCode(owner, code)).toEqual({ state: 'unavailable' });
    expect(tan.stage.sent).toHaveLength(1);
  } finally {
    for (const table of ['tan_challenge', 'tan_issue']) {
      await DB.prepare(`ALTER TABLE ${table}_away RENAME TO ${table}`).run();
    }
  }
});
