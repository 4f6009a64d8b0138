import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DB } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { findRecentSimChange } from '#identity/sim-change/sim-change.ts';
import { prepareOperator, testDb } from '#operator/tests/operator-under-test.ts';
import { addPaid } from '../../../tests/unit/add-purchase.ts';
import { effectTopic } from '../effect-topic.ts';
import { type Purchase, toEffectKey } from '../model.ts';
import { findPurchaseById } from '../store.ts';
import { advanceRecovery } from './advance.ts';
import { moveCard } from './card-store.ts';
import { pauseMs, type Recovery, type RecoveryState, steps, unpaidMs } from './model.ts';
import { beginActivation, stopRecovery, toWaitMs, verifyRecovery } from './moves-store.ts';
import { isStopWord, takeStopWord } from './stop.ts';
import { claimRecovery, findRecoveryById, type NewRecovery } from './store.ts';

beforeAll(() => prepareOperator());
beforeEach(async () => {
  await DB.exec('DELETE FROM sim_recovery; DELETE FROM sim_change; DELETE FROM outbox;');
});

let numbers = 0;
const newNumber = () => `9910${String(5000 + (numbers += 1))}`;
const toNew = (given: Partial<NewRecovery> = {}): NewRecovery => ({
  draftId: crypto.randomUUID(),
  isdn: newNumber(),
  visitorId: 'somebody',
  way: 'ESIM',
  amount: 5000,
  fee: 5000,
  deliveryPrice: 0,
  language: 'en',
  registerNumber: 'УК91031458',
  reason: 'LOST',
  simNumber: null,
  delivery: null,
  phone: '94112233',
  email: '',
  ownerEmail: 'owner@example.mn',
  consent: '{}',
  ...given,
});

async function claim(given: Partial<NewRecovery> = {}, now = Date.now()): Promise<Recovery> {
  const claimed = await claimRecovery(toNew(given), now);
  if (claimed.state !== 'claimed') throw new Error(claimed.state);
  await verifyRecovery(claimed.recovery, now);
  return read(claimed.recovery);
}
async function read({ id }: Pick<Recovery, 'id'>): Promise<Recovery> {
  const found = await findRecoveryById(id);
  if (!found) throw new Error('it is not there');
  return found;
}
const putInto = (id: string, state: RecoveryState) =>
  DB.prepare('UPDATE sim_recovery SET state = ?2, activate_at = 1 WHERE id = ?1')
    .bind(id, state)
    .run();
const later = () => Date.now() + toWaitMs() + 60_000;
const countSent = (isdn: string) =>
  testDb.prepare('SELECT count(*) AS n FROM sim_recovery WHERE isdn = ?1').bind(isdn).first('n');
const told = async (event: string, who: string, { id }: Recovery) =>
  DB.prepare('SELECT count(*) AS n FROM outbox WHERE key = ?1')
    .bind(`${event} sms ${who} ${id}`)
    .first('n');
const delivery = (id: string) => ({ source: 'sms', id, at: Date.now() });

const payFor = ({ id, isdn, way, amount }: Recovery): Promise<Purchase> =>
  addPaid({
    item: {
      kind: 'simRecovery',
      recoveryId: id,
      isdn,
      way,
      fee: amount,
      deliveryPrice: 0,
      expiresAt: 0,
    },
    amount,
    phone: '94112233',
  });
async function drain({ id }: Purchase, at: () => number = later, times = 1) {
  for (let i = 0; i < times; i += 1) {
    await drainOutbox(DB, () => at() + i * 3_600_000, [effectTopic], { keys: [toEffectKey(id)] });
  }
  return findPurchaseById(id);
}
const countRefunds = ({ id }: Purchase) =>
  DB.prepare(
    'SELECT count(*) AS n FROM refund r JOIN payment p ON p.id = r.payment_id WHERE p.subject_id = ?1',
  )
    .bind(id)
    .first('n');

