import { beforeEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import type { readOwner } from '#services/subscriber-owner.ts';
import { UpstreamError } from '#services/upstream/upstream-error.ts';
import { checkMs, restMs } from './model.ts';
import { findOwnSince, isOfHolder } from './own-since.ts';

const now = 1_800_000_000_000;
const isdn = '99004455';

beforeEach(async () => {
  await DB.exec('DELETE FROM number_holder');
});

const says = (since: string | null) =>
  vi.fn<typeof readOwner>(async () => ({
    ok: true,
    value: { registerNumber: 'УК91031458', lastName: '', firstName: 'Б', since },
  }));
const fails = (kind: 'not-found' | 'network') =>
  vi.fn<typeof readOwner>(async () => ({ ok: false, error: new UpstreamError(kind, 'mobile') }));

test('what was done with a number belongs to its holder since they have it, as the operator says once a day', async () => {
  const ask = says('2026-12-24');
  const since = Date.UTC(2026, 11, 23, 16);
  expect(await findOwnSince(isdn, { ask, now })).toBe(since);
  expect(await findOwnSince(isdn, { ask, now: now + checkMs - 1 })).toBe(since);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await findOwnSince(isdn, { ask: says('2027-01-10'), now: now + checkMs })).toBe(
    Date.UTC(2027, 0, 9, 16),
  );
  const { results } = await DB.prepare('SELECT * FROM number_holder').all();
  expect(JSON.stringify(results)).not.toContain(isdn);
});

test.each(['not-found', 'network'] as const)(
  'where the operator does not tell (%s), it is theirs as long as a number rests before it is given on',
  async (kind) => {
    expect(await findOwnSince(isdn, { ask: fails(kind), now })).toBe(now - restMs);
    expect(await findOwnSince(isdn, { ask: says(null), now })).toBe(now - restMs);
  },
);

test('a service that fails takes nothing back of what it has said, and is asked again the next time', async () => {
  await findOwnSince(isdn, { ask: says('2020-01-01'), now });
  const later = now + 2 * checkMs;
  const ask = fails('network');
  const known = Date.UTC(2019, 11, 31, 16);
  expect(await findOwnSince(isdn, { ask, now: later })).toBe(known);
  expect(await findOwnSince(isdn, { ask, now: later + 1 })).toBe(known);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('an order of a number is not that of another one, nor of who had it before', async () => {
  await findOwnSince(isdn, { ask: says('2026-12-24') });
  const since = await findOwnSince(isdn);
  expect(await isOfHolder({ isdn, at: since }, { isdn })).toBe(true);
  expect(await isOfHolder({ isdn, at: since - 1 }, { isdn })).toBe(false);
  expect(await isOfHolder({ isdn, at: since }, { isdn: '99004456' })).toBe(false);
  expect(await isOfHolder({ isdn: null, at: since }, { isdn })).toBe(false);
  expect(await isOfHolder({ isdn, at: since }, null)).toBe(false);
});
