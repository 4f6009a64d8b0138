import { expect, test } from 'vitest';
import { batch } from '#db/statement.ts';
import { DB } from '#env.ts';
import { claimOperation, finishOperation } from '#forms/operation.ts';
import { confirmHandoff, findLink, openLink, renewLink, takeHandoff } from '../handoff/store.ts';
import type { Draft } from '../model.ts';
import { deleteDraft, type DraftStore, findDraft, insertDraft, updateDraft } from '../store.ts';
import { bindEnd, findSentDraft } from './store.ts';

const now = 1_800_000_000_000;
const hour = 60 * 60_000;
const operation = { owner: 'v', id: 'an-operation', form: 'test.confirm', requestHash: 'h' };
const store: DraftStore = { db: DB, keys: [{ id: 'k1', bytes: new Uint8Array(32) }], now };
const entries = { name: { fields: { name: 'Болд' }, revision: 1 } };
const content = { kind: 'test', version: 1, step: 'phone', entries, expiresAt: now + 72 * hour };

/** A browser that nobody has used before. */
const makeBrowser = () => ({
  token: crypto.randomUUID(),
  visitorId: crypto.randomUUID(),
  isdn: null,
});

async function begin() {
  const browser = makeBrowser();
  const draft = await insertDraft(store, browser, content);
  if (!draft) throw new Error('no draft');
  return { browser, draft };
}

test('bindEnd ends the draft only when it is as it was read', async () => {
  const { browser, draft } = await begin();
  await updateDraft(store, draft, content);
  await batch(DB, bindEnd(draft, operation, now));
  expect(await findDraft(store, browser)).not.toBeNull();
  await batch(DB, bindEnd({ ...draft, revision: 2 }, operation, now));
  expect(await findDraft(store, browser)).toBeNull();
});

/** Sends a draft, as the store of an order does. */
async function order(draft: Draft, owner: string): Promise<void> {
  const sent = { ...operation, owner };
  await batch(DB, {
    claimed: claimOperation(sent, now),
    ...bindEnd(draft, sent, now),
    finished: finishOperation(sent, { goTo: '/result' }),
  });
}

/** A device that has taken the draft. */
async function takeTo(draft: Draft) {
  const device = makeBrowser();
  await renewLink(store, draft);
  const link = await findLink(store, draft, '/simRecovery');
  const opened = link.state === 'open' ? await openLink(store, link.link) : null;
  if (!opened || !(await takeHandoff(store, opened, device))) throw new Error('not taken');
  return device;
}

test('each device of a draft that was sent learns when, and where it led only if it had confirmed itself', async () => {
  const { browser, draft } = await begin();
  const [phone, locked] = [await takeTo(draft), await takeTo(draft)];
  await confirmHandoff(store, phone);
  await order(draft, phone.visitorId);
  const said = { kind: 'test', at: now, sentBy: phone.visitorId };
  expect(await findSentDraft(store, browser)).toEqual({ ...said, goTo: '/result' });
  expect(await findSentDraft(store, locked)).toEqual({ ...said, goTo: null });
  expect(await findSentDraft(store, { ...browser, visitorId: 'other' })).toEqual({
    ...said,
    goTo: null,
  });
  expect(await findSentDraft(store, makeBrowser())).toBeNull();
  await DB.prepare('DELETE FROM operation WHERE owner = ?1').bind(phone.visitorId).run();
  expect(await findSentDraft(store, browser)).toBeNull();
});

test('nothing is remembered of a draft whose order was not made', async () => {
  const { browser, draft } = await begin();
  await order({ ...draft, revision: 7 }, browser.visitorId);
  await deleteDraft(store, draft);
  expect(await findSentDraft(store, browser)).toBeNull();
});
