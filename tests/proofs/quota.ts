import { createHash } from 'node:crypto';
import { newOperationId } from '#forms/operation-id.ts';
import { startSite, type Site } from '../http/start-site.ts';
import { sendTo } from '../http/send-to.ts';
import { press } from './press.ts';
import type { Figure } from './proof.ts';

const people = Number(process.env['PROVE_PEOPLE'] ?? 10_000);
const quota = 100;
const together = 50;
const rounds = 6;

const tokenOf = (index: number) => `preorder-proof-${index}`.padEnd(43, 'x');
const isdnOf = (index: number) => String(99_000_000 + index);

/** So many people are signed in already: who they are is not what is proved. */
async function addPeople(site: Site): Promise<void> {
  const now = Date.now();
  const end = now + 7_200_000;
  for (let from = 0; from < people; from += 500) {
    const rows = Array.from({ length: Math.min(500, people - from) }, (_, i) => {
      const id = createHash('sha256')
        .update(tokenOf(from + i))
        .digest('hex');
      return { id, isdn: isdnOf(from + i) };
    });
    await site.query(
      `INSERT INTO visitor (id, created_at, expires_at) VALUES ${rows
        .map(({ id }) => `('${id}', ${now}, ${end})`)
        .join()}`,
    );
    await site.query(
      `INSERT INTO session (id, visitor_id, created_at, expires_at, kind, isdn) VALUES ${rows
        .map(({ id, isdn }) => `('${id}', '${id}', ${now}, ${end}, 'phone', '${isdn}')`)
        .join()}`,
    );
  }
}

const cookieOf = (index: number) => `sid=${tokenOf(index)}; complete=1; mode=browser; lang=en`;

/** Presses until there is an answer: a machine that is asked by thousands sends some away at first. */
async function take(site: Site, id: string, index: number, deposit: number): Promise<number> {
  const fields = {
    step: 'reserve',
    op: newOperationId(),
    total: String(deposit),
    receipt: 'INDIVIDUAL',
    provider: 'qpay',
  };
  const from = { cookie: cookieOf(index), address: `10.${(index >> 8) & 255}.${index & 255}.1` };
  for (let tries = 0; ; tries += 1) {
    const { status } = await press(site.origin, `/pre-order/${id}`, fields, from);
    if (status !== 503 || tries === 60) return status;
    await new Promise((done) => setTimeout(done, 300));
  }
}

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

/** The deposit is paid in the wallet; the provider calls the site. */
async function pay(site: Site, path: string, cookie: string): Promise<void> {
  const page = await (await fetch(site.origin + path, { headers: { cookie } })).text();
  const [, wallet = ''] = /href="(\/operator\/wallet[^"]*)"/.exec(page) ?? [];
  // A time that is over leads to no wallet.
  if (!wallet) return;
  await sendTo(site.origin, wallet.replaceAll('&amp;', '&'), {
    method: 'POST',
    headers: { origin: site.origin },
    body: new URLSearchParams({ way: 'bank' }),
  });
}

const pathOf = async (site: Site, index: number): Promise<string> => {
  const html = await (
    await fetch(`${site.origin}/pre-order/po-1`, { headers: { cookie: cookieOf(index) } })
  ).text();
  return /href="(\/paymentSuccess\?id=[\w-]{43})"/.exec(html)?.[1] ?? '';
};

/**
 * Ten thousand people, signed in before, press for a hundred places. A third of those who get one never pay, or pay after
 * their time, so that others get theirs: in the end exactly a hundred are confirmed, and all other money goes back.
 */
export async function proveQuota(): Promise<Figure[]> {
  const site = await startSite();
  try {
    const id = 'po-1';
    await site.query(
      `UPDATE document SET body = json_set(body, '$.quota', ${quota}, '$.taken', 0) WHERE kind = 'preorder' AND id = '${id}'`,
      'OPERATOR_DB',
    );
    const deposit = 200_000;
    await addPeople(site);
    const open = new Set(Array.from({ length: people }, (_, index) => index));
    let most = 0;
    for (let round = 0; round < rounds; round += 1) {
      const started = Date.now();
      const winners: number[] = [];
      await each([...open], async (index) => {
        if ((await take(site, id, index, deposit)) === 303) winners.push(index);
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
      const failing = winners.filter(() => !isLast && Math.random() < 0.34);
      const late: string[] = [];
      for (const index of winners) {
        open.delete(index);
        const path = await pathOf(site, index);
        if (!failing.includes(index)) await pay(site, path, cookieOf(index));
        else if (late.length < 3) late.push(path);
      }
      await site.query(`UPDATE payment SET checked_at = 0 WHERE state = 'PENDING'`);
      // Whoever has paid is settled by the provider's call or by the job; nobody else has any time left.
      await site.runScheduled();
      await site.query(`UPDATE payment SET expires_at = 0, checked_at = 0 WHERE state = 'PENDING'`);
      await site.runScheduled();
      for (const path of late) await pay(site, path, '');
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
