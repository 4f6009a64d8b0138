import { renderToReadableStream } from 'react-dom/server.edge';
import { afterEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { seedNumbers } from '#operator/seed/numbers/seed-numbers.ts';
import { prepareOperator, testDb } from '#operator/tests/operator-under-test.ts';
import { readKept, releaseTopic } from '#purchase/give-back-store.ts';
import { pairDigits } from '#domain/phone-number.ts';
import { keepNumber } from '#purchase/hold-store.ts';
import { runInContext } from '#request/context.ts';
import type { StaffRole } from '#settings/staff-settings.ts';
import { beStaff } from '../../../tests/unit/be-staff.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { releaseForm } from './release-form.ts';
import { KeptDesk } from './views/kept-desk.tsx';

await prepareOperator();
await seedNumbers(testDb, 2000);
afterEach(() => vi.restoreAllMocks());

/** Presses "give back" as somebody of a role. */
function release(hold: string, role: StaffRole = 'fulfil') {
  beStaff(role);
  const sent = new FormData();
  const fields = { hold, to: 'RELEASED', who: 'Bat', reason: 'Asked for by phone' };
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  return runInContext(visit({ posted: true }), () => releaseForm.answer(sent));
}

const visitor = () => ({ visitorId: crypto.randomUUID(), network: null });
async function keepOne(): Promise<{ isdn: string; id: string }> {
  const row = await testDb
    .prepare(
      `SELECT isdn FROM phone_number WHERE class = 'ORDINARY' AND isdn % 1000 > 830 AND hold_reference IS NULL LIMIT 1`,
    )
    .first<{ isdn: number }>();
  const isdn = String(row?.isdn);
  const kept = await keepNumber(isdn, visitor());
  if (kept.state !== 'held') throw new Error(kept.state);
  return { isdn, id: kept.hold.id };
}

test('the desk lists what is kept; given back with a reason, it is logged and free for others', async () => {
  const { isdn, id } = await keepOne();
  expect((await readKept(100)).map((one) => [one.id, one.isdn])).toContainEqual([id, isdn]);
  const answers = await Promise.all([release(id), release(id)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await readKept(100)).map((one) => one.id)).not.toContain(id);
  const logged = DB.prepare('SELECT who, act, reason FROM staff_log WHERE subject = ?1').bind(id);
  expect((await logged.all()).results).toEqual([
    { who: 'Bat', act: 'released', reason: 'Asked for by phone' },
  ]);
  await drainOutbox(DB, () => Date.now() + 60_000, [releaseTopic]);
  expect((await keepNumber(isdn, visitor())).state).toBe('held');
});

test('who only looks gives nothing back, and what is not kept any more is said', async () => {
  const { id } = await keepOne();
  expect(await release(id, 'view')).toMatchObject({ faults: [{ message: 'staff.fault.role' }] });
  expect(await release(crypto.randomUUID())).toMatchObject({
    faults: [{ message: 'sims.kept.gone' }],
  });
  expect((await readKept(100)).map((one) => one.id)).toContain(id);
});

test('each stands in the desk with its number and until when, and opens the form that gives it back', async () => {
  const { isdn, id } = await keepOne();
  beStaff('fulfil');
  const page = { pathname: '/staff/sims', query: new URLSearchParams({ hold: id }) };
  const html = await runInContext(visit({ page }), async () => {
    const stream = await renderToReadableStream(<KeptDesk />);
    await stream.allReady;
    return new Response(stream).text();
  });
  expect(html).toContain(pairDigits(isdn));
  expect(html).toMatch(/20\d\d\.\d\d\.\d\d/);
  expect(html).toContain(`name="hold" value="${id}"`);
  expect(html).toContain('value="RELEASED"');
});
