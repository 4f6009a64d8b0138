import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { runInContext } from '#request/context.ts';
import { toPerson } from '#purchase/place-store.ts';
import { hour, instant, servePreorder } from '../../../tests/unit/serve-preorder.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { joinLine } from './line-store.ts';
import { offerMs } from './model.ts';
import { offerPlaces } from './offer-places.ts';

beforeAll(() => prepareOperator());
beforeEach(() => DB.exec('DELETE FROM preorder_place; DELETE FROM preorder_line'));
afterEach(() => vi.restoreAllMocks());

const wait = async (preorderId: string, phone: string, joinedAt: number) =>
  joinLine(
    {
      preorderId,
      productId: 'p-8',
      person: await toPerson(phone),
      visitorId: 'v',
      isdn: null,
      language: 'mn',
      closesAt: joinedAt,
      phone,
    },
    'WAITING',
    joinedAt,
  );
const run = (now: number) => runInContext(visit(), () => offerPlaces(DB, () => now));
const statesOf = async (preorderId: string): Promise<string[]> => {
  const { results } = await DB.prepare(
    'SELECT state FROM preorder_line WHERE preorder_id = ?1 ORDER BY joined_at',
  )
    .bind(preorderId)
    .all<{ state: string }>();
  return results.map(({ state }) => state);
};
const countTold = (preorderId: string) =>
  DB.prepare(
    `SELECT count(*) AS n FROM outbox WHERE topic = 'preorder-line'
     AND EXISTS (SELECT 1 FROM preorder_line WHERE preorder_id = ?1 AND instr(outbox.key, id) > 0)`,
  )
    .bind(preorderId)
    .first('n');

test('a free place is offered to whoever waits longest, and to the next when it was let go by', async () => {
  const now = Date.now();
  // It closes after the second offer, however fast this runs.
  const { id } = servePreorder({ quota: 1, closesAt: instant(72 * hour) });
  for (const [at, phone] of ['88000011', '88000012', '88000013'].entries()) {
    await wait(id, phone, now + at);
  }
  expect(await run(now + 10)).toBe(1);
  expect(await statesOf(id)).toEqual(['OFFERED', 'WAITING', 'WAITING']);
  // The offer holds to its end, so nobody else is offered the place meanwhile.
  expect(await run(now + 10 + offerMs - 1)).toBe(0);
  expect(await statesOf(id)).toEqual(['OFFERED', 'WAITING', 'WAITING']);
  expect(await run(now + 10 + offerMs)).toBe(2);
  expect(await statesOf(id)).toEqual(['ENDED', 'OFFERED', 'WAITING']);
  expect(await countTold(id)).toBe(2);
});

test('the list ends with the pre-order, and nobody is offered anything after it', async () => {
  const now = Date.now();
  const { id } = servePreorder({ opensAt: instant(-2 * hour), closesAt: instant(-hour) });
  await wait(id, '88000021', now - hour * 1.5);
  await wait(id, '88000022', now - hour * 1.4);
  expect(await run(now)).toBe(2);
  expect(await statesOf(id)).toEqual(['ENDED', 'ENDED']);
  expect(await countTold(id)).toBe(0);
});

test('a service that is down ends nobody’s waiting, and a late offer ends all the same', async () => {
  const now = Date.now();
  const { id, fail } = servePreorder({ quota: 1 });
  await wait(id, '88000031', now);
  await wait(id, '88000032', now + 1);
  await DB.prepare(
    `UPDATE preorder_line SET state = 'OFFERED', offered_until = ?2 WHERE preorder_id = ?1 AND joined_at = ?3`,
  )
    .bind(id, now - 1, now)
    .run();
  fail();
  expect(await run(now + 10)).toBe(1);
  expect(await statesOf(id)).toEqual(['ENDED', 'WAITING']);
  expect(await countTold(id)).toBe(0);
});
