import { comeBack, isHeld, killWhileDue } from './kill-due.ts';
import { inDatabase } from './outbox-rows.ts';
import type { Figure } from './proof.ts';
import {
  askOperator,
  type Plan,
  type Planted,
  plantSims,
  readProfile,
  readRows,
} from './sim-stage.ts';
import type { Stage } from './stage.ts';

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

/** The site dies at each boundary of numbers, visitors' SIMs and recoveries, and comes back: each once, and none lost. */
export async function killSims(stage: Stage): Promise<Figure[]> {
  const { directory, mobile, operator } = stage;
  const planted = await plantSims(stage, all);
  const size = rounds[0]?.length ?? 0;
  const again = planted.flatMap(({ ask, ...one }) =>
    ask ? { ...one, at: 'ask' as const, way: ask } : [],
  );
  const held: number[] = [];
  for (const due of [planted.slice(0, size), planted.slice(size), again])
    held.push(await killWhileDue(stage, due));
  await comeBack(stage, async () =>
    (await readRows(directory)).some(({ status }) => status === 'PAID'),
  );
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
  return [
    ...rounds.map((plans, i) => ({
      says: `calls held at kill ${i + 1}`,
      found: held[i] ?? 0,
      expected: plans.filter(({ way }) => isHeld(way)).length,
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
