import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { newToken } from '#identity/visitor-cookie.ts';
import { hashText } from '#lib/hash.ts';
import { runInContext } from '#request/context.ts';
import { addSession } from '../../tests/unit/add-visitor.ts';
import { countTrips } from '../../tests/unit/count-trips.ts';
import { visit } from '../../tests/unit/visit.ts';
import { findCurrentDraft, openDraftStore } from './current-draft.ts';
import { defineFlow } from './define-flow.ts';
import { openStepForm, revisionField } from './step-form.ts';
import { step } from './step.ts';
import { insertDraft } from './store.ts';

afterEach(() => vi.restoreAllMocks());

const title = 'error.generic';
const flow = defineFlow({
  kind: 'cost',
  title,
  lead: title,
  path: '/home-internet',
  lifeHours: 1,
  version: 1,
  steps: step('who', {
    title,
    input: v.strictObject({ name: v.string() }),
    save: (input) => input,
  }).step('confirm', {
    title,
    input: v.strictObject({}),
    commit: async () => ({ ok: true, goTo: '/' }) as const,
  }),
  confirmBy: () => null,
});

/** A visitor's browser, with its session and a draft. */
async function begin() {
  const [visitorId, token, sid] = [crypto.randomUUID(), newToken(), newToken()];
  await addSession(visitorId);
  await DB.prepare('UPDATE session SET id = ?1 WHERE visitor_id = ?2')
    .bind(await hashText(sid), visitorId)
    .run();
  const store = openDraftStore();
  const content = { version: 1, step: 'who', entries: {}, expiresAt: store.now + 1e6 };
  await insertDraft(store, { visitorId, isdn: null, token }, { ...content, kind: flow.kind });
  const cookies = new Map([
    ['__Host-sid', sid],
    ['__Host-draft-cost', token],
  ]);
  return { visitorId, cookies };
}

test('a step is saved in two trips: who asks with their draft, and what they have typed', async () => {
  const { visitorId, cookies } = await begin();
  const readTrips = countTrips();
  const outcome = await runInContext(visit({ cookies, posted: true }), async () => {
    const current = await findCurrentDraft(flow);
    expect(current.caller.visitorId).toBe(visitorId);
    const sent = new FormData();
    const fields = { op: newOperationId(), [revisionField]: '1', name: 'Бат' };
    for (const [name, value] of Object.entries(fields)) sent.set(name, value);
    const [who] = flow.steps;
    if (!who) throw new Error('no step');
    return openStepForm(flow, who, { current, sent }).answer(sent);
  });
  expect(outcome).toMatchObject({ ok: true, goTo: '/home-internet/confirm' });
  expect(readTrips()).toBe(2);
});

test('a page of a step reads the same in one trip, whether or not its session is in the memory', async () => {
  const { cookies } = await begin();
  const readTrips = countTrips();
  for (const times of [1, 2]) {
    const { draft } = await runInContext(visit({ cookies }), () => findCurrentDraft(flow));
    expect(draft).not.toBeNull();
    expect(readTrips()).toBe(times);
  }
});

test('a session that has ended opens no draft', async () => {
  const { visitorId, cookies } = await begin();
  await DB.prepare('UPDATE session SET expires_at = 1 WHERE visitor_id = ?1').bind(visitorId).run();
  const { draft, caller } = await runInContext(visit({ cookies, posted: true }), () =>
    findCurrentDraft(flow),
  );
  expect([draft, caller.visitorId]).toEqual([null, '']);
});
