import { beforeEach, expect, test, vi } from 'vitest';
import { bind, statement } from '#db/statement.ts';
import { DB } from '#env.ts';
import { log } from '#lib/log.ts';
import { type Operation, isClaimed } from './operation.ts';
import { type Effect, type OnceParts, runOnce, toIdempotencyKey } from './run-once.ts';

const start = Date.UTC(2026, 10, 22, 4);
let time = start;
beforeEach(() => {
  time = start;
  vi.spyOn(log, 'warn').mockReturnValue();
});

const newOperation = (given: Partial<Operation> = {}): Operation => ({
  owner: crypto.randomUUID(),
  id: 'op',
  form: 'rating',
  requestHash: 'h',
  ...given,
});
const parts: OnceParts<string> = { db: DB, now: () => time, secret: 's', wait: async () => {} };

/** A service that has its effect once for a key. `answers` are lost or refused ones, in their order. */
function openService(...answers: ('lost' | 'refused' | 'thrown')[]) {
  const effects: string[] = [];
  const send = async (key: string): Promise<Effect<string>> => {
    const answer = answers.shift();
    if (answer === 'refused') return { state: 'failed' };
    if (!effects.includes(key)) effects.push(key);
    if (answer === 'thrown') throw new Error('cut off');
    return answer === 'lost' ? { state: 'unknown' } : { state: 'done', outcome: `done ${key}` };
  };
  return { effects, send };
}

test('runOnce calls once and gives everybody its outcome when 50 come at once', async () => {
  const operation = newOperation();
  const { promise: called, resolve: goOn } = Promise.withResolvers<void>();
  const work = vi.fn<() => Promise<Effect<string>>>(async () => {
    await called;
    return { state: 'done', outcome: 'rated' };
  });
  const first = runOnce(operation, work, parts);
  let waits = 0;
  const wait = async () => {
    waits += 1;
    // By now everybody else has seen that somebody is at it.
    if (waits === 49) goOn();
    await first;
  };
  const others = Array.from({ length: 49 }, () => runOnce(operation, work, { ...parts, wait }));
  const all = await Promise.all([first, ...others]);
  expect(work).toHaveBeenCalledOnce();
  expect(all).toEqual(Array.from({ length: 50 }, () => ({ state: 'done', outcome: 'rated' })));
});

test('runOnce answers busy when the first request does not end', async () => {
  const operation = newOperation();
  const { promise: never } = Promise.withResolvers<Effect<string>>();
  void runOnce(operation, () => never, parts);
  const second = vi.fn<() => Promise<Effect<string>>>();
  await vi.waitFor(async () => {
    expect(
      await DB.prepare('SELECT 1 FROM operation WHERE owner = ?1').bind(operation.owner).first(),
    ).not.toBeNull();
  });
  expect(await runOnce(operation, second, parts)).toEqual({ state: 'busy' });
  expect(second).not.toHaveBeenCalled();
});

test('runOnce takes over with the same key when the holder has died and its lease has ended', async () => {
  const operation = newOperation();
  const { effects, send } = openService();
  const { promise: never, resolve: sent } = Promise.withResolvers<void>();
  void runOnce(
    operation,
    async (key) => {
      await send(key);
      sent();
      return new Promise(() => {});
    },
    parts,
  );
  await never;
  expect(await runOnce(operation, send, parts)).toEqual({ state: 'busy' });
  time += 15_000;
  expect(await runOnce(operation, send, parts)).toMatchObject({ state: 'done' });
  expect(effects).toHaveLength(1);
});

test('runOnce sends the same again when an answer was lost or the work threw', async () => {
  const { effects, send } = openService('lost', 'thrown');
  const operation = newOperation();
  expect(await runOnce(operation, send, parts)).toEqual({ state: 'unknown' });
  expect(await runOnce(operation, send, parts)).toEqual({ state: 'unknown' });
  expect(await runOnce(operation, send, parts)).toMatchObject({ state: 'done' });
  expect(await runOnce(operation, send, parts)).toMatchObject({ state: 'done' });
  expect(effects).toHaveLength(1);
});

