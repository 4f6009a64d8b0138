import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { hashText } from '#lib/hash.ts';
import type { Draft } from '../model.ts';
import { deleteDraft, type DraftStore, findDraft, insertDraft, updateDraft } from '../store.ts';
import { confirmHandoff, findLink, maxDevices, openLink, renewLink, takeHandoff } from './store.ts';

const now = 1_800_000_000_000;
const store: DraftStore = {
  db: DB,
  keys: [{ id: 'k1', bytes: new Uint8Array(32) }],
  now,
};
const later = (ms: number): DraftStore => ({ ...store, now: now + ms });
const entries = { name: { fields: { name: 'Болд' }, revision: 1 } };
const expiresAt = now + 1e8;
const content = { kind: 'test', version: 1, step: 'phone', entries, expiresAt };

const makeBrowser = (isdn: string | null = null) => ({
  token: crypto.randomUUID(),
  visitorId: crypto.randomUUID(),
  isdn,
});

/** Takes a link as the page does that it leads to. */
async function take(
  at: DraftStore,
  { link, ...device }: { link: string; token: string; visitorId: string },
) {
  const opened = await openLink(at, link);
  return opened && takeHandoff(at, opened, device);
}

/** A new link to the draft. */
async function makeLink(draft: Draft): Promise<string> {
  await renewLink(store, draft);
  const link = await findLink(store, draft, '/simRecovery');
  if (link.state !== 'open') throw new Error(`the link is ${link.state}`);
  return link.link;
}

async function begin(isdn: string | null = null) {
  const browser = makeBrowser(isdn);
  const draft = await insertDraft(store, browser, content);
  if (!draft) throw new Error('no draft');
  return { browser, draft, link: await makeLink(draft) };
}

test('takeHandoff lets one device through when many open the link at the same moment', async () => {
  const { link } = await begin();
  const taken = await Promise.all(
    Array.from({ length: 10 }, () => take(store, { ...makeBrowser(), link })),
  );
  expect(taken.filter((one) => one !== null)).toEqual([{ kind: 'test' }]);
});

test('takeHandoff refuses when the link is too old, or its draft has ended', async () => {
  const { link, draft } = await begin();
  const phone = { ...makeBrowser(), link };
  expect(await take(later(5 * 60_000), phone)).toBeNull();
  await deleteDraft(store, draft);
  expect(await take(store, phone)).toBeNull();
});

test.each(['', 'text', `s1.k1.${'A'.repeat(16)}.${'A'.repeat(40)}`])(
  'openLink refuses when %j is no link of ours',
  async (link) => {
    expect(await openLink(store, link)).toBeNull();
  },
);

test('what is sealed in a row is no link when somebody sends it as one', async () => {
  const { draft } = await begin();
  const link = await DB.prepare('SELECT data FROM draft WHERE id = ?1')
    .bind(draft.id)
    .first('data');
  expect(await take(store, { ...makeBrowser(), link: String(link) })).toBeNull();
});

test('the draft is locked on the other device until it was confirmed there, for as long as it lives', async () => {
  const { browser, link, draft } = await begin();
  const phone = makeBrowser();
  await take(store, { ...phone, link });
  expect(await findDraft(store, phone)).toMatchObject({ access: 'locked' });
  expect(await confirmHandoff(store, { ...phone, visitorId: 'other' })).toBe(false);
  expect(await findDraft(store, phone)).toMatchObject({ access: 'locked' });
  expect(await confirmHandoff(store, phone)).toBe(true);
  expect(await findDraft(later(9e7), phone)).toMatchObject({ access: 'handed', draft });
  expect(await findDraft(store, browser)).toMatchObject({ access: 'own', draft });
  expect(await findDraft(later(1e8), phone)).toBeNull();
});

test('who opens the link in the browser that has the draft keeps it', async () => {
  const { browser, link, draft } = await begin();
  const again = { ...browser, token: crypto.randomUUID() };
  await take(store, { ...again, link });
  expect(await findDraft(store, again)).toMatchObject({ access: 'handed', draft });
  expect(await findDraft(store, browser)).toMatchObject({ access: 'own', draft });
});

test('openLink says where the flow is', async () => {
  const { link } = await begin();
  expect(await openLink(store, link)).toMatchObject({ path: '/simRecovery' });
});

