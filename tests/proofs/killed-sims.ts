import { setTimeout as sleep } from 'node:timers/promises';
import { callJobs } from './payment-stage.ts';
import type { Figure } from './proof.ts';
import {
  askOperator,
  inDatabase,
  makeDue,
  type Plan,
  type Planted,
  plantSims,
  readProfile,
  readRows,
  type SimStage,
} from './sim-stage.ts';

/** The site sends six messages at a time, so that as many can be under way when it dies. */
const rounds: readonly (readonly Plan[])[] = [
  [
    { what: 'number', at: 'effect', way: 'held-before' },
    { what: 'number', at: 'effect', way: 'held-after' },
    { what: 'number', at: 'order', way: 'held-before' },
    { what: 'number', at: 'order', way: 'held-after' },
    { what: 'recovery', at: 'effect', way: 'held-before' },
    { what: 'recovery', at: 'effect', way: 'held-after' },
  ],
  [
    { what: 'tourist', at: 'effect', way: 'held-before' },
    { what: 'tourist', at: 'effect', way: 'held-after' },
    { what: 'number', at: 'effect', way: 'lost-after', ask: 'held-before' },
    { what: 'number', at: 'order', way: 'lost-after', ask: 'held-after' },
    { what: 'tourist', at: 'effect', way: 'lost-before', ask: 'held-after' },
    { what: 'recovery', at: 'effect', way: 'lost-after', ask: 'held-before' },
  ],
];
const all = rounds.flat();
const numbers = all.filter(({ what }) => what === 'number');
const asked = all.filter(({ ask }) => ask);
const events = { number: 'number.esim', tourist: 'tourist.esim', recovery: 'recovery.active' };

/** Kills the site while the calls of these are held; how many were. */
async function killOnce(
  { directory, mobile, start }: SimStage,
  due: readonly Planted[],
  isAsked: boolean,
): Promise<number> {
  await makeDue(
    directory,
    due.map(({ key }) => key),
  );
  const server = await start();
  const before = mobile.held();
  const wayOf = ({ ask = 'pass', way }: Plan) => (isAsked ? ask : way);
  mobile.choose((boundary, code) => {
    const one = due.find((plan) => plan.code === code);
    return one && boundary === (isAsked ? 'ask' : one.at) ? wayOf(one) : 'pass';
  });
  const expected = due.filter((one) => wayOf(one).startsWith('held')).length;
  const jobs = callJobs(server.url);
  const giveUpAt = Date.now() + 30_000;
  while (mobile.held() - before < expected && Date.now() < giveUpAt) await sleep(20);
  // What was lost is noted by then.
  await sleep(1000);
  const held = mobile.held() - before;
  await server.kill();
  await jobs;
  mobile.choose(() => 'pass');
  return held;
}

/** The site dies at each boundary of numbers, visitors' SIMs and recoveries, and comes back: each once, and none lost. */
export async function killSims(stage: SimStage): Promise<Figure[]> {
  const { directory, mobile, operator, start } = stage;
  const planted = await plantSims(stage, all);
  const size = rounds[0]?.length ?? 0;
  const held = [
    await killOnce(stage, planted.slice(0, size), false),
    await killOnce(stage, planted.slice(size), false),
    await killOnce(
      stage,
      planted.filter(({ ask }) => ask),
      true,
    ),
  ];
  const isOpen = async () => (await readRows(directory)).some(({ status }) => status === 'PAID');
  for (let turn = 0; turn < 8 && (turn === 0 || (await isOpen())); turn += 1) {
    await makeDue(directory, null);
    const server = await start();
    await callJobs(server.url);
    await sleep(2000);
    await server.stop();
  }
  const rows = await readRows(directory);
  const said = await Promise.all(planted.map((one) => askOperator(operator, one)));
  const stored: (string | null)[] = [];
  for (const one of planted) stored.push(await readProfile(directory, one));
  const told: number[] = [];
  for (const { what, id, recoveryId } of planted) {
    const sql = `SELECT count(*) AS n FROM outbox WHERE key LIKE '${events[what]} %' AND instr(key, '${recoveryId ?? id}')`;
    const [row] = await inDatabase(directory, [sql]);
    told.push(Number(row?.['n']));
  }
  const count = (isTrue: (one: Planted, i: number) => boolean) => planted.filter(isTrue).length;
  const heldOf = (plans: readonly Plan[]) =>
    plans.filter(({ way }) => way.startsWith('held')).length;
  return [
    ...rounds.map((plans, i) => ({
      says: `calls held at kill ${i + 1}`,
      found: held[i] ?? 0,
      expected: heldOf(plans),
    })),
    { says: 'questions held at kill 3', found: held[2] ?? 0, expected: asked.length },
    {
      says: `of ${all.length} numbers, visitors' SIMs and recoveries, done after all`,
      found: rows.filter(({ status }) => status === 'DONE').length,
      expected: all.length,
    },
    {
      says: 'money that went back',
      found: rows.reduce((sum, { refunds }) => sum + Number(refunds), 0),
      expected: 0,
    },
    {
      says: 'sold, ordered or replaced under one key each',
      found: count(
        ({ what, code }) =>
          mobile.keysOf(code).length === 1 &&
          mobile.keysOf(code, 'order').length === Number(what === 'number'),
      ),
      expected: all.length,
    },
    {
      says: 'numbers that the service says were sold',
      found: said.filter(({ sale }) => sale === 'SOLD').length,
      expected: numbers.length,
    },
    {
      says: 'eSIMs that are installed with the one profile of the service',
      found: count((_one, i) => stored[i] !== null && stored[i] === said[i]?.['matchingId']),
      expected: all.length,
    },
    {
      says: 'customers who were told',
      found: told.filter((n) => n > 0).length,
      expected: all.length,
    },
  ];
}
