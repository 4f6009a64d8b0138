import { ShiftVisitor } from '../http/shift-visitor.ts';
import { type Site, startSite } from '../http/start-site.ts';
import { loseAndKill } from './killed-shifts.ts';
import { press } from './press.ts';
import { type Figure, runAtOnce } from './proof.ts';
import { onStage } from './stage.ts';

const presses = 500;
const busy = 503;
const maxTries = 60;

/** Presses until the site has an answer: a machine that is asked 500 times at once sends most away at first. */
async function pressOnce(site: Site, visitor: ShiftVisitor, fields: string[][]) {
  for (let tries = 0; ; tries += 1) {
    const sent = [...fields, ['op', crypto.randomUUID()]];
    const from = { cookie: visitor.cookie(), address: visitor.address };
    const { status } = await press(site.origin, '/packageshift/confirm', sent, from);
    if (status !== busy || tries === maxTries) return status;
    await new Promise((done) => setTimeout(done, 500));
  }
}

/** So many devices of so many numbers, each with a draft of its own at the last step; all their presses at one moment. */
async function race(site: Site, numbers: readonly string[], devices: number): Promise<Figure[]> {
  const all = numbers.flatMap((isdn) => Array.from({ length: devices }, () => isdn));
  const ready = await runAtOnce(all.length, 4, async (i) => {
    const visitor = await ShiftVisitor.enter(site, all[i] ?? '');
    await visitor.prove();
    await visitor.fill('tenger-99');
    return { visitor, shown: await visitor.readConfirm() };
  });
  const jobs = Array.from({ length: presses }, (_, i) => ready[i % ready.length]).flatMap(
    (one) => one ?? [],
  );
  const answers = await Promise.all(
    jobs.map(({ visitor, shown }) =>
      pressOnce(
        site,
        visitor,
        shown.map(([name, value]) => [name, value]),
      ),
    ),
  );
  const statuses = new Map<number, number>();
  for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const of = `${presses} presses of ${devices} devices each for ${numbers.length} number(s)`;
  console.log(`  ${of}: ${[...statuses].map(([status, n]) => `${n} × ${status}`).join(', ')}`);
  const listed = numbers.map((one) => `'${one}'`).join();
  const count = async (sql: string, database: 'DB' | 'OPERATOR_DB' = 'DB') =>
    Number((await site.query(`SELECT count(*) AS n FROM ${sql}`, database))[0]?.['n']);
  const where = `package_shift WHERE isdn IN (${listed})`;
  return [
    { says: `${of}: months claimed`, found: await count(where), expected: numbers.length },
    {
      says: `${of}: changes at the service, refused ones too`,
      found: await count(where, 'OPERATOR_DB'),
      expected: numbers.length,
    },
    {
      says: `${of}: presses without an answer`,
      found: answers.filter((status) => status !== 303 && status !== 422).length,
      expected: 0,
    },
  ];
}

async function raceAll(): Promise<Figure[]> {
  const site = await startSite();
  try {
    const many = Array.from({ length: 25 }, (_, i) => String(99_117_101 + i));
    return [...(await race(site, ['99117199'], 10)), ...(await race(site, many, 2))];
  } finally {
    await site.stop();
  }
}

/** One change for a number and month however many press; and whatever is lost, and whenever the site dies, nothing twice and nothing lost. */
export const proveShift = async (): Promise<Figure[]> => [
  ...(await raceAll()),
  ...(await onStage('shift', loseAndKill)),
];
