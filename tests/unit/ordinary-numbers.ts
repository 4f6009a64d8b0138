import { DB } from '#env.ts';
import { seedNumbers } from '#operator/seed/numbers/seed-numbers.ts';
import { prepareOperator, testDb } from '#operator/tests/operator-under-test.ts';

/** An operator with ordinary numbers that nobody holds; each call gives the next one. */
export async function openNumbers(): Promise<() => string> {
  await prepareOperator();
  await seedNumbers(testDb, 2000);
  const { results } = await testDb
    .prepare(
      `SELECT isdn FROM phone_number WHERE class = 'ORDINARY' AND isdn % 1000 > 830 LIMIT 40`,
    )
    .all<{ isdn: number }>();
  const numbers = results.map(({ isdn }) => String(isdn));
  let used = 0;
  return () => numbers[used++] ?? '';
}

export async function forgetHolds(): Promise<void> {
  await DB.prepare('DELETE FROM number_hold').run();
  await DB.prepare('DELETE FROM outbox').run();
}

export const newHolder = () => ({ visitorId: crypto.randomUUID(), network: null });