test('neither the link nor another visitor opens the draft when a device has taken it', async () => {
  const { browser, link } = await begin();
  const phone = makeBrowser();
  await take(store, { ...phone, link });
  await confirmHandoff(store, phone);
  expect(await findDraft(store, { ...phone, token: link })).toBeNull();
  expect(await findDraft(store, { ...phone, visitorId: 'other' })).toBeNull();
  expect(await findDraft(store, { ...phone, token: browser.token })).toBeNull();
});

test('a locked draft opens by signing in only when it is with the number of the draft', async () => {
  const { link } = await begin('99112233');
  const phone = makeBrowser();
  await take(store, { ...phone, link });
  expect(await findDraft(store, { ...phone, isdn: '88112233' })).toMatchObject({
    access: 'locked',
  });
  const found = await findDraft(store, { ...phone, isdn: '99112233' });
  expect(found).toMatchObject({ access: 'handed', draft: { isdn: '99112233' } });
});

test('a locked draft without a number stays locked when somebody signs in on the other device', async () => {
  const { browser, link } = await begin();
  const phone = makeBrowser('88112233');
  await take(store, { ...phone, link });
  expect(await findDraft(store, phone)).toMatchObject({ access: 'locked', draft: { isdn: null } });
  await confirmHandoff(store, phone);
  expect(await findDraft(store, phone)).toMatchObject({ draft: { isdn: '88112233' } });
  expect(await findDraft(store, browser)).toMatchObject({ access: 'own' });
});

test('a device is told of a change when the other one has saved before', async () => {
  const { link, draft } = await begin();
  const phone = makeBrowser();
  await take(store, { ...phone, link });
  await confirmHandoff(store, phone);
  const found = await findDraft(store, phone);
  await updateDraft(store, draft, { ...content, step: 'confirm' });
  const saved = found && (await updateDraft(store, found.draft, content));
  expect(saved).toMatchObject({ state: 'changed', draft: { step: 'confirm', revision: 2 } });
});

test('takeHandoff refuses when a draft is on as many devices as it may be', async () => {
  const { draft } = await begin();
  const taken = [];
  for (let device = 0; device < maxDevices + 3; device += 1) {
    taken.push(await take(store, { ...makeBrowser(), link: await makeLink(draft) }));
  }
  expect(taken.filter((one) => one !== null)).toHaveLength(maxDevices);
});

test('the row holds hashes only when a link is taken', async () => {
  const { link, draft } = await begin();
  const phone = makeBrowser();
  await take(store, { ...phone, link });
  const row = await DB.prepare('SELECT * FROM draft_handoff WHERE draft_id = ?1')
    .bind(draft.id)
    .first();
  expect(row).toMatchObject({ id: await hashText(phone.token) });
  expect(link).not.toContain(draft.id);
  expect(link).not.toContain(String(row?.['link_hash']));
});

test('a link is worth nothing as soon as there is a newer one of the same draft', async () => {
  const { link, draft } = await begin();
  const newer = await makeLink(draft);
  expect(await take(store, { ...makeBrowser(), link })).toBeNull();
  expect(await take(store, { ...makeBrowser(), link: newer })).toEqual({ kind: 'test' });
});

test('findLink says whether the newest link of a draft leads anywhere, and shows it as often as it is asked', async () => {
  const { draft } = await begin();
  const other = await insertDraft(store, makeBrowser(), content);
  expect(other && (await findLink(store, other, '/simRecovery'))).toEqual({ state: 'none' });
  const link = await makeLink(draft);
  const again = await findLink(store, draft, '/simRecovery');
  expect(again).toMatchObject({ state: 'open', until: now + 5 * 60_000 });
  expect(await findLink(later(5 * 60_000), draft, '/simRecovery')).toEqual({ state: 'over' });
  // Both texts are of one link, which is taken once.
  expect(await take(store, { ...makeBrowser(), link })).not.toBeNull();
  expect(await findLink(store, draft, '/simRecovery')).toEqual({ state: 'taken' });
  const second = again.state === 'open' ? again.link : '';
  expect(await take(store, { ...makeBrowser(), link: second })).toBeNull();
});
