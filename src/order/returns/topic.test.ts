import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { locales } from '#i18n/locale.ts';
import { log } from '#lib/log.ts';
import { messages } from '#messages/table.ts';
import { prepareOperator, testDb } from '#operator/tests/operator-under-test.ts';
import { addDelivered, addReturn } from '../../../tests/unit/add-return.ts';
import { moveReturn, payReturn } from './move-return.ts';
import { returnMessageTopic } from './topic.ts';

await prepareOperator();
beforeEach(async () => {
  for (const event of ['warn', 'info', 'error'] as const) vi.spyOn(log, event).mockReturnValue();
  for (const table of ['return_case', 'refund', 'staff_log', 'outbox']) {
    await DB.exec(`DELETE FROM ${table}`);
  }
});
afterEach(() => vi.restoreAllMocks());

const act = { who: 'Bat', reason: 'Looked at' };
const events = Object.keys(messages).filter((event) => event.startsWith('return.'));

test.each(locales)(
  'every step is told by SMS and e-mail, in the order’s language (%s)',
  async (language) => {
    const order = await addDelivered({ language, email: 'x@example.mn' });
    const courier = {
      way: 'COURIER',
      branchId: null,
      slotDate: '2026-11-25',
      slot: '10:00-14:00',
    } as const;
    const one = await addReturn(order);
    await moveReturn(one, { to: 'ACCEPTED', who: 'staff', act });
    await moveReturn(one, { to: 'RECEIVED', who: 'staff', act });
    await payReturn(one, order, { amount: 1000, answer: null, act });
    const other = await addReturn(order);
    await moveReturn(other, { to: 'ACCEPTED', who: 'staff', act, place: courier });
    await moveReturn(other, { to: 'WITHDRAWN', who: 'customer' });
    const third = await addReturn(order);
    await moveReturn(third, {
      to: 'REFUSED',
      who: 'staff',
      act,
      answer: { cause: 'used', answer: '' },
    });
    const keys = await DB.prepare(`SELECT key FROM outbox WHERE topic = 'return-message'`).all<{
      key: string;
    }>();
    const told = new Set(keys.results.map(({ key }) => key.split(' ').slice(0, 2).join(' ')));
    expect([...told].toSorted()).toEqual(
      events.flatMap((event) => [`${event} sms`, `${event} email`]).toSorted(),
    );
    await drainOutbox(DB, () => Date.now() + 3_600_000, [returnMessageTopic]);
    const { results } = await testDb
      .prepare('SELECT text FROM sms UNION ALL SELECT text FROM email')
      .all<{ text: string }>();
    // Of other orders something may still be under way.
    const own = results.filter(({ text }) => text.includes(order.code));
    expect(own.length).toBeGreaterThanOrEqual(2 * events.length);
    for (const { text } of own) {
      expect(text).not.toMatch(/\{\{|undefined|null|NaN/);
      expect([text, /[а-яөү]/i.test(text)]).toEqual([text, language === 'mn']);
    }
  },
);
