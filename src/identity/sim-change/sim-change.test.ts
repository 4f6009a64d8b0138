import { beforeEach, expect, test } from 'vitest';
import { newAttempt, toVerified } from '../../../tests/unit/new-attempt.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { batch, bind, statement } from '#db/statement.ts';
import { DB } from '#env.ts';
import { type RequestContext, runInContext } from '#request/context.ts';
import { type DanPurpose, danPurposes, isDanPurpose } from '../dan/purposes.ts';
import { insertAttempt, settleAttempt, takeAttempt } from '../dan/store.ts';
import { ensureVisitorId, signIn } from '../session.ts';
import { newToken } from '../visitor-cookie.ts';
import { guardedMs } from './model.ts';
import {
  findGuard,
  findRecentSimChange,
  refuseAfterSimChange,
  toChangeNote,
} from './sim-change.ts';

const isdn = '99118811';
const purposes = Object.keys(danPurposes).filter(isDanPurpose);
const owners = purposes.filter((purpose) => danPurposes[purpose].subject === 'owner');

let context: RequestContext;
const here = <T>(work: () => Promise<T>): Promise<T> => runInContext(context, work);

beforeEach(async () => {
  await DB.exec('DELETE FROM visitor; DELETE FROM sim_change;');
  context = visit({ posted: true });
});

const touch = statement<{ key: string }>(
  `INSERT INTO lease (k, until_ms) SELECT :key, 1 WHERE :key <> 'nothing' ON CONFLICT DO UPDATE SET until_ms = 2`,
);
async function change(at: number, key = 'changed'): Promise<void> {
  await batch(DB, { before: bind(touch, { key }), noted: await toChangeNote(isdn, at) });
}

async function prove(purpose: DanPurpose, now: number): Promise<void> {
  const { returnsTo } = danPurposes[purpose];
  const visitorId = await here(ensureVisitorId);
  const attempt = newAttempt(newToken(), visitorId, { isdn, purpose });
  await insertAttempt(attempt, now);
  await takeAttempt({ ...attempt, returnsTo }, now);
  await settleAttempt(attempt, await toVerified('УК91031458'), now);
}
const signInHere = () =>
  here(() => signIn({ kind: 'phone', isdn, expiresAt: Date.now() + 3_600_000 }));

test('findRecentSimChange says until when, for a day and of this number alone', async () => {
  const now = Date.now();
  await change(now);
  expect(await findRecentSimChange(isdn, now)).toEqual({ at: now, until: now + guardedMs });
  expect(await findRecentSimChange(isdn, now + guardedMs - 1)).not.toBeNull();
  expect(await findRecentSimChange(isdn, now + guardedMs)).toBeNull();
  expect(await findRecentSimChange('99118812', now)).toBeNull();
  const rows = await DB.prepare('SELECT * FROM sim_change').all();
  expect(JSON.stringify(rows.results)).not.toContain(isdn);
});

test('toChangeNote writes nothing when the statement before it has changed nothing', async () => {
  await change(Date.now(), 'nothing');
  expect(await findRecentSimChange(isdn)).toBeNull();
});

test('toChangeNote keeps the later change when an earlier one is written after it', async () => {
  const now = Date.now();
  await change(now);
  await change(now - 60_000);
  expect((await findRecentSimChange(isdn))?.at).toBe(now);
});

test.each(owners.flatMap((proved) => owners.map((used) => [proved, used] as const)))(
  'findGuard lets a proof for %s pass for %s only if that is the same',
  async (proved, used) => {
    await signInHere();
    await change(Date.now() - 60_000);
    await prove(proved, Date.now());
    const guard = await here(() => findGuard(isdn, { purpose: used }));
    expect(guard === null).toBe(proved === used);
  },
);

test('findGuard asks again when the proof is older than the change of the SIM', async () => {
  await signInHere();
  await prove('emailChange', Date.now() - 60_000);
  await change(Date.now());
  expect(await here(() => findGuard(isdn, { purpose: 'emailChange' }))).not.toBeNull();
});

test('refuseAfterSimChange names the time until which it holds', async () => {
  await signInHere();
  expect(await here(() => refuseAfterSimChange(isdn, { purpose: 'emailChange' }))).toBeNull();
  await change(Date.UTC(2100, 0, 1, 4));
  const refused = await here(() => refuseAfterSimChange(isdn, { purpose: 'emailChange' }));
  expect(refused?.faults[0].values).toEqual({ time: '2100.01.02 12:00' });
});
