import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { hashText } from '#lib/hash.ts';
import type { SealKey, SealKeys } from '#lib/seal.ts';
import {
  deleteDraft,
  type DraftStore,
  findDraft,
  insertDraft,
  maxDrafts,
  updateDraft,
} from './store.ts';

const now = 1_800_000_000_000;
const hour = 60 * 60_000;
const makeKey = (id: string): SealKey => ({ id, bytes: new Uint8Array(32).fill(id.length) });
const older = makeKey('k1');
const newer = makeKey('key2');
const store: DraftStore = { db: DB, keys: [older], now };
const withKeys = (...keys: SealKeys): DraftStore => ({ ...store, keys });

const entries = { name: { fields: { name: 'Болд' }, revision: 1 } };
const content = { kind: 'test', version: 1, step: 'phone', entries, expiresAt: now + 72 * hour };

/** A browser that nobody has used before. */
const makeBrowser = () => ({
  token: crypto.randomUUID(),
  visitorId: crypto.randomUUID(),
  isdn: null as string | null,
});

async function begin(browser = makeBrowser()) {
  const draft = await insertDraft(store, browser, content);
  if (!draft) throw new Error('no draft');
  return { browser, draft };
}

const signedIn = (browser: ReturnType<typeof makeBrowser>, isdn: string, isNewVisitor = false) => ({
  ...browser,
  isdn,
  ...(isNewVisitor ? { visitorId: crypto.randomUUID() } : {}),
});

test('findDraft returns what insertDraft has stored when the same visitor asks', async () => {
  const { browser, draft } = await begin();
  expect(await findDraft(store, browser)).toMatchObject({ access: 'own', draft });
  expect(draft).toMatchObject({ ...content, revision: 1, isdn: null });
});

test('the row shows neither the token nor what was filled in when a draft is stored', async () => {
  const { browser, draft } = await begin();
  const row = await DB.prepare('SELECT * FROM draft WHERE id = ?1').bind(draft.id).first();
  expect(row).toMatchObject({ id: await hashText(browser.token), key_id: 'k1' });
  expect(JSON.stringify(row)).not.toMatch(new RegExp(`Болд|${browser.token}`));
});

test('findDraft returns null when it has expired, is unknown or is another visitor’s', async () => {
  const { browser } = await begin();
  const other = { ...browser, visitorId: 'other' };
  expect(await findDraft({ ...store, now: content.expiresAt }, browser)).toBeNull();
  expect(await findDraft({ ...store, now: content.expiresAt - 1 }, browser)).not.toBeNull();
  expect(await findDraft(store, makeBrowser())).toBeNull();
  expect(await findDraft(store, other)).toBeNull();
});

test('a draft survives when its visitor signs in and stays the same visitor', async () => {
  const { browser } = await begin();
  const found = await findDraft(store, signedIn(browser, '99112233'));
  expect(found).toMatchObject({ access: 'own', draft: { isdn: '99112233', entries } });
});

test('a draft without a number follows who signs in first in the same browser, and nobody after', async () => {
  const { browser } = await begin();
  const first = signedIn(browser, '99112233', true);
  expect(await findDraft(store, first)).toMatchObject({ draft: { isdn: '99112233' } });
  expect(await findDraft(store, signedIn(browser, '88112233', true))).toBeNull();
  expect(await findDraft(store, browser)).toMatchObject({ access: 'locked' });
  const again = signedIn(browser, '99112233', true);
  expect(await findDraft(store, again)).toMatchObject({ access: 'own' });
  // The visitor has moved too, so the draft is also found while the number is not asked for.
  expect(await findDraft(store, { ...again, isdn: null })).toMatchObject({ access: 'own' });
});

test('a draft follows one number only when two sign in at the same moment', async () => {
  const { browser } = await begin();
  const found = await Promise.all(
    ['99112233', '88112233', '95112233'].map((isdn) =>
      findDraft(store, signedIn(browser, isdn, true)),
    ),
  );
  expect(found.filter((one) => one !== null)).toHaveLength(1);
});

test('updateDraft lets one of several through when they save the same revision', async () => {
  const { browser, draft } = await begin();
  const saves = await Promise.all(
    ['a', 'b', 'c'].map((step) => updateDraft(store, draft, { ...content, step })),
  );
  const saved = saves.flatMap((one) => (one.state === 'saved' ? [one.draft] : []));
  expect(saved).toHaveLength(1);
  expect(saves.filter(({ state }) => state === 'changed')).toHaveLength(2);
  expect(saves).toContainEqual({ state: 'changed', draft: saved[0] });
  expect(await findDraft(store, browser)).toMatchObject({ draft: { revision: 2 } });
});

test('updateDraft says that the draft is gone when it has expired or ended', async () => {
  const { draft } = await begin();
  const late = { ...store, now: content.expiresAt };
  expect(await updateDraft(late, draft, content)).toEqual({ state: 'gone' });
  await deleteDraft(store, draft);
  expect(await updateDraft(store, draft, content)).toEqual({ state: 'gone' });
});

test('updateDraft prolongs the draft when it saves', async () => {
  const { browser, draft } = await begin();
  const later = { ...store, now: now + 71 * hour };
  await updateDraft(later, draft, { ...content, expiresAt: later.now + 72 * hour });
  expect(await findDraft({ ...store, now: now + 100 * hour }, browser)).not.toBeNull();
});

test('a living draft goes on when its key is rotated and it is saved with the newer one', async () => {
  const { browser, draft } = await begin();
  const rotating = withKeys(newer, older);
  expect(await findDraft(rotating, browser)).toMatchObject({ draft: { entries } });
  const more = { ...entries, phone: { fields: { phone: '99112233' }, revision: 2 } };
  await updateDraft(rotating, draft, { ...content, entries: more });
  expect(await findDraft(withKeys(newer), browser)).toMatchObject({ draft: { entries: more } });
  await expect(findDraft(store, browser)).rejects.toMatchObject({ kind: 'key' });
});

test('findDraft throws when the texts of two rows were swapped', async () => {
  const [one, two] = [await begin(), await begin()];
  await DB.prepare(`UPDATE draft SET data = (SELECT data FROM draft WHERE id = ?2) WHERE id = ?1`)
    .bind(one.draft.id, two.draft.id)
    .run();
  await expect(findDraft(store, one.browser)).rejects.toMatchObject({ kind: 'damaged' });
});

test('insertDraft returns null when a visitor has as many living drafts as one may have', async () => {
  const browser = makeBrowser();
  const many = Array.from({ length: maxDrafts + 5 }, () =>
    insertDraft(store, { ...browser, token: crypto.randomUUID() }, content),
  );
  expect((await Promise.all(many)).filter((one) => one !== null)).toHaveLength(maxDrafts);
  const later = { ...store, now: content.expiresAt };
  expect(await insertDraft(later, browser, content)).not.toBeNull();
});
