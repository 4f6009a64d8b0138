import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatDateTime } from '#i18n/format-date.ts';
import { locales } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { asked, openReturns } from './return-visit.ts';

let visit: Awaited<ReturnType<typeof openReturns>>;
beforeAll(async () => {
  visit = await openReturns();
});
afterAll(() => visit.site.stop());

test('200 presses of one form make one return, and each is led to it', async () => {
  const order = await visit.deliver();
  const fields = asked();
  const answers: string[] = [];
  // More at a moment an isolate would turn away.
  for (let round = 0; round < 10; round += 1) {
    const some = Array.from({ length: 20 }, async () => {
      const answer = await visit.post(order.returnHref, fields);
      await answer.text();
      return `${answer.status} ${answer.headers.get('location')}`;
    });
    answers.push(...(await Promise.all(some)));
  }
  expect(new Set(answers)).toEqual(new Set([`303 ${order.href}#returns`]));
  expect(await visit.readCases(order)).toMatchObject([{ state: 'REQUESTED' }]);
});

test.each(locales)(
  'what is wrong with a request is said at once, and nothing typed is lost (%s)',
  async (lang) => {
    const t = translator(lang);
    const order = await visit.deliver(lang);
    const cookie = `lang=${lang}`;
    const refused = async (fields: Record<string, string>) => {
      const answer = await visit.post(order.returnHref, fields, cookie);
      expect(answer.status).toBe(422);
      return answer.text();
    };
    const none = await refused({ op: crypto.randomUUID(), words: 'Хагарсан' });
    expect(none).toContain(t('return.fault.nothing'));
    expect(none).toContain(t('return.fault.place'));
    expect(none).toContain('Хагарсан');
    const many = await refused(asked({ 'quantity-0': '4', 'quantity-1': '1', 'reason-1': '' }));
    expect(many).toContain(t('return.fault.many', { count: 3 }));
    expect(many).toContain(t('return.fault.reason'));
    // A code, though the page offers none of it.
    const code = await refused(asked({ 'quantity-2': '1', 'reason-2': 'damaged' }));
    expect(code).toContain(t('return.fault.many', { count: 0 }));
    expect(code).toContain(t('return.not.digital'));
    expect(await refused(asked({ 'reason-0': 'other' }))).toContain(t('return.fault.words'));
    expect(await refused(asked({ place: 'COURIER' }))).toContain(t('return.fault.place'));
    expect(await refused(asked({ place: 'COURIER 2026-01-05 10:00-14:00' }))).toContain(
      t('return.fault.slot'),
    );
    expect(await visit.readCases(order)).toEqual([]);

    await visit.request(order);
    expect(await refused(asked({ 'quantity-1': '1', 'reason-1': 'wrong' }))).toContain(
      t('return.fault.other'),
    );
    expect((await visit.see(order.returnHref, cookie)).html).toContain(t('return.waits'));
    // Late by a second.
    const end = Date.now() - 14 * 24 * 60 * 60_000 - 1000;
    const [first] = await visit.readCases(order);
    await visit.site.query(
      `UPDATE return_case SET state = 'WITHDRAWN' WHERE id = '${String(first?.['id'])}'`,
    );
    await visit.site.query(
      `UPDATE order_event SET at = ${end} WHERE order_id = '${order.id}' AND status = 'COMPLETED'`,
    );
    const time = formatDateTime(end + 14 * 24 * 60 * 60_000, lang);
    expect(await refused(asked())).toContain(t('return.fault.over', { time }));
    expect((await visit.see(order.href, cookie)).html).not.toContain(`href="${order.returnHref}"`);
  },
);

test('who has neither the order nor its address sees nothing of a return, and does nothing with it', async () => {
  const [order, other] = [await visit.deliver(), await visit.deliver()];
  const id = await visit.request(order, { words: 'Something personal' });
  const bare = order.returnHref.split('?')[0] ?? '';
  for (const path of [
    bare,
    `${bare}?key=${other.token}`,
    `/order/${order.code}`,
    `/order/${order.code}?key=${other.token}`,
  ]) {
    const { status, html } = await visit.see(path);
    expect([path, status]).toEqual([path, 404]);
    expect(html).not.toMatch(/Something personal|Phone case|Headphones/);
  }
  expect((await visit.post(`${bare}?key=${other.token}`, asked())).status).toBe(422);
  // By an order of one's own.
  const withdrawn = await visit.post(other.href, {
    intent: 'withdraw',
    id,
    op: crypto.randomUUID(),
  });
  expect(withdrawn.status).toBe(422);
  expect(await visit.readCases(order)).toMatchObject([{ state: 'REQUESTED' }]);
  const desk = await visit.see(`/staff/returns?id=${id}`);
  expect(desk.html).not.toMatch(/Something personal|Phone case|99112233/);
});
