import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DB } from '#env.ts';
import { findRecentSimChange } from '#identity/sim-change/sim-change.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import {
  claim,
  countRefunds,
  countSent,
  delivery,
  drain,
  forgetRecoveries,
  later,
  payFor,
  putInto,
  read,
  soon,
  told,
} from '../../../tests/unit/recover-sim.ts';
import { advanceRecovery } from './advance.ts';
import { pauseMs } from './model.ts';
import { beginActivation, stopRecovery } from './moves-store.ts';
import { isStopWord, takeStopWord } from './stop.ts';

beforeAll(() => prepareOperator());
beforeEach(forgetRecoveries);

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
    await drain(paid, soon);
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

  test('of the word and the activation at one moment one wins, thirty times', async () => {
    const won = { stopped: 0, begun: 0 };
    for (let i = 0; i < 30; i += 1) {
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
    expect(won.stopped + won.begun).toBe(30);
  });

  test('without a fee nothing is sent either once it is stopped', async () => {
    const recovery = await claim({ amount: 0, fee: 0 });
    await stopRecovery(recovery, { now: Date.now() });
    const advanced = await advanceRecovery(recovery.id, 'sim-recovery x', later());
    expect(advanced).toEqual({ ok: true, value: { state: 'FAILED' } });
    expect(await countSent(recovery.isdn)).toBe(0);
  });
});