describe('one in 24 hours', () => {
  test('of 500 that claim one number at a moment one has it', async () => {
    const isdn = newNumber();
    const all = await Promise.all(
      Array.from({ length: 500 }, () => claimRecovery(toNew({ isdn }))),
    );
    expect(all.filter(({ state }) => state === 'claimed')).toHaveLength(1);
  });

  test('the same draft sent again is the same recovery, with the same addresses', async () => {
    const given = toNew();
    const [first, again] = [await claim(given), await claim({ ...given, way: 'BLANK' })];
    expect(again).toMatchObject({ id: first.id, token: first.token, stopToken: first.stopToken });
    expect(again).toMatchObject({ way: 'BLANK', expiresAt: first.expiresAt });
  });

  test.each([
    ['an unpaid one', 'VERIFIED', null, unpaidMs],
    ['one that is active', 'ACTIVE', null, pauseMs],
    ['one that the owner has stopped', 'FAILED', 'STOPPED', pauseMs],
  ] as const)('%s keeps others off until its time', async (_name, state, by, ms) => {
    const now = Date.now();
    const { id, isdn } = await claim({}, now);
    if (state !== 'VERIFIED') {
      await DB.prepare(
        'UPDATE sim_recovery SET state = ?2, ended_by = ?3, ended_at = ?4 WHERE id = ?1',
      )
        .bind(id, state, by, now)
        .run();
    }
    const before = await claimRecovery(toNew({ isdn }), now + ms - 1);
    expect(before).toEqual({ state: 'forestalled', until: now + ms });
    expect((await claimRecovery(toNew({ isdn }), now + ms)).state).toBe('claimed');
  });

  test('one that was refused keeps nobody off', async () => {
    const { id, isdn } = await claim();
    await DB.prepare(
      `UPDATE sim_recovery SET state = 'FAILED', ended_by = 'REFUSED', ended_at = ?2 WHERE id = ?1`,
    )
      .bind(id, Date.now())
      .run();
    expect((await claimRecovery(toNew({ isdn }))).state).toBe('claimed');
  });
});

describe('each step goes on from its own states only', () => {
  const states: RecoveryState[] = [
    'REQUESTED',
    'VERIFIED',
    'PAID',
    'ACTIVATING',
    'ACTIVE',
    'FAILED',
  ];
  const moves = {
    verify: (recovery: Recovery) => verifyRecovery(recovery, Date.now()),
    begin: (recovery: Recovery) => beginActivation(recovery, Date.now()),
    stop: async (recovery: Recovery) =>
      (await stopRecovery(recovery, { now: Date.now() })) !== null,
  };
  test.each(
    Object.keys(moves).flatMap((move) =>
      states.map((state) => [move as keyof typeof moves, state] as const),
    ),
  )('%s of one that is %s', async (move, state) => {
    const recovery = await claim();
    await putInto(recovery.id, state);
    const isMoved = await moves[move](await read(recovery));
    const { from, to } = steps[move];
    const may = (from as readonly string[]).includes(state);
    expect(isMoved).toBe(may);
    expect((await read(recovery)).state).toBe(may ? to : state);
  });
});

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
    await drain(paid, Date.now);
    expect((await read(recovery)).state).toBe('PAID');
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
      await drain(paid, Date.now);
      await DB.prepare('UPDATE sim_recovery SET activate_at = 1 WHERE id = ?1')
        .bind(recovery.id)
        .run();
      expect((await drain(paid, later, 5))?.status).toBe(status);
      expect((await read(recovery)).state).toBe(state);
      expect(await countSent(isdn)).toBe(1);
      expect(await countRefunds(paid)).toBe(refunds);
    },
  );

  test('a card is activated when it is handed over, and with its own number', async () => {
    const branch = { id: 'b', nameMn: 'Салбар', nameEn: 'Branch' };
    const recovery = await claim({ way: 'CARD', delivery: { type: 'PICKUP', branch } });
    const paid = await payFor(recovery);
    await drain(paid, Date.now);
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
    await drain(ours, Date.now);
    expect((await drain(late, Date.now))?.status).toBe('REFUSED');
    expect(await countRefunds(late)).toBe(1);
    expect((await read(first)).endedBy).toBe('UNPAID');
    expect((await read(second)).state).toBe('PAID');
  });

  test('money for a way that was changed before it was paid goes back, and the chosen one goes on', async () => {
    const given = toNew();
    const before = await claim(given);
    const [former] = [await payFor(before)];
    await claim({ ...given, way: 'BLANK', simNumber: '123456789' });
    expect((await drain(former, Date.now))?.status).toBe('REFUSED');
    expect((await read(before)).state).toBe('VERIFIED');
  });
});

