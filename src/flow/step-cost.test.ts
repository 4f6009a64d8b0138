import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { runInContext } from '#request/context.ts';
import { countTrips } from '../../tests/unit/count-trips.ts';
import { openDraftVisit, sendStep } from '../../tests/unit/draft-visit.ts';
import { visit } from '../../tests/unit/visit.ts';
import { findCurrentDraft } from './current-draft.ts';
import { defineFlow } from './define-flow.ts';
import { step } from './step.ts';

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

const begin = () => openDraftVisit(flow, 'who');

test('a step is saved in two trips: who asks with their draft, and what they have typed', async () => {
  const { cookies } = await begin();
  const readTrips = countTrips();
  const outcome = await sendStep(flow, 'who', { cookies, fields: { name: 'Бат' } });
  expect(outcome).toMatchObject({ ok: true, goTo: '/home-internet/confirm' });
  expect(readTrips()).toBe(2);
});

test('a page of a step reads the same in one trip, whether or not its session is in the memory', async () => {
  const { visitorId, cookies } = await begin();
  const readTrips = countTrips();
  for (const times of [1, 2]) {
    const read = await runInContext(visit({ cookies }), () => findCurrentDraft(flow));
    expect(read.draft).not.toBeNull();
    expect(read.caller.visitorId).toBe(visitorId);
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
