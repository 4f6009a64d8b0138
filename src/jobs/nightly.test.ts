import { beforeEach, expect, test } from 'vitest';
import { DB } from '#env.ts';
import { onceANight } from './nightly.ts';

beforeEach(() => DB.exec(`DELETE FROM lease WHERE k LIKE 'night %'`));

/** A moment of a night in Ulaanbaatar, eight hours before which it is in UTC. */
const at = (clock: string, day = '2026-11-24') => Date.parse(`${day}T${clock}+08:00`);

/** Work that has this outcome, and how often it was done. */
function open() {
  const stage = { outcome: true as boolean | Error, count: 0 };
  const work = async () => {
    stage.count += 1;
    if (stage.outcome instanceof Error) throw stage.outcome;
    return stage.outcome;
  };
  const run = (moment: number) => onceANight('test', work, { db: DB, now: () => moment });
  return { stage, run };
}

test('it is done between four and seven in the morning, to the second, and once in a night', async () => {
  const { stage, run } = open();
  for (const clock of ['03:59:59', '07:00:00', '12:00:00', '16:00:00']) await run(at(clock));
  expect(stage.count).toBe(0);
  expect(await run(at('04:00:00'))).toBe(1);
  for (const clock of ['04:00:01', '05:30:00', '06:59:59']) {
    expect(await run(at(clock))).toBe(0);
  }
  expect(stage.count).toBe(1);
  expect(await run(at('06:59:59', '2026-11-25'))).toBe(1);
});

test('of many runs at a moment one does it, and other work of the night is done too', async () => {
  const { stage, run } = open();
  const runs = await Promise.all(Array.from({ length: 5 }, () => run(at('05:00:00'))));
  expect(runs.toSorted()).toEqual([0, 0, 0, 0, 1]);
  expect(stage.count).toBe(1);
  const given = { db: DB, now: () => at('05:00:00') };
  expect(await onceANight('other', async () => true, given)).toBe(1);
});

test('work that fails, or was not whole, is done again in the same night', async () => {
  const { stage, run } = open();
  stage.outcome = new Error('the provider is away');
  await expect(run(at('04:00:00'))).rejects.toThrow('away');
  stage.outcome = false;
  expect(await run(at('04:10:00'))).toBe(0);
  stage.outcome = true;
  expect(await run(at('04:20:00'))).toBe(1);
  expect(await run(at('04:30:00'))).toBe(0);
  expect(stage.count).toBe(3);
});
