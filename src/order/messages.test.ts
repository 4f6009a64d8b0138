import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { batch } from '#db/statement.ts';
import { drainOutbox, putMessage } from '#forms/outbox.ts';
import { largeGiftCodes } from '#fraud/limits.ts';
import { locales } from '#i18n/locale.ts';
import { log } from '#lib/log.ts';
import { messages } from '#messages/table.ts';
import { prepareOperator, testDb } from '#operator/tests/operator-under-test.ts';
import { payables } from '#payables.ts';
import { bindNewRefund } from '#payment/refund-store.ts';
import { endRefund, sendRefunds } from '#payment/send-refunds.ts';
import { settle } from '#payment/settle.ts';
import { bindNewPayment } from '#payment/store.ts';
import { addOrder, newOrder, readOrder, submitOrder } from '../../tests/unit/add-order.ts';
import { openTill } from '../../tests/unit/open-till.ts';
import { codesTopic, toCodesKey } from './codes-topic.ts';
import type { NewOrder } from './insert-order.ts';
import { moveOrder } from './move-order.ts';
import { orderMessageTopic } from './topics.ts';

await prepareOperator();
beforeEach(async () => {
  vi.spyOn(log, 'warn').mockReturnValue();
  vi.spyOn(log, 'info').mockReturnValue();
  vi.spyOn(log, 'error').mockReturnValue();
  for (const table of ['outbox', 'refund', 'money', 'payment']) {
    await DB.exec(`DELETE FROM ${table}`);
  }
  await testDb.exec('DELETE FROM sms; DELETE FROM email');
});
afterEach(() => vi.restoreAllMocks());

const [line] = newOrder().lines;
if (!line) throw new Error('an order has a line');
const digital = { deliveryType: 'DIGITAL', lines: [{ ...line, type: 'DIGITAL' }] } as const;

/** Everything that customers are told of, once, to somebody who reads this language. */
async function liveThrough(language: 'mn' | 'en') {
  const given: Partial<NewOrder> = { language, email: `${language}@example.mn` };
  const { till: base, qpay, clock, wait } = openTill();
  const till = { ...base, payables };

  /** An order with a payment whose invoice has received this much. */
  async function pay(amounts: readonly number[], status?: 'LAPSED', own?: Partial<NewOrder>) {
    const { id } = await submitOrder({ ...given, ...own });
    const subject = { kind: 'order', id };
    const made = await bindNewPayment(
      {
        subject,
        visitorId: 'v',
        isdn: null,
        provider: 'qpay',
        amount: 4000,
        language,
        expiresAt: clock.now,
      },
      { now: clock.now },
    );
    await batch(DB, { made: made.statement });
    const asked = { reference: id, amount: 4000, description: '', callbackUrl: '', returnUrl: '' };
    const invoice = await qpay.provider.createInvoice({ ...asked, language, expiresAt: clock.now });
    const invoiceId = invoice.ok ? invoice.value.id : '';
    await DB.prepare(`UPDATE payment SET state = 'PENDING', invoice_id = ?2 WHERE id = ?1`)
      .bind(made.id, invoiceId)
      .run();
    if (status) {
      await DB.prepare('UPDATE shop_order SET status = ?2 WHERE id = ?1').bind(id, status).run();
    }
    for (const amount of amounts) qpay.pay(invoiceId, amount, { kind: 'CARD' });
    wait();
    await settle(made.id, till);
    return { id, paymentId: made.id };
  }

  // Placed; and half of it was paid too, which goes back.
  const { paymentId } = await pay([2000, 4000]);
  // Twice.
  await pay([4000, 4000]);
  // Too late.
  await pay([4000], 'LAPSED');
  // So many codes that somebody looks at them first.
  const cards = [{ ...digital.lines[0], price: largeGiftCodes }];
  await pay([4000], undefined, { ...digital, lines: cards });
  // By the provider, and by hand.
  await sendRefunds(till);
  await batch(DB, {
    moved: {
      text: `UPDATE payment SET updated_at = updated_at WHERE id = ?1`,
      values: [paymentId],
    },
    refund: bindNewRefund({ paymentId, reason: 'staff', now: clock.now, amount: 1000 }),
  });
  await sendRefunds(till);
  const byHand = await DB.prepare(`SELECT id FROM refund WHERE state = 'MANUAL'`).first<string>(
    'id',
  );
  await endRefund(byHand ?? '', { who: 'Bat', reason: 'by transfer' }, till);

  const shipped = await addOrder('PLACED', given);
  await moveOrder(shipped, { to: 'SHIPPED', who: 'staff', act: { who: 'Bat', reason: 'packed' } });
  const ready = await addOrder('PLACED', { ...given, deliveryType: 'PICKUP' });
  await moveOrder(ready, { to: 'SHIPPED', who: 'service' });
  await moveOrder(await addOrder('PLACED', given), { to: 'CANCELED', who: 'customer' });
  for (const phone of ['99112233', '99000804']) {
    const { id } = await addOrder('PLACED', { ...given, ...digital, phone });
    const put = putMessage(codesTopic, { key: toCodesKey(id), body: { id } }, { now: 0 });
    await batch(DB, { put });
    await drainOutbox(DB, Date.now, [codesTopic], { keys: [toCodesKey(id)] });
    await readOrder(id);
  }
}

const events = Object.keys(messages).filter((event) => event.startsWith('order.'));

test.each(locales)(
  'all that can be told of an order is told, by SMS and e-mail, in the language of the order (%s)',
  async (language) => {
    await liveThrough(language);
    const { results } = await DB.prepare(
      `SELECT key FROM outbox WHERE topic = 'order-message'`,
    ).all<{ key: string }>();
    const told = new Set(results.map(({ key }) => key.split(' ').slice(0, 2).join(' ')));
    const expected = events.flatMap((event) => [`${event} sms`, `${event} email`]);
    expect([...told].toSorted()).toEqual(expected.toSorted());

    await drainOutbox(DB, () => Date.now() + 3_600_000, [orderMessageTopic]);
    const sms = (await testDb.prepare('SELECT text FROM sms').all<{ text: string }>()).results;
    const emails = (
      await testDb
        .prepare('SELECT subject, text FROM email')
        .all<{ subject: string; text: string }>()
    ).results;
    const words = [...sms, ...emails].flatMap((one) => Object.values(one));
    expect(sms.length).toBeGreaterThanOrEqual(events.length);
    expect(emails.length).toBeGreaterThanOrEqual(events.length);
    for (const text of words) {
      expect(text).not.toMatch(/\{\{|undefined|null|NaN/);
      expect([text, /[а-яөү]/i.test(text)]).toEqual([text, language === 'mn']);
    }
  },
);
