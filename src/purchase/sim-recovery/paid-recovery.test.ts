import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DB, settings } from '#env.ts';
import { insertDraft } from '#flow/store.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { findRecentSimChange } from '#identity/sim-change/sim-change.ts';
import { newToken } from '#identity/visitor-cookie.ts';
import { prepareOperator, testDb } from '#operator/tests/operator-under-test.ts';
import { addVisitor } from '../../../tests/unit/add-visitor.ts';
import {
  claim,
  countRefunds,
  countSent,
  drain,
  forgetRecoveries,
  later,
  payFor,
  read,
  soon,
  told,
  toNew,
} from '../../../tests/unit/recover-sim.ts';
import { moveCard } from './card-store.ts';
import { placeFree } from './free-store.ts';
import { toFreeKey, unpaidMs } from './model.ts';

beforeAll(() => prepareOperator());
beforeEach(forgetRecoveries);

describe('from the fee to the SIM', () => {
  test('it waits for the owner’s SIM, then is active once, signs the number out and guards it', async () => {
    const recovery = await claim();
    const { isdn } = recovery;
    expect(await told('recovery.warned', 'owner', recovery)).toBe(1);
    await DB.exec(
      `INSERT OR REPLACE INTO visitor (id, created_at, expires_at) VALUES ('v-${isdn}', 1, 9999999999999)`,
    );
    await DB.prepare(
      `INSERT INTO session (id, visitor_id, created_at, expires_at, kind, isdn) VALUES (?1, ?2, 1, 9999999999999, 'phone', ?3)`,
    )
      .bind(`s-${isdn}`, `v-${isdn}`, isdn)
      .run();
    const paid = await payFor(recovery);
    await drain(paid, soon);
    expect((await read(recovery)).state).toBe('PAID');
    // From here on a guest has its signed address.
    expect(await told('recovery.paid', 'asker', recovery)).toBe(1);
    expect(await countSent(isdn)).toBe(0);
    expect(await findRecentSimChange(isdn)).toBeNull();
    await DB.prepare('UPDATE sim_recovery SET activate_at = 1 WHERE id = ?1')
      .bind(recovery.id)
      .run();
    expect((await drain(paid))?.status).toBe('DONE');
    expect(await read(recovery)).toMatchObject({
      state: 'ACTIVE',
      profile: { smdp: 'rsp.tenger.mn' },
    });
    expect(await countSent(isdn)).toBe(1);
    expect(await findRecentSimChange(isdn)).not.toBeNull();
    const left = await DB.prepare('SELECT count(*) AS n FROM session WHERE isdn = ?1')
      .bind(isdn)
      .first('n');
    expect(left).toBe(0);
    expect(await told('recovery.active', 'asker', recovery)).toBe(1);
    expect(await told('recovery.changed', 'owner', recovery)).toBe(1);
    expect(await countRefunds(paid)).toBe(0);
    const row = await DB.prepare('SELECT personal FROM sim_recovery WHERE id = ?1')
      .bind(recovery.id)
      .first<string>('personal');
    expect(row).not.toContain('rsp.tenger.mn');
  });

  test.each([
    ['loses its answer', '99000846', 'ACTIVE', 'DONE', 0],
    ['is late', '99000848', 'ACTIVE', 'DONE', 0],
    ['is refused', '99000847', 'FAILED', 'REFUSED', 1],
  ] as const)(
    'a number that %s ends once, and is sent once',
    async (_name, isdn, state, status, refunds) => {
      const recovery = await claim({ isdn });
      const paid = await payFor(recovery);
      await drain(paid, soon);
      await DB.prepare('UPDATE sim_recovery SET activate_at = 1 WHERE id = ?1')
        .bind(recovery.id)
        .run();
      expect((await drain(paid, later, 5))?.status).toBe(status);
      expect((await read(recovery)).state).toBe(state);
      expect(await countSent(isdn)).toBe(1);
      expect(await countRefunds(paid)).toBe(refunds);
    },
  );

  test('one that costs nothing goes on by a message of its own, and who has asked is told once', async () => {
    const recovery = await claim({ amount: 0 });
    const visitorId = crypto.randomUUID();
    await addVisitor(visitorId);
    const store = { db: DB, keys: settings().DATA_KEYS, now: Date.now() };
    const draft = await insertDraft(
      store,
      { token: newToken(), visitorId, isdn: null },
      { kind: 'simRecovery', version: 1, step: 'pay', entries: {}, expiresAt: later() },
    );
    if (!draft) throw new Error('there is no draft');
    const operation = { owner: visitorId, id: newOperationId(), form: 'pay', requestHash: 'hash' };
    const press = () => placeFree(recovery, { draft, operation, now: Date.now() });
    expect([(await press()).state, (await press()).state]).toEqual(['done', 'done']);
    expect((await read(recovery)).state).toBe('PAID');
    expect(await told('recovery.paid', 'asker', recovery)).toBe(1);
    const carried = DB.prepare('SELECT count(*) AS n FROM outbox WHERE key = ?1');
    expect(await carried.bind(toFreeKey(recovery.id)).first('n')).toBe(1);
  });

  test('where the service is too slow to say, it stays under way, and its money where it is', async () => {
    const recovery = await claim({ isdn: '99000844' });
    const paid = await payFor(recovery);
    await drain(paid, soon);
    await DB.prepare('UPDATE sim_recovery SET activate_at = 1 WHERE id = ?1')
      .bind(recovery.id)
      .run();
    expect((await drain(paid, later))?.status).toBe('PAID');
    expect(await read(recovery)).toMatchObject({ state: 'ACTIVATING', endedAt: null });
    expect(await countRefunds(paid)).toBe(0);
    expect(await told('recovery.active', 'asker', recovery)).toBe(0);
    // It may have been heard: it is asked about before it is sent again.
    expect((await read(recovery)).sentAt).not.toBeNull();
  }, 60_000);

  test('a card is activated when it is handed over, and with its own number', async () => {
    const branch = { id: 'b', nameMn: 'Салбар', nameEn: 'Branch' };
    const recovery = await claim({ way: 'CARD', delivery: { type: 'PICKUP', branch } });
    const paid = await payFor(recovery);
    await drain(paid, soon);
    await DB.prepare('UPDATE sim_recovery SET activate_at = 1 WHERE id = ?1')
      .bind(recovery.id)
      .run();
    await drain(paid, later, 2);
    expect(await read(recovery)).toMatchObject({ state: 'PAID', card: 'ORDERED' });
    const act = { who: 'Staff', reason: 'Document compared' };
    const move = async (to: 'READY' | 'HANDED', simNumber: string | null) => {
      const present = await read(recovery);
      if (present.card === null) throw new Error('it has no card');
      return moveCard({ ...present, card: present.card }, { to, simNumber, ...act });
    };
    expect(await move('READY', '123456789')).toBe(true);
    expect(await move('HANDED', null)).toBe(true);
    expect((await drain(paid))?.status).toBe('DONE');
    const sent = await testDb
      .prepare('SELECT body FROM sim_recovery WHERE isdn = ?1')
      .bind(recovery.isdn)
      .first<string>('body');
    expect(JSON.parse(sent ?? '{}')).toMatchObject({ simNumber: '123456789', way: 'CARD' });
    expect(await told('recovery.ready', 'asker', recovery)).toBe(1);
  });

  test('the second of two that were paid for one number gives its money back', async () => {
    const now = Date.now();
    const first = await claim({}, now - unpaidMs - 1000);
    const second = await claim({ isdn: first.isdn }, now);
    const [late, ours] = [await payFor(first), await payFor(second)];
    await drain(ours, soon);
    expect((await drain(late, soon))?.status).toBe('REFUSED');
    expect(await countRefunds(late)).toBe(1);
    expect((await read(first)).endedBy).toBe('UNPAID');
    expect(await told('recovery.paid', 'asker', first)).toBe(0);
    expect((await read(second)).state).toBe('PAID');
  });

  test('money for a way that was changed before it was paid goes back, and the chosen one goes on', async () => {
    const given = toNew();
    const before = await claim(given);
    const [former] = [await payFor(before)];
    await claim({ ...given, way: 'BLANK', simNumber: '123456789' });
    expect((await drain(former, soon))?.status).toBe('REFUSED');
    expect((await read(before)).state).toBe('VERIFIED');
  });
});
