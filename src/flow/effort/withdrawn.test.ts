import { beforeEach, expect, test, vi } from 'vitest';
import { DB, OPERATOR } from '#env.ts';
import { improvement, isWithdrawn, putConsent } from '../consent/store.ts';
import { consentTopic } from '../consent/topic.ts';
import { runInContext } from '#request/context.ts';
import { addPerson } from '../../../tests/unit/add-person.ts';
import { me } from '../../../tests/unit/own-marks.ts';
import { forgetRows } from '../../../tests/unit/ending-rows.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { toEffortForm } from './effort-form.ts';
import { forgetEfforts } from './own-efforts.ts';

const choose = (
  purposes: string[],
  at: number,
  isdn: string | null = null,
  visitorId: string = me.visitorId,
) => putConsent({ visitorId, isdn }, `v${at}`, { purposes, at }, consentTopic);
const countEfforts = () => DB.prepare('SELECT count(*) AS n FROM effort').first<number>('n');

beforeEach(async () => {
  await forgetRows();
  await DB.exec('DELETE FROM erasure; DELETE FROM order_event; DELETE FROM outbox');
  await addPerson();
  await DB.exec('DELETE FROM consent');
});

test('who was never asked has withdrawn nothing, and the newest choice counts', async () => {
  expect(await isWithdrawn(me.visitorId, improvement)).toBe(false);
  await choose(['service', improvement], 1);
  expect(await isWithdrawn(me.visitorId, improvement)).toBe(false);
  await choose(['service'], 2);
  expect(await isWithdrawn(me.visitorId, improvement)).toBe(true);
  await choose([improvement], 3);
  expect(await isWithdrawn(me.visitorId, improvement)).toBe(false);
});

test('what is withdrawn while signed in is withdrawn in every browser of the number, and of no other', async () => {
  await choose(['service'], 2, me.isdn, me.elsewhere);
  expect(await isWithdrawn(me.visitorId, improvement)).toBe(true);
  await DB.exec(`UPDATE session SET isdn = '95001122' WHERE visitor_id = '${me.visitorId}'`);
  expect(await isWithdrawn(me.visitorId, improvement)).toBe(false);
});

test('an answer about ease is not taken from who has withdrawn improvement', async () => {
  const form = toEffortForm('homeInternet', async () => ({
    visitorId: me.visitorId,
    at: Date.now() - 86_400_000,
  }));
  const page = {
    pathname: '/home-internet/result',
    query: new URLSearchParams({ id: 'a'.repeat(43) }),
  };
  const sent = new FormData();
  sent.set('score', '7');
  const answer = () => runInContext(visit({ page, posted: true }), () => form.answer(sent));
  await choose(['service'], 2);
  expect(await answer()).toMatchObject({ ok: false, faults: [{ message: 'effort.over' }] });
  expect(await countEfforts()).toBe(1);
  await choose([improvement], 3);
  expect(await answer()).toMatchObject({ ok: true });
  expect(await countEfforts()).toBe(2);
});

test('what was answered before goes when improvement is withdrawn, and nobody else’s', async () => {
  await DB.exec(
    `INSERT INTO effort (id, flow, day, score, language, created_at) VALUES ('other', 'bill', '2026-11-23', 5, 'mn', 1)`,
  );
  await forgetEfforts(me.visitorId);
  expect(await DB.prepare('SELECT id FROM effort').first('id')).toBe('other');
  expect(await countEfforts()).toBe(1);
});

test('what a number has chosen is told once to the operator, and nothing of a visitor without a number', async () => {
  const told: { key: string | null; body: unknown }[] = [];
  let status = 404;
  if (!OPERATOR) throw new Error('no operator is bound');
  vi.spyOn(OPERATOR, 'fetch').mockImplementation(async (request) => {
    expect(new URL(request.url).pathname).toMatch(/\/consents$/);
    told.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
    return Response.json({ data: {} }, { status });
  });
  const readState = (at: number) =>
    DB.prepare('SELECT state FROM outbox WHERE key = ?')
      .bind(`consent ${me.visitorId} ${at}`)
      .first<string>('state');
  await choose(['service', 'marketing'], 4);
  expect(await readState(4)).toBeNull();
  // A service without the call has nobody to tell.
  await choose(['service', 'marketing'], 5, me.isdn);
  await vi.waitFor(async () => expect(await readState(5)).toBe('done'));
  status = 200;
  await choose(['service'], 6, me.isdn);
  await vi.waitFor(async () => expect(await readState(6)).toBe('done'));
  const body = { isdn: me.isdn, version: 'v6', purposes: ['service'] };
  expect(told.map((one) => one.key)).toEqual([5, 6].map((at) => `consent ${me.visitorId} ${at}`));
  expect(told[1]?.body).toEqual(body);
  vi.restoreAllMocks();
});
