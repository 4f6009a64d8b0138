import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatMnt } from '#domain/money.ts';
import { translator } from '#i18n/translator.ts';
import { starsItem } from '../support/sim-items.ts';
import { readFaults, readWords } from './checkout-visitor.ts';
import { findHtmlFaults } from './find-html-faults.ts';
import { plantStars } from './plant-sims.ts';
import { openStaff } from './staff-visit.ts';

const t = translator('en');
const act = { who: 'Dorj', reason: 'Spoke to the parent' };

let visit: Awaited<ReturnType<typeof openStaff>>;
beforeAll(async () => {
  visit = await openStaff();
});
afterAll(() => visit.site.stop());

/** Where the desk led, or its refusal in words. */
async function move(fields: Record<string, string>, cookie = visit.staff): Promise<string> {
  const answer = await visit.post('/staff/stars', { ...act, ...fields }, cookie);
  return answer.headers.get('location') ?? `${answer.status} ${readFaults(await answer.text())}`;
}

test.each([
  ['DONE', '94112201', 'STARDNE2'],
  ['REFUSED', '94112202', 'STARREF2'],
] as const)(
  'an order that nobody has answered waits with its age, and staff end it as %s: once, with a name and a reason',
  async (to, isdn, code) => {
    const at = Date.now() - 3 * 3_600_000 - 60_000;
    const { id, path } = await plantStars(visit.site, {
      item: starsItem('99110033', isdn),
      code,
      at,
    });
    const { html } = await visit.see(`/staff/stars?id=${id}`, visit.staff);
    const words = readWords(html);
    for (const said of [
      code,
      t('staff.hours', { count: 3 }),
      '9911 0033',
      `${isdn.slice(0, 4)} ${isdn.slice(4)}`,
      formatMnt(8900),
      t('stars.relations.FATHER'),
      t('stars.desk.unsent'),
    ]) {
      expect.soft(words).toContain(said);
    }
    expect(await findHtmlFaults(html)).toEqual([]);
    expect(await move({ id, to, who: '' })).toBe(`422 ${t('staff.fault.who')}`);
    expect(await move({ id, to, reason: ' ' })).toBe(`422 ${t('staff.fault.reason')}`);
    // Neither by who only looks, nor by a stranger.
    expect(await move({ id, to }, visit.viewer)).toMatch(/^422 /);
    expect(await move({ id, to }, 'lang=en')).toMatch(/^4/);
    const read = () => visit.site.query(`SELECT status FROM stars_order WHERE id = '${id}'`);
    expect(await read()).toEqual([{ status: 'REQUESTED' }]);
    const led = await Promise.all([move({ id, to }), move({ id, to })]);
    expect(led.toSorted()).toEqual(['/staff/stars', `422 ${t('stars.desk.movedOn')}`]);
    expect(await read()).toEqual([{ status: to }]);
    expect(
      await visit.site.query(`SELECT who, reason FROM staff_log WHERE subject = '${id}'`),
    ).toEqual([act]);
    const event = to === 'DONE' ? 'stars.done' : 'stars.refused';
    expect(
      await visit.site.query(`SELECT 1 FROM outbox WHERE key = '${event} sms ${id}'`),
    ).toHaveLength(1);
    expect(readWords((await visit.see('/staff/stars', visit.staff)).html)).not.toContain(code);
    expect(readWords((await visit.see(path)).html)).toContain(t(`stars.done.${to}`));
  },
);
