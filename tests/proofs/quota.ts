import { startSite, type Site } from '../http/start-site.ts';
import { type Figure, holds } from './proof.ts';
import {
  addPeople,
  cookieOf,
  openWallet,
  otherWays,
  pathOf,
  pay,
  readFields,
  take,
} from './quota-stage.ts';

const people = Number(process.env['PROVE_PEOPLE'] ?? 10_000);
const quota = 100;
const together = 50;
const rounds = 6;

/** Some at a time, as a connection pool would. */
async function each(list: readonly number[], act: (index: number) => Promise<void>): Promise<void> {
  const left = [...list];
  const work = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await act(next);
  };
  await Promise.all(Array.from({ length: together }, work));
}

const count = async (site: Site, sql: string): Promise<number> =>
  Number((await site.query(`SELECT count(*) AS n FROM ${sql}`))[0]?.['n']);

/**
 * Ten thousand people, signed in before, press for a hundred places. A third of those who get one pay in other ways or
 * not at all, so that others get theirs: in the end exactly a hundred are confirmed, and all other
 * money goes back.
 */
export async function proveQuota(): Promise<Figure[]> {
  const site = await startSite();
  try {
    const id = 'po-1';
    await site.query(
      `UPDATE document SET body = json_set(body, '$.quota', ${quota}, '$.taken', 0) WHERE kind = 'preorder' AND id = '${id}'`,
      'OPERATOR_DB',
    );
    await addPeople(site, people);
    const fields = await readFields(site, id);
    const open = new Set(Array.from({ length: people }, (_, index) => index));
    let most = 0;
    for (let round = 0; round < rounds; round += 1) {
      const started = Date.now();
      const winners: number[] = [];
      await each([...open], async (index) => {
        if ((await take(site, id, index, fields)) === 303) winners.push(index);
      });
      most = Math.max(
        most,
        await count(site, `preorder_place WHERE state IN ('RESERVED', 'CONFIRMED')`),
      );
      console.log(
        `  round ${round + 1}: ${open.size} pressed, ${winners.length} got a place, ${Math.round((Date.now() - started) / 1000)} s`,
      );
      if (winners.length === 0) break;
      const isLast = round === rounds - 1;
      const late: string[] = [];
      for (const index of winners) {
        open.delete(index);
        const wallet = await openWallet(site, await pathOf(site, index), cookieOf(index));
        const fails = !isLast && Math.random() < 0.34;
        const way = fails
          ? (otherWays[Math.floor(Math.random() * otherWays.length)] ?? 'none')
          : 'bank';
        if (way === 'late') late.push(wallet);
        else await pay(site, wallet, way);
      }
      await site.query(`UPDATE payment SET checked_at = 0 WHERE state = 'PENDING'`);
      // Whoever has paid is settled by the provider's call or by the job; nobody else has any time left.
      await site.runScheduled();
      await site.query(`UPDATE payment SET expires_at = 0, checked_at = 0 WHERE state = 'PENDING'`);
      await site.runScheduled();
      for (const wallet of late) await pay(site, wallet, 'late');
      await site.runScheduled();
    }
    await site.runScheduled();
    return [
      { says: 'places taken at most', found: most, expected: quota },
      {
        says: 'pre-orders that are confirmed',
        found: await count(site, `preorder_place WHERE state = 'CONFIRMED'`),
        expected: quota,
      },
      {
        says: 'people with two places',
        found: await count(
          site,
          `(SELECT person FROM preorder_place WHERE state = 'CONFIRMED' GROUP BY person HAVING count(*) > 1)`,
        ),
        expected: 0,
      },
      {
        says: 'deposits that have neither a place nor a refund',
        found: await count(
          site,
          `money m JOIN payment p ON p.id = m.payment_id WHERE NOT EXISTS (SELECT 1 FROM refund WHERE payment_id = p.id)
           AND NOT EXISTS (SELECT 1 FROM preorder_place WHERE purchase_id = p.subject_id AND state = 'CONFIRMED')`,
        ),
        expected: 0,
      },
      holds('refunds were made', (await count(site, 'refund')) > 0),
      {
        says: 'refunds of other amounts than were received',
        found: await count(
          site,
          `refund r WHERE NOT EXISTS (SELECT 1 FROM money m WHERE m.payment_id = r.payment_id
           AND m.provider_payment_id = r.provider_payment_id AND m.amount = r.amount)`,
        ),
        expected: 0,
      },
      {
        says: 'purchases without a place',
        found: await count(
          site,
          `purchase WHERE kind = 'preorder' AND NOT EXISTS (SELECT 1 FROM preorder_place WHERE purchase_id = purchase.id)`,
        ),
        expected: 0,
      },
    ];
  } finally {
    await site.stop();
  }
}