describe('the owner’s word', () => {
  test.each(['ЗОГС', 'zogs', 'Stop!', 'Би биш, ЗОГСОО', 'STOP 99105001'])('%j stops', (text) => {
    expect(isStopWord(text)).toBe(true);
  });
  test.each(['', 'зогсоол', 'stopper', '12345678', 'за'])('%j does not', (text) => {
    expect(isStopWord(text)).toBe(false);
  });

  test('it stops before the activation, gives the money back, and comes too late after it', async () => {
    const recovery = await claim();
    const paid = await payFor(recovery);
    await drain(paid, Date.now);
    const sms = { from: recovery.isdn, text: 'ЗОГС' };
    expect(await takeStopWord({ ...sms, from: '99999999' }, delivery('other'))).toBe(false);
    expect(await takeStopWord(sms, delivery('one'))).toBe(true);
    expect(await read(recovery)).toMatchObject({ state: 'FAILED', endedBy: 'STOPPED' });
    expect((await drain(paid))?.status).toBe('REFUSED');
    expect(await countRefunds(paid)).toBe(1);
    expect(await countSent(recovery.isdn)).toBe(0);
    expect(await told('recovery.stopped', 'asker', recovery)).toBe(1);

    const other = await claim();
    await putInto(other.id, 'ACTIVATING');
    expect(await takeStopWord({ from: other.isdn, text: 'ЗОГС' }, delivery('two'))).toBe(false);
  });

  test('a message that is reported again does not stop what was begun after it', async () => {
    const now = Date.now();
    const first = await claim({}, now - pauseMs - 5000);
    const sms = { from: first.isdn, text: 'stop' };
    expect(await takeStopWord(sms, delivery('again'))).toBe(true);
    await DB.prepare('UPDATE sim_recovery SET ended_at = 1 WHERE id = ?1').bind(first.id).run();
    const second = await claim({ isdn: first.isdn }, now);
    expect(await takeStopWord(sms, delivery('again'))).toBe(false);
    expect((await read(second)).state).toBe('VERIFIED');
  });

  test('of the word and the activation at one moment one wins, a hundred times', async () => {
    const won = { stopped: 0, begun: 0 };
    for (let i = 0; i < 100; i += 1) {
      const recovery = await claim();
      await putInto(recovery.id, 'PAID');
      const stop = async () => (await stopRecovery(recovery, { now: Date.now() })) !== null;
      const begin = () => beginActivation(recovery, Date.now());
      const [first, second] = i % 2 ? [stop, begin] : [begin, stop];
      const [a, b] = await Promise.all([first(), second()]);
      const [isStopped, isBegun] = i % 2 ? [a, b] : [b, a];
      expect(Number(isStopped) + Number(isBegun)).toBe(1);
      expect((await read(recovery)).state).toBe(isStopped ? 'FAILED' : 'ACTIVATING');
      won[isStopped ? 'stopped' : 'begun'] += 1;
      expect(await findRecentSimChange(recovery.isdn)).toEqual(
        isStopped ? null : expect.anything(),
      );
    }
    expect(won.stopped + won.begun).toBe(100);
  });

  test('without a fee nothing is sent either once it is stopped', async () => {
    const recovery = await claim({ amount: 0, fee: 0 });
    await stopRecovery(recovery, { now: Date.now() });
    const advanced = await advanceRecovery(recovery.id, 'sim-recovery x', later());
    expect(advanced).toEqual({ ok: true, value: { state: 'FAILED' } });
    expect(await countSent(recovery.isdn)).toBe(0);
  });
});
