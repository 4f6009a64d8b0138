import { afterAll, beforeAll, expect, test } from 'vitest';
import { starsItem } from '../support/sim-items.ts';
import { toTroubles } from '../support/staff-troubles.ts';
import { findHtmlFaults } from './find-html-faults.ts';
import { listElements } from './page-html.ts';
import { plantStars } from './plant-sims.ts';
import { openReturns } from './return-visit.ts';
import { pagePaths } from './routes.ts';

const desks = pagePaths.filter((path) => path.startsWith('/staff'));
/** Where something waits. */
const filled = [
  '/staff/orders',
  '/staff/codes',
  '/staff/money',
  '/staff/receipts',
  '/staff/refunds',
];

let visit: Awaited<ReturnType<typeof openReturns>>;
beforeAll(async () => {
  visit = await openReturns();
  const { site, deliver, request } = visit;
  await request(await deliver());
  const { id } = await deliver();
  await site.query(
    `UPDATE shop_order SET status = 'PLACED', codes_by_hand_at = 1 WHERE id = '${id}'`,
  );
  for (const sql of toTroubles()) await site.query(sql);
  await plantStars(site, { item: starsItem('99110033', '94112203'), code: 'STARHTM2', at: 1 });
});
afterAll(() => visit.site.stop());

test.each(desks)('%s is valid HTML, with a row that is open, and refused', async (desk) => {
  const list = await visit.see(desk, visit.staff);
  expect([list.status, await findHtmlFaults(list.html)]).toEqual([200, []]);
  const rows = listElements(list.html).flatMap(({ tagName, properties: { href } }) =>
    tagName === 'a' && String(href).startsWith(`${desk}?`) && String(href).includes('#')
      ? [String(href)]
      : [],
  );
  if (filled.includes(desk)) expect(rows.length).toBeGreaterThan(0);
  for (const row of rows.slice(0, 2)) {
    const opened = await visit.see(row.replace(/#.*/, ''), visit.staff);
    expect.soft([opened.status, await findHtmlFaults(opened.html)], row).toEqual([200, []]);
  }
  const refused = await visit.post(desk, {}, visit.staff);
  if (refused.status === 303) return;
  expect(await findHtmlFaults(await refused.text()), `refused by ${desk}`).toEqual([]);
});