test('runOnce asks before it sends again, and only when the service may not act on it any more', async () => {
  const operation = newOperation();
  const { send } = openService('lost');
  const work = vi.fn<typeof send>(send);
  const ask = vi.fn<typeof send>(async () => ({ state: 'done', outcome: 'found' }));
  expect(await runOnce(operation, work, { ...parts, ask })).toEqual({ state: 'unknown' });
  expect(await runOnce(operation, work, { ...parts, ask })).toEqual({ state: 'unknown' });
  expect(ask).not.toHaveBeenCalled();
  time += 10_000;
  expect(await runOnce(operation, work, { ...parts, ask })).toEqual({
    state: 'done',
    outcome: 'found',
  });
  expect(ask).toHaveBeenCalledWith(await toIdempotencyKey('s', operation));
  expect(work).toHaveBeenCalledOnce();
});

test('runOnce sends again when the service says that it knows nothing of it', async () => {
  const operation = newOperation();
  const { send } = openService('lost');
  const ask = async (): Promise<Effect<string>> => ({ state: 'failed' });
  await runOnce(operation, send, { ...parts, ask });
  time += 10_000;
  expect(await runOnce(operation, send, { ...parts, ask })).toMatchObject({ state: 'done' });
});

test('runOnce can be tried again when the first try surely had no effect', async () => {
  const operation = newOperation();
  const { effects, send } = openService('refused');
  expect(await runOnce(operation, send, parts)).toEqual({ state: 'failed' });
  // Nothing took effect, so the same id may even be sent with another body.
  expect(await runOnce({ ...operation, requestHash: 'other' }, send, parts)).toMatchObject({
    state: 'done',
  });
  expect(effects).toHaveLength(1);
});

test('runOnce stays unknown when an earlier try was unclear and the next one is refused', async () => {
  const operation = newOperation();
  const { effects, send } = openService('lost', 'refused');
  await runOnce(operation, send, parts);
  expect(await runOnce(operation, send, parts)).toEqual({ state: 'unknown' });
  expect(await runOnce({ ...operation, requestHash: 'other' }, send, parts)).toEqual({
    state: 'conflict',
  });
  expect(effects).toHaveLength(1);
});

test('runOnce stores what belongs to the outcome once when a slow holder ends after another has taken over', async () => {
  const operation = newOperation();
  const note = statement<Operation>(
    `INSERT INTO lease (k, until_ms) SELECT :owner || (SELECT count(*) FROM lease), 0 WHERE ${isClaimed}`,
  );
  const effect: Effect<string> = {
    state: 'done',
    outcome: 'first',
    write: { noted: bind(note, operation) },
  };
  const slow = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const first = runOnce(
    operation,
    async () => {
      begun.resolve();
      await slow.promise;
      return { ...effect, outcome: 'second' };
    },
    parts,
  );
  await begun.promise;
  time += 15_000;
  expect(await runOnce(operation, async () => effect, parts)).toMatchObject({ outcome: 'first' });
  slow.resolve();
  expect(await first).toEqual({ state: 'done', outcome: 'first' });
  const noted = await DB.prepare(`SELECT count(*) AS n FROM lease WHERE k LIKE ?1 || '%'`)
    .bind(operation.owner)
    .first('n');
  expect(noted).toBe(1);
});

test('toIdempotencyKey differs with the secret and with each part, and does not contain the id', async () => {
  const operation = newOperation({ owner: 'a', id: 'visible-id' });
  const keys = await Promise.all([
    toIdempotencyKey('s', operation),
    toIdempotencyKey('t', operation),
    ...(['owner', 'id', 'form', 'requestHash'] as const).map((part) =>
      toIdempotencyKey('s', { ...operation, [part]: 'other' }),
    ),
  ]);
  expect(new Set(keys).size).toBe(6);
  expect(keys.join()).not.toContain('visible-id');
  expect(await toIdempotencyKey('s', operation)).toBe(keys[0]);
});
