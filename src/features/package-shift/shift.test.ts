import { beforeEach, expect, test } from 'vitest';
import { DB } from '#env.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import {
  countAt,
  countDone,
  drain,
  forgetShifts,
  idOf,
  operatorDb,
  press,
  toSpent,
} from '../../../tests/unit/press-shift.ts';
import { endShift } from './end-store.ts';
import { giveUpMs } from './model.ts';
import { claimShift, readOpenShifts, toShiftKey } from './store.ts';
import { shiftMessageTopic, shiftTopic } from './topic.ts';

await prepareOperator();
beforeEach(forgetShifts);

test('of forty that press at once for one number one is let in, and the others lose nothing', async () => {
  const all = await Promise.all(Array.from({ length: 40 }, () => press('99112233')));
  const states = all.map(({ claimed }) => claimed.state);
  expect(states.filter((one) => one === 'claimed')).toHaveLength(1);
  expect(states.filter((one) => one === 'month')).toHaveLength(39);
  expect(await countAt('package_shift')).toBe(1);
  expect(await countAt('draft')).toBe(39);
  expect(await countAt(`outbox WHERE topic = 'package-shift'`)).toBe(1);
  // Nobody's form is taken for one that has been answered.
  expect(await countAt('operation')).toBe(1);
});

test('a form that is sent again leads where it led, and tells nobody twice', async () => {
  const { given, draft, operation, claimed } = await press('99112233');
  const again = { ...given, token: crypto.randomUUID().padEnd(43, 'x') };
  const second = await claimShift(again, {
    operation,
    draft,
    now: Date.now(),
    topic: shiftTopic,
    spent: toSpent(operation),
  });
  expect(second).toMatchObject({
    state: 'claimed',
    href: claimed.state === 'claimed' && claimed.href,
  });
  expect(await countAt('package_shift')).toBe(1);
  expect(await countAt('outbox')).toBe(1);
});

test.each([
  ['a millisecond before it ends', -1, 0, '2026-11', '2026-12'],
  ['in one month', -2, -1, '2026-11', null],
  ['in the next one', 0, 1, '2026-12', null],
] as const)(
  'two changes around 00:00 of the 1st, %s',
  async (_what, first, second, month, other) => {
    const midnight = Date.parse('2026-12-01T00:00:00.000+08:00');
    const one = await press('99112233', { now: midnight + first });
    const two = await press('99112233', { now: midnight + second });
    expect(one.claimed.state).toBe('claimed');
    expect(two.claimed.state).toBe(other === null ? 'month' : 'claimed');
    const rows = await DB.prepare(
      'SELECT month, effective_on AS "on" FROM package_shift ORDER BY month',
    ).all();
    const starts: Record<string, string> = { '2026-11': '2026-12-01', '2026-12': '2027-01-01' };
    expect(rows.results).toEqual(
      [month, ...(other === null ? [] : [other])].map((of) => ({ month: of, on: starts[of] })),
    );
  },
);

test.each([
  // Number, state after so many attempts, how often the service has changed it.
  ['99000985', 1, 'DONE', 1],
  ['99000976', 2, 'DONE', 1],
  ['99000977', 1, 'REFUSED', 0],
  ['99000978', 3, 'SENDING', 0],
  ['99000980', 4, 'DONE', 1],
  ['99000981', 2, 'DONE', 1],
] as const)(
  '%s: after %d attempts it is %s, and changed %d times',
  async (isdn, times, state, done) => {
    const id = idOf(await press(isdn));
    expect((await drain(id, times))?.state).toBe(state);
    expect(await countDone(isdn)).toBe(done);
    // Sent once; after that only asked about, until the service has surely not heard of it.
    const told = await countAt(
      `outbox WHERE topic = 'package-shift-message' AND instr(key, '${id}')`,
    );
    expect(told).toBe(state === 'SENDING' ? 0 : 2);
  },
);

test('what a service has not heard of within the time is given up, told once, and can be begun anew', async () => {
  const pressed = await press('99000978');
  const id = idOf(pressed);
  expect((await drain(id))?.state).toBe('SENDING');
  expect((await press('99000978')).claimed.state).toBe('month');
  await DB.prepare('UPDATE package_shift SET created_at = created_at - ?1')
    .bind(giveUpMs + 1)
    .run();
  expect((await drain(id, 2))?.state).toBe('FAILED');
  expect(await countAt(`outbox WHERE key LIKE 'packageShift.failed %'`)).toBe(2);
  // The desk has it until somebody has seen it, with its age.
  expect((await readOpenShifts(Date.now(), 10)).map((one) => one.id)).toEqual([id]);
  expect((await press('99000978')).claimed.state).toBe('claimed');
});

test('a month that was refused is given back, with every reason of the last check', async () => {
  const id = idOf(await press('99000977'));
  const shift = await drain(id);
  expect(shift).toMatchObject({ state: 'REFUSED', refusals: [{ reason: 'BILL', amount: 12_300 }] });
  expect((await press('99000977')).claimed.state).toBe('claimed');
});

test('whoever dies after the service has changed it finds that out, and does not send it again', async () => {
  const id = idOf(await press('99000985'));
  await drain(id);
  // As if the row had never been ended: the answer was on its way when the worker died.
  await DB.prepare(`UPDATE package_shift SET state = 'SENDING', ended_at = NULL WHERE id = ?1`)
    .bind(id)
    .run();
  await DB.prepare(`UPDATE outbox SET state = 'due', done_at = NULL, body = ?2 WHERE key = ?1`)
    .bind(toShiftKey(id), JSON.stringify({ id }))
    .run();
  expect((await drain(id, 2))?.state).toBe('DONE');
  expect(await countDone('99000985')).toBe(1);
  const asked = await operatorDb.prepare('SELECT asked FROM package_shift').first('asked');
  expect(asked).toBe(1);
});

test('of two that end a change at once one does, and the customer is told once', async () => {
  const id = idOf(await press('99112233'));
  const to = shiftMessageTopic;
  const now = Date.now();
  const done = { state: 'DONE', effectiveOn: null, event: 'packageShift.done' } as const;
  const ended = await Promise.all([
    endShift(id, done, { now, to }),
    endShift(id, { state: 'FAILED' }, { now, to }),
  ]);
  expect(ended.filter(Boolean)).toHaveLength(1);
  expect(await countAt(`outbox WHERE topic = 'package-shift-message'`)).toBe(2);
});
