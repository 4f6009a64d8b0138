import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { batch } from '#db/statement.ts';
import { DB } from '#env.ts';
import { log } from '#lib/log.ts';
import { openOutbox, random, Refused } from '../../tests/unit/open-outbox.ts';
import { type Operation, claimOperation, finishOperation } from './operation.ts';
import { drainOutbox, putMessage, topic } from './outbox.ts';

beforeEach(async () => {
  await DB.prepare('DELETE FROM outbox').run();
  vi.spyOn(log, 'warn').mockImplementation(() => {});
});

test('two runs send each message once when they drain at the same time', async () => {
  const { calls, drain, write } = openOutbox();
  const keys = Array.from({ length: 60 }, (_, at) => `m${at}`);
  await write(...keys);
  const sent = await Promise.all([drain(), drain()]);
  expect(sent.reduce((sum, count) => sum + count)).toBe(60);
  expect(calls.toSorted()).toEqual(keys.toSorted());
});

test('a message is sent again with the same key when a run died after sending and before marking it', async () => {
  const { effects, calls, drain, write, readRow, stage } = openOutbox();
  await write('a');
  const dying = {
    prepare: (sql: string) => {
      if (sql.includes("'done', done_at")) throw new Error('gone');
      return DB.prepare(sql);
    },
  } as unknown as D1Database;
  await expect(drain(undefined, dying)).rejects.toThrow('gone');
  expect(await drain()).toBe(0);
  stage.now += 60_000;
  expect(await drain()).toBe(1);
  expect(calls).toEqual(['a', 'a']);
  expect(effects.size).toBe(1);
  expect(await readRow('a')).toMatchObject({ state: 'done' });
});

test('a message stays done when a slow run is refused after another has sent it', async () => {
  const { drain, now, stage, write, readRow } = openOutbox();
  await write('a');
  const [begun, slow] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const refusing = topic('greeting', v.unknown(), async () => {
    begun.resolve();
    await slow.promise;
    return { ok: false, error: new Refused('status', 500) };
  });
  const first = drainOutbox(DB, now, [refusing], { random });
  await begun.promise;
  stage.now += 60_000;
  expect(await drain()).toBe(1);
  const done = await readRow('a');
  slow.resolve();
  expect(await first).toBe(0);
  expect(await readRow('a')).toEqual(done);
});

test('a run takes at most 200 messages, and ends when its time is over', async () => {
  const { calls, drain, write, stage, now } = openOutbox();
  await write(...Array.from({ length: 240 }, (_, at) => `m${at}`));
  expect(await drain()).toBe(200);
  expect(await drain()).toBe(40);
  const slow = topic('greeting', v.unknown(), async () => {
    stage.now += 4000;
    return { ok: true, value: null };
  });
  await write(...Array.from({ length: 60 }, (_, at) => `n${at}`));
  expect(await drainOutbox(DB, now, [slow], { random })).toBe(6);
  expect(calls).toHaveLength(240);
});

test('a message is written only if its batch has its effect', async () => {
  const { calls, drain, now, greeting } = openOutbox();
  const operation = { owner: 'v', id: 'op', form: 'f', requestHash: 'h' };
  const order = (of: Operation, key: string) =>
    batch(DB, {
      claimed: claimOperation(of, now()),
      message: putMessage(greeting, { key, body: { name: key } }, { now: now(), operation: of }),
      finished: finishOperation(of, null),
    });
  await order(operation, 'first');
  await order(operation, 'again');
  await order({ ...operation, requestHash: 'other' }, 'conflict');
  await drain();
  expect(calls).toEqual(['first']);
});
