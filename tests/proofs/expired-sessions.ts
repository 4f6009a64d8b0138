import { type Site, startSite } from '../http/start-site.ts';
import { newNumber, Visitor } from '../http/tan-visitor.ts';
import { type Figure, holds, round, runAtOnce } from './proof.ts';
import { Shopper } from './shopper.ts';
import { quantile } from './wave.ts';

const expired = 1_000_000;
const turns = 15;

const seedExpired = [
  `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${expired})
   INSERT INTO visitor (id, created_at, expires_at) SELECT 'old' || i, 0, 1 + i % 1000 FROM n`,
  `INSERT INTO session (id, visitor_id, created_at, expires_at) SELECT id, id, 0, expires_at
   FROM visitor WHERE id LIKE 'old%'`,
];

const medianOf = async (work: () => Promise<unknown>): Promise<number> => {
  const times = await runAtOnce(turns, 1, async () => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  });
  return quantile(
    times.toSorted((a, b) => a - b),
    0.5,
  );
};

async function timeStrangers(site: Site, product: string) {
  return {
    signIn: await medianOf(() =>
      new Visitor(site.origin).post('/sign-in', { step: 'number', isdn: newNumber() }),
    ),
    add: await medianOf(() => new Shopper().addSurely(site.origin, product)),
  };
}

/** What has expired waits for the job that deletes it, and no visitor waits for either. */
export async function proveExpired(product: string): Promise<Figure[]> {
  const site = await startSite();
  try {
    await timeStrangers(site, product);
    const empty = await timeStrangers(site, product);
    for (const sql of seedExpired) await site.query(sql);
    // As before the empty table: the first turns after a million rows also wait for the disk to take them.
    await timeStrangers(site, product);
    const full = await timeStrangers(site, product);
    const swept = site.runScheduled();
    const sweeping = await timeStrangers(site, product);
    await swept;
    const [row] = await site.query(`SELECT count(*) AS n FROM session WHERE id LIKE 'old%'`);
    console.log(
      `  sign-in ${round(empty.signIn)} ms in an empty table, ${round(full.signIn)} at ${expired} expired sessions, ${round(sweeping.signIn)} while they are swept; add ${round(empty.add)}, ${round(full.add)}, ${round(sweeping.add)}; one run of the job left ${String(row?.['n'])}`,
    );
    return [
      holds('a sign-in takes at most 1.5 × as long', full.signIn <= 1.5 * empty.signIn),
      holds('an add takes at most 1.5 × as long', full.add <= 1.5 * empty.add),
      holds('the job has deleted some', Number(row?.['n']) < expired),
    ];
  } finally {
    await site.stop();
  }
}
