import { setTimeout as sleep } from 'node:timers/promises';
import { newOperationId } from '#forms/operation-id.ts';
import { toNewNumbers } from '../../operator/seed/numbers/number-statements.ts';
import { type Site, startSite } from '../http/start-site.ts';
import { press } from './press.ts';
import { type Figure, holds, round } from './proof.ts';
import { medianOf } from './two-samples.ts';

const racers = 500;
/** Then as many for twenty numbers, so that losers of one race stand beside winners of others. */
const raced = 20;

const busy = 503;
const maxTries = 60;
const retryMs = 500;

/** Presses until the site has an answer: a machine that is asked 500 times at once sends most away at first. */
async function hold(site: Site, isdn: string, racer: number): Promise<number> {
  const fields = { op: newOperationId(), isdn };
  const from = { address: `10.${(racer >> 8) & 255}.${racer & 255}.1` };
  for (let tries = 0; ; tries += 1) {
    const { status } = await press(site.origin, '/newnumberv2/number', fields, from);
    if (status !== busy || tries === maxTries) return status;
    await sleep(retryMs);
  }
}

const count = async (site: Site, sql: string, database: 'DB' | 'OPERATOR_DB'): Promise<number> =>
  Number((await site.query(`SELECT ${sql} AS found`, database))[0]?.['found']);

const countHeld = (site: Site, numbers: readonly string[]) =>
  count(
    site,
    `(SELECT count(*) FROM phone_number WHERE isdn IN (${numbers.join()}) AND held_until > 0)`,
    'OPERATOR_DB',
  );
/** Those that a visitor believes to have. */
const countConfirmed = (site: Site, numbers: readonly string[]) =>
  count(
    site,
    `(SELECT count(*) FROM number_hold WHERE chosen IN (${numbers.map((one) => `'${one}'`).join()})
      AND reference IS NOT NULL AND ended_at IS NULL)`,
    'DB',
  );
/** Different words of the service among them: two visitors with one word have one number. */
const countWords = (site: Site) =>
  count(
    site,
    `(SELECT count(DISTINCT reference) - count(reference) FROM number_hold WHERE ended_at IS NULL)`,
    'DB',
  );

async function listFree(site: Site, from: number, many: number): Promise<string[]> {
  const rows = await site.query(
    `SELECT isdn FROM phone_number WHERE held_until = 0 AND sold_code IS NULL AND isdn > ${from}
     AND price = 0 ORDER BY isdn LIMIT ${many}`,
    'OPERATOR_DB',
  );
  return rows.map(({ isdn }) => String(isdn));
}

/** All that want a number press at one moment, each from a network of their own. */
async function race(site: Site, numbers: readonly string[]): Promise<Figure[]> {
  const answers = await Promise.all(
    Array.from({ length: racers }, (_, i) => hold(site, numbers[i % numbers.length] ?? '', i)),
  );
  const statuses = new Map<number, number>();
  for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  console.log(
    `  ${racers} for ${numbers.length}: ${[...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')}`,
  );
  const of = `${racers} that press for ${numbers.length} at once`;
  return [
    { says: `${of}: held`, found: await countHeld(site, numbers), expected: numbers.length },
    {
      says: `${of}: visitors to whom one is confirmed`,
      found: await countConfirmed(site, numbers),
      expected: numbers.length,
    },
    {
      says: `${of}: led on to the plan`,
      found: statuses.get(303) ?? 0,
      expected: numbers.length,
    },
    {
      says: `${of}: told that it is taken`,
      found: statuses.get(422) ?? 0,
      expected: racers - numbers.length,
    },
    { says: `${of}: two visitors with one word`, found: await countWords(site), expected: 0 },
  ];
}

const turns = 40;
const maxRatio = 1.15;
/** What an index finds; the smaller list has numbers for each of them. */
const wishes = ['prefix=991', 'ending=345', 'class=SILVER', 'contains=345'];

async function timePicker(site: Site, query: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${site.origin}/new-number?${query}`, {
    headers: { cookie: 'complete=1; mode=browser; lang=en' },
  });
  const html = await answer.text();
  const ms = performance.now() - started;
  if (!html.includes('name="isdn"')) throw new Error(`no number was shown for ${query}`);
  return ms;
}

/** The picker's first page over a million numbers beside that over ten thousand, in turns. */
async function compare(): Promise<Figure[]> {
  const [small, large] = [await startSite(), await startSite()];
  try {
    for (const [site, many] of [
      [small, 10_000],
      [large, 1_000_000],
    ] as const) {
      for (const sql of toNewNumbers(many)) await site.query(sql, 'OPERATOR_DB');
    }
    const figures: Figure[] = [];
    for (const query of wishes) {
      const times = { small: [] as number[], large: [] as number[] };
      for (let turn = -5; turn < turns; turn += 1) {
        const ms = { small: await timePicker(small, query), large: await timePicker(large, query) };
        if (turn < 0) continue;
        times.small.push(ms.small);
        times.large.push(ms.large);
      }
      const [one, other] = [medianOf(times.small), medianOf(times.large)];
      console.log(`  ${query}: ${round(one)} ms of 10,000, ${round(other)} ms of 1,000,000`);
      figures.push(
        holds(
          `${query} over a million is within ${maxRatio} × ten thousand`,
          other <= maxRatio * one,
        ),
      );
    }
    return figures;
  } finally {
    await Promise.all([small.stop(), large.stop()]);
  }
}

/** One holder for a number however many press, and a picker whose first page does not depend on how many there are. It takes about four minutes. */
export async function proveNumbers(): Promise<Figure[]> {
  const site = await startSite();
  const figures: Figure[] = [];
  try {
    const free = await listFree(site, 99_000_000, raced + 1);
    figures.push(...(await race(site, free.slice(0, 1))));
    figures.push(...(await race(site, free.slice(1))));
  } finally {
    await site.stop();
  }
  return [...figures, ...(await compare())];
}
