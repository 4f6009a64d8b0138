import type { D1Database } from '@cloudflare/workers-types';
import { beforeEach, expect, test } from 'vitest';
import { DB } from '#env.ts';
import type { Line } from '#features/privacy/model.ts';
import { retention } from '#retention.ts';
import { addRows, countRows, everywhere, forgetRows } from '../../tests/unit/ending-rows.ts';
import { tables } from '../../tests/unit/ending-tables.ts';
import { runJob } from './run-job.ts';
import { maxRows, sweeps } from './sweep-statements.ts';
import { sweepExpired } from './sweep.ts';

const now = Date.UTC(2026, 10, 22, 4);
const day = 24 * 60 * 60_000;
const clock = () => now;

/** A database that records how many rows each statement deletes, and fails after `life` statements. */
function watch(life = Infinity) {
  const deleted: number[] = [];
  let left = life;
  const db = {
    prepare: (sql: string) => ({
      bind: (...values: unknown[]) => {
        const bound = DB.prepare(sql).bind(...values);
        return {
          first: () => (left > 0 ? bound.first() : Promise.reject(new Error('gone'))),
          run: async () => {
            left -= 1;
            if (left < 0) throw new Error('gone');
            const done = await bound.run();
            deleted.push(done.meta.changes);
            return done;
          },
        };
      },
    }),
  } as unknown as D1Database;
  return { db, deleted };
}

const sweep = (db = DB, at = clock) => runJob('sweep', sweepExpired, { db, now: at });

beforeEach(forgetRows);

test('a sweep ends in bounded statements when more than ten thousand rows have expired', async () => {
  await addRows('old', 590, now - day);
  const { db, deleted } = watch();
  expect(await sweep(db)).toBeGreaterThan(590 * tables.length);
  expect(await countRows()).toEqual(everywhere(0));
  expect(Math.max(...deleted)).toBe(maxRows);
  expect(deleted.length).toBeLessThan(400);
}, 60_000);

test('a sweep deletes no live rows when others have expired', async () => {
  await addRows('old', 300, now - day);
  await addRows('alive', 300, now + 1);
  await sweep();
  expect(await countRows()).toEqual(everywhere(300));
  const ids = await DB.prepare(`SELECT count(*) AS n FROM cart WHERE id LIKE 'alive%'`).first('n');
  expect(ids).toBe(300);
});

test('a sweep leaves what belongs to a live parent when its own time is over', async () => {
  await addRows('alive', 10, now + 1);
  await DB.prepare('UPDATE tan_challenge SET expires_at = ?1')
    .bind(now - 60_000)
    .run();
  await sweep();
  expect(await countRows()).toMatchObject({ tan_challenge: 10, session: 10, consent: 10 });
});

test('two sweeps do the work once when they run at the same time', async () => {
  await addRows('old', 500, now - day);
  await addRows('alive', 20, now + day);
  const both = await Promise.all([sweep(), sweep()]);
  expect(both.filter((rows) => rows === null)).toHaveLength(1);
  expect(await countRows()).toEqual(everywhere(20));
});

test('two sweeps do no harm when both work because a lease was lost', async () => {
  await addRows('old', 500, now - day);
  await addRows('alive', 20, now + day);
  await Promise.all([sweepExpired(DB, clock), sweepExpired(DB, clock)]);
  expect(await countRows()).toEqual(everywhere(20));
});

test('the next sweep goes on when one has died in the middle', async () => {
  await addRows('old', 500, now - day);
  await addRows('alive', 20, now + day);
  await expect(sweep(watch(7).db)).rejects.toThrow('gone');
  expect((await countRows())['session']).toBe(520);
  expect(await sweep()).toBeNull();
  expect(await sweep(DB, () => now + 60_000)).toBeGreaterThan(0);
  expect(await countRows()).toEqual(everywhere(20));
});

test('a sweep stops and leaves the rest when its time is over', async () => {
  await addRows('old', 1000, now - day);
  let at = now;
  const { db, deleted } = watch();
  const slow = () => {
    at += 500;
    return at;
  };
  await sweepExpired(db, slow);
  expect(deleted.length).toBeLessThanOrEqual(20);
  expect((await countRows())['cart']).toBeGreaterThan(0);
  // A run has a bound of its own; the next one goes on.
  while (((await sweep()) ?? 0) > 0);
  expect(await countRows()).toEqual(everywhere(0));
});

test.each(Object.entries(sweeps))(
  'the sweep of %s uses an index when it looks for expired rows',
  async (_, it) => {
    const { results } = await DB.prepare(`EXPLAIN QUERY PLAN ${it.text}`)
      .bind(now)
      .all<{ detail: string }>();
    const details = results.map(({ detail }) => detail).join('\n');
    expect(details).not.toMatch(/\bSCAN\b|TEMP B-TREE|AUTOMATIC/);
    expect(details).toMatch(/SEARCH \w+ USING (COVERING )?INDEX \w+ \((\w+=\? AND )?\w+<\?\)/);
  },
);

test('the sweeps end every table of the retention that ends, and each of its endings', () => {
  const kept: Readonly<Record<string, Line>> = retention;
  const ending = Object.entries(kept).filter(([, { ends, endsWith }]) => ends ?? endsWith);
  expect(ending.map(([table]) => table).toSorted()).toEqual(tables.toSorted());
});
