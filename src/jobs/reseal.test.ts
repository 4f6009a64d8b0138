import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { findDraft, insertDraft, updateDraft } from '#flow/store.ts';
import type { SealKey, SealKeys } from '#lib/seal.ts';
import { log } from '#lib/log.ts';
import { resealOldRows, sealedColumns } from './reseal.ts';
import { runJob } from './run-job.ts';

const now = 1_800_000_000_000;
const makeKey = (id: string): SealKey => ({ id, bytes: new Uint8Array(32).fill(id.length) });
const older = makeKey('k1');
const newer = makeKey('key2');
const rotating: SealKeys = [newer, older];
const content = { kind: 'test', version: 1, step: 'phone', expiresAt: now + 1e8 };

const makeBrowser = () => ({
  token: crypto.randomUUID(),
  visitorId: crypto.randomUUID(),
  isdn: null,
});
const at = (...keys: SealKeys) => ({ db: DB, keys, now });

async function begin(name: string, browser = makeBrowser()) {
  const entries = { name: { fields: { name }, revision: 1 } };
  const draft = await insertDraft(at(older), browser, { ...content, entries });
  if (!draft) throw new Error('no draft');
  return { browser, draft };
}

const countOf = (keyId: string) =>
  DB.prepare('SELECT count(*) AS n FROM draft WHERE key_id = ?1').bind(keyId).first('n');
const reseal = (db = DB) => resealOldRows(rotating, db, () => now);

beforeEach(() => DB.exec('DELETE FROM draft; DELETE FROM lease'));
afterEach(() => vi.restoreAllMocks());

test('resealOldRows seals every row anew when there are more than one batch of an older key', async () => {
  const begun = await Promise.all(Array.from({ length: 450 }, (_, i) => begin(`name ${i}`)));
  expect(await reseal()).toBe(450);
  expect(await reseal()).toBe(0);
  for (const { browser, draft } of begun.slice(-3)) {
    expect(await findDraft(at(newer), browser)).toMatchObject({ access: 'own', draft });
  }
});

test('resealOldRows does nothing when there is one key', async () => {
  await begin('name');
  expect(await resealOldRows([newer], DB, () => now)).toBe(0);
  expect(await countOf('k1')).toBe(1);
});

test('resealOldRows loses nothing that a visitor saves between its read and its write', async () => {
  const { browser, draft } = await begin('before');
  const entries = { name: { fields: { name: 'after' }, revision: 2 } };
  const { batch, prepare } = { batch: DB.batch.bind(DB), prepare: DB.prepare.bind(DB) };
  const db = Object.assign(Object.create(DB) as typeof DB, {
    prepare,
    batch: async (statements: Parameters<typeof DB.batch>[0]) => {
      await updateDraft(at(older), draft, { ...content, entries });
      return batch(statements);
    },
  });
  expect(await reseal(db)).toBe(0);
  expect(await findDraft(at(older), browser)).toMatchObject({ draft: { entries } });
  expect(await reseal()).toBe(1);
  expect(await findDraft(at(newer), browser)).toMatchObject({ draft: { entries } });
});

test('resealOldRows keeps the revision, so that a form that is being filled in can be saved', async () => {
  const { draft } = await begin('name');
  await reseal();
  const saved = await updateDraft(at(newer), draft, { ...content, entries: draft.entries });
  expect(saved.state).toBe('saved');
});

test('resealOldRows reports rows that do not open and goes on with the others', async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue();
  const { draft } = await begin('damaged');
  await begin('sound');
  await DB.prepare('UPDATE draft SET data = ?2 WHERE id = ?1').bind(draft.id, 'x').run();
  expect(await reseal()).toBe(1);
  expect(await countOf('k1')).toBe(1);
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    'reseal-failed',
    expect.objectContaining({ count: 1 }),
  );
});

test('two runs do the work once, and do no harm when both work because a lease was lost', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, i) => begin(`name ${i}`)));
  const job = (db: typeof DB, clock: () => number) => resealOldRows(rotating, db, clock);
  const run = () => runJob('reseal', job, { db: DB, now: () => now });
  expect((await Promise.all([run(), run()])).filter((rows) => rows === null)).toHaveLength(1);
  expect(await countOf('key2')).toBe(30);
  await DB.exec('DELETE FROM draft');
  const begun = await Promise.all(Array.from({ length: 30 }, (_, i) => begin(`name ${i}`)));
  const both = await Promise.all([reseal(), reseal()]);
  expect(both.reduce((sum, rows) => sum + rows, 0)).toBe(30);
  for (const { browser } of begun) expect(await findDraft(at(newer), browser)).not.toBeNull();
});

test('resealOldRows stops when its time is over and the next run goes on', async () => {
  await Promise.all(Array.from({ length: 450 }, (_, i) => begin(`name ${i}`)));
  let time = now;
  const clock = () => (time += 7000);
  expect(await resealOldRows(rotating, DB, clock)).toBe(400);
  expect(await reseal()).toBe(50);
});

test('resealOldRows finds its rows by an index', async () => {
  const { results } = await DB.prepare(
    `EXPLAIN QUERY PLAN SELECT id, data FROM draft WHERE key_id = ?1 AND id > ?2 ORDER BY id LIMIT 200`,
  )
    .bind('k1', '')
    .all<{ detail: string }>();
  expect(results.map(({ detail }) => detail).join()).toMatch(/^SEARCH draft USING INDEX draft_key/);
});

test('resealOldRows knows every table that names a key', async () => {
  const { results } = await DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%key_id%' ORDER BY name",
  ).all<{ name: string }>();
  expect(results.map(({ name }) => name)).toEqual(Object.keys(sealedColumns).toSorted());
});
