import { translator } from '#i18n/translator.ts';
import { Applicant } from './applicant.ts';
import { readAssessed } from './assessed-rows.ts';
import { comeBack, isHeld, killWhileDue } from './kill-due.ts';
import { killFees, type Person, seeResults } from './killed-fees.ts';
import { openSiteDatabase } from './local-databases.ts';
import type { Way } from './mobile-proxy.ts';
import { inDatabase, type Row } from './outbox-rows.ts';
import { type Figure, holds } from './proof.ts';
import type { Stage } from './stage.ts';

interface Plan {
  isdn: string;
  /** While the number is compared with e-Mongolia; those without one come to the fee at once. */
  check?: Way;
  at: 'credit' | 'insurance';
  way: Way;
  /** When that bureau is asked again. */
  again?: Way;
}
const plans: readonly Plan[] = [
  { isdn: '99000933', check: 'held-before', at: 'credit', way: 'held-before' },
  { isdn: '99000934', check: 'held-after', at: 'credit', way: 'held-after' },
  { isdn: '99000935', check: 'lost-before', at: 'insurance', way: 'held-before' },
  { isdn: '99000936', check: 'lost-after', at: 'insurance', way: 'held-after' },
  { isdn: '99000937', at: 'credit', way: 'lost-before', again: 'held-after' },
  { isdn: '99000938', at: 'credit', way: 'lost-after', again: 'held-before' },
  { isdn: '99000939', at: 'insurance', way: 'lost-before', again: 'held-after' },
  { isdn: '99000940', at: 'insurance', way: 'lost-after', again: 'held-before' },
];
const all = plans.length;
const checked = plans.filter(({ check }) => check);
const lost = plans.filter(({ again }) => again);
const t = translator('en');

/** The site dies, or an answer is lost, at each outside step of an assessment; each is paid once and decided once. */
export async function killAssessments(stage: Stage): Promise<Figure[]> {
  const { directory, mobile } = stage;
  const db = await openSiteDatabase(directory);
  const people: Person[] = [];
  for (const { isdn, check } of plans)
    people.push({ one: await Applicant.plant(async (sql) => db.exec(sql), isdn), check });
  db.close();

  const { assessed, figures } = await killFees(stage, people);

  // Each bureau, one at a time.
  const known = await inDatabase(directory, [
    `SELECT a.id, a.isdn, f.code FROM leasing_assessment a JOIN leasing_fee f ON f.isdn = a.isdn`,
  ]);
  const toDue = (some: readonly Plan[], wayOf: (plan: Plan) => Way) =>
    some.map((plan) => {
      const row = known.find(({ isdn }) => isdn === plan.isdn);
      const { id, code } = { id: row?.['id'], code: row?.['code'] };
      return {
        key: `leasing ask ${String(id)}`,
        code: String(code),
        at: plan.at,
        way: wayOf(plan),
      };
    });
  const third = await killWhileDue(
    stage,
    toDue(checked, ({ way }) => way),
  );
  await killWhileDue(
    stage,
    toDue(lost, ({ way }) => way),
  );
  const fourth = await killWhileDue(
    stage,
    toDue(lost, ({ again = 'pass' }) => again),
  );
  const openSql = `SELECT id FROM leasing_assessment WHERE state IN ('FEE', 'ASKING')`;
  await comeBack(stage, async () => (await inDatabase(directory, [openSql])).length > 0);

  const server = await stage.start();
  const ends = await seeResults(server.url, assessed);
  await server.stop();
  const rows = await readAssessed(directory);
  const count = (isTrue: (row: Row) => boolean) => rows.filter(isTrue).length;
  const states = ['COMPLETE', 'REJECTED', 'PENDING'] as const;
  const decided = states.map((state) => count((row) => row['state'] === state));
  console.log(`  decided: ${states.map((state, i) => `${decided[i]} × ${state}`).join(', ')}`);
  const keysAt = (at: Plan['at']) =>
    count(({ code }) => mobile.keysOf(String(code), at).length === 1);
  return [
    ...figures,
    {
      says: 'bureaus held at kill 3',
      found: third,
      expected: checked.filter(({ way }) => isHeld(way)).length,
    },
    {
      says: 'bureaus held when they were asked again, at kill 5',
      found: fourth,
      expected: lost.filter(({ again }) => isHeld(again)).length,
    },
    {
      says: 'one assessment and one fee of 24 hours each, paid once',
      found: count(
        ({ assessments, fees, payments, settled, lasts }) =>
          [assessments, fees, payments, settled].every((n) => n === 1) && lasts === 86_400_000,
      ),
      expected: all,
    },
    {
      says: 'of them with one receipt',
      found: count((row) => row['receipts'] === 1),
      expected: all,
    },
    {
      says: 'money that went back',
      found: rows.reduce((sum, { refunds }) => sum + Number(refunds), 0),
      expected: 0,
    },
    { says: 'inquiries of one key at the credit bureau', found: keysAt('credit'), expected: all },
    { says: 'inquiries of one key at Social Insurance', found: keysAt('insurance'), expected: all },
    { says: 'decided', found: decided.reduce((sum, n) => sum + n, 0), expected: all },
    {
      says: 'customers who were told once of the fee and once of the decision',
      found: count(({ told, decisions }) => told === 1 && decisions === 1),
      expected: all,
    },
    {
      says: 'pages that say what was decided',
      found: count(({ isdn, state }) =>
        Boolean(
          ends[plans.findIndex((one) => one.isdn === isdn)]?.includes(
            t(`leasing.result.${state as (typeof states)[number]}`),
          ),
        ),
      ),
      expected: all,
    },
    holds('some can order', (decided[0] ?? 0) > 0),
  ];
}
