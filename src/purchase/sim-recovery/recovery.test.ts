import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DB } from '#env.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import {
  claim,
  forgetRecoveries,
  newNumber,
  putInto,
  read,
  toNew,
} from '../../../tests/unit/recover-sim.ts';
import { pauseMs, type Recovery, type RecoveryState, steps, unpaidMs } from './model.ts';
import { beginActivation, stopRecovery, verifyRecovery } from './moves-store.ts';
import { claimRecovery } from './store.ts';

beforeAll(() => prepareOperator());
beforeEach(forgetRecoveries);

describe('one in 24 hours', () => {
  test('of 500 that claim one number at a moment one has it', async () => {
    const isdn = newNumber();
    const all = await Promise.all(
      Array.from({ length: 500 }, () => claimRecovery(toNew({ isdn }))),
    );
    expect(all.filter(({ state }) => state === 'claimed')).toHaveLength(1);
  });

  test('the same draft sent again is the same recovery, with the same addresses', async () => {
    const given = toNew();
    const [first, again] = [await claim(given), await claim({ ...given, way: 'BLANK' })];
    expect(again).toMatchObject({ id: first.id, token: first.token, stopToken: first.stopToken });
    expect(again).toMatchObject({ way: 'BLANK', expiresAt: first.expiresAt });
  });

  test.each([
    ['an unpaid one', 'VERIFIED', null, unpaidMs],
    ['one that is active', 'ACTIVE', null, pauseMs],
    ['one that the owner has stopped', 'FAILED', 'STOPPED', pauseMs],
  ] as const)('%s keeps others off until its time', async (_name, state, by, ms) => {
    const now = Date.now();
    const { id, isdn } = await claim({}, now);
    if (state !== 'VERIFIED') {
      await DB.prepare(
        'UPDATE sim_recovery SET state = ?2, ended_by = ?3, ended_at = ?4 WHERE id = ?1',
      )
        .bind(id, state, by, now)
        .run();
    }
    const before = await claimRecovery(toNew({ isdn }), now + ms - 1);
    expect(before).toEqual({ state: 'forestalled', until: now + ms });
    expect((await claimRecovery(toNew({ isdn }), now + ms)).state).toBe('claimed');
  });

  test('one that was refused keeps nobody off', async () => {
    const { id, isdn } = await claim();
    await DB.prepare(
      `UPDATE sim_recovery SET state = 'FAILED', ended_by = 'REFUSED', ended_at = ?2 WHERE id = ?1`,
    )
      .bind(id, Date.now())
      .run();
    expect((await claimRecovery(toNew({ isdn }))).state).toBe('claimed');
  });
});

describe('each step goes on from its own states only', () => {
  const states: RecoveryState[] = [
    'REQUESTED',
    'VERIFIED',
    'PAID',
    'ACTIVATING',
    'ACTIVE',
    'FAILED',
  ];
  const moves = {
    verify: (recovery: Recovery) => verifyRecovery(recovery, Date.now()),
    begin: (recovery: Recovery) => beginActivation(recovery, Date.now()),
    stop: async (recovery: Recovery) =>
      (await stopRecovery(recovery, { now: Date.now() })) !== null,
  };
  test.each(
    Object.keys(moves).flatMap((move) =>
      states.map((state) => [move as keyof typeof moves, state] as const),
    ),
  )('%s of one that is %s', async (move, state) => {
    const recovery = await claim();
    await putInto(recovery.id, state);
    const isMoved = await moves[move](await read(recovery));
    const { from, to } = steps[move];
    const may = (from as readonly string[]).includes(state);
    expect(isMoved).toBe(may);
    expect((await read(recovery)).state).toBe(may ? to : state);
  });
});
