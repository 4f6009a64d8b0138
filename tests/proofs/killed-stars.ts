import { setTimeout as sleep } from 'node:timers/promises';
import { translator } from '#i18n/translator.ts';
import { toEffectKey } from '#purchase/model.ts';
import { readWords } from '../http/checkout-visitor.ts';
import { comeBack, isHeld, killWhileDue, waitUntil } from './kill-due.ts';
import { openSiteDatabase } from './local-databases.ts';
import type { Way } from './mobile-proxy.ts';
import { inDatabase } from './outbox-rows.ts';
import { plantStars } from './plant-stars.ts';
import type { Figure } from './proof.ts';
import { listFree } from './sim-stage.ts';
import type { Stage } from './stage.ts';
import { StarsParent } from './stars-parent.ts';

interface Plan {
  isdn: string;
  /** While it is asked whether this child may have it. */
  check?: Way;
  effect?: Way;
  ask?: Way;
}
const onBill: readonly Plan[] = [
  { isdn: '99000941', check: 'held-before' },
  { isdn: '99000942', check: 'held-after' },
  { isdn: '99000943', check: 'lost-before' },
  { isdn: '99000944', check: 'lost-after' },
  { isdn: '99000945', effect: 'held-before' },
  { isdn: '99000946', effect: 'held-after' },
  { isdn: '99000947', effect: 'lost-before', ask: 'held-before' },
  { isdn: '99000948', effect: 'lost-after', ask: 'held-after' },
  { isdn: '99000949', effect: 'lost-after', ask: 'lost-after' },
];
const paid: readonly Plan[] = [
  { isdn: '94118801', effect: 'held-before' },
  { isdn: '94118802', effect: 'held-after' },
  { isdn: '94118803', effect: 'lost-before', ask: 'held-after' },
  { isdn: '94118804', effect: 'lost-after', ask: 'held-before' },
];
const ordered = onBill.filter(({ effect }) => effect);
const all = onBill.length + paid.length;
const heldIn = (plans: readonly Plan[], what: 'check' | 'effect' | 'ask') =>
  plans.filter((plan) => isHeld(plan[what])).length;
const t = translator('en');

/** The site dies, or an answer is lost, at each outside step of Stars, paid or on the bill; each is ordered once, and its parent is told. */
export async function killStars(stage: Stage): Promise<Figure[]> {
  const { directory, mobile, operator } = stage;
  const free = await listFree(operator, onBill.length);
  const db = await openSiteDatabase(directory);
  const parents: StarsParent[] = [];
  for (const { isdn } of onBill)
    parents.push(await StarsParent.plant(async (sql) => db.exec(sql), isdn));
  db.close();
  const numberOf = new Map(onBill.map(({ isdn }, at) => [isdn, free[at] ?? '']));
  const [asking, ordering] = [
    parents.filter((_one, at) => onBill[at]?.check),
    parents.filter((_one, at) => onBill[at]?.effect),
  ];

  let server = await stage.start();
  const first = server.url;
  for (const one of parents) await one.walk(first);
  for (const one of ordering) {
    await one.name(first);
    await one.choose(first, numberOf.get(one.isdn) ?? '');
  }
  const left = [...ordered];
  const planOf = new Map<string, Plan>();
  const met = new Set<string>();
  mobile.choose((boundary, code) => {
    if (met.has(code) || boundary === 'ask') return 'pass';
    met.add(code);
    if (boundary === 'check') return onBill.find(({ isdn }) => isdn === code)?.check ?? 'pass';
    const next = left.shift();
    if (next) planOf.set(code, next);
    return next?.effect ?? 'pass';
  });
  const results = new Map<string, string>();
  const dying = parents.map(async (one) => {
    if (asking.includes(one)) await one.name(first).catch(() => null);
    else results.set(one.isdn, await one.order(first));
  });
  const heldFirst = heldIn(onBill, 'check') + heldIn(onBill, 'effect');
  await waitUntil(() => mobile.held() >= heldFirst && left.length === 0);
  await sleep(1000);
  const killed = [mobile.held()];
  await server.kill();
  await Promise.all(dying);
  mobile.choose(() => 'pass');

  server = await stage.start();
  const again = server.url;
  const seeAll = (url: string, says: string) =>
    Promise.all(
      parents.map(async (one) => {
        const href = results.get(one.isdn);
        return href !== undefined && readWords(await one.see(url, href)).includes(says);
      }),
    );
  const waiting = await seeAll(again, t('stars.done.REQUESTED'));
  for (const one of asking) {
    await one.name(again);
    await one.choose(again, numberOf.get(one.isdn) ?? '');
    results.set(one.isdn, await one.order(again));
  }
  await sleep(2000);
  await server.stop();

  const planted = await plantStars(directory, paid);
  const effects = planted.map(({ id, code }, at) => ({
    key: toEffectKey(id),
    code,
    at: 'effect' as const,
    way: paid[at]?.effect ?? 'pass',
  }));
  killed.push(await killWhileDue(stage, effects));
  const orders = await inDatabase(directory, ['SELECT id, code FROM stars_order']);
  const questions = [
    ...orders.map(({ id, code }) => ({
      key: `stars ${String(id)}`,
      code: String(code),
      way: planOf.get(String(code))?.ask,
    })),
    ...effects.map(({ key, code }, at) => ({ key, code, way: paid[at]?.ask })),
  ].flatMap(({ way, ...one }) => (way ? { ...one, at: 'ask' as const, way } : []));
  killed.push(await killWhileDue(stage, questions));
  const openSql = `SELECT id FROM stars_order WHERE status = 'REQUESTED'
    UNION ALL SELECT id FROM purchase WHERE status = 'PAID'`;
  await comeBack(stage, async () => (await inDatabase(directory, [openSql])).length > 0);

  server = await stage.start();
  const done = await seeAll(server.url, t('stars.done.DONE'));
  await server.stop();
  const toldOf = (event: string) =>
    `(SELECT count(*) FROM outbox WHERE key LIKE '${event} sms %' AND instr(key, o.id))`;
  const rows = await inDatabase(directory, [
    `SELECT o.code, o.status, ${toldOf('stars.requested')} AS requested, ${toldOf('stars.done')} AS done, 0 AS refunds
       FROM stars_order o
     UNION ALL SELECT o.code, o.status, 1, ${toldOf('stars.done')},
       (SELECT count(*) FROM refund WHERE payment_id = o.id) FROM purchase o`,
  ]);
  const [holds] = await inDatabase(directory, [
    `SELECT count(*) AS n FROM number_hold WHERE ended_at IS NULL`,
  ]);
  const said = await Promise.all(
    rows.map(async ({ code }) => {
      const answer = await fetch(`${operator}/paid-effect?code=${String(code)}`);
      return ((await answer.json()) as { data: { state: string } }).data.state;
    }),
  );
  const count = (isTrue: (row: (typeof rows)[number]) => boolean) => rows.filter(isTrue).length;
  const counted = (some: readonly boolean[]) => some.filter(Boolean).length;
  return [
    { says: 'checks and orders held at kill 1', found: killed[0] ?? 0, expected: heldFirst },
    {
      says: 'pages that then said that it is on its way',
      found: counted(waiting),
      expected: ordered.length,
    },
    { says: 'paid orders held at kill 2', found: killed[1] ?? 0, expected: heldIn(paid, 'effect') },
    {
      says: 'questions held at kill 3',
      found: killed[2] ?? 0,
      expected: heldIn([...onBill, ...paid], 'ask'),
    },
    { says: 'orders, paid or on the bill', found: rows.length, expected: all },
    { says: 'done after all', found: count(({ status }) => status === 'DONE'), expected: all },
    {
      says: 'done, by the service',
      found: counted(said.map((state) => state === 'DONE')),
      expected: all,
    },
    {
      says: 'sent under one key each',
      found: count(({ code }) => mobile.keysOf(String(code)).length === 1),
      expected: all,
    },
    {
      says: 'money that went back',
      found: rows.reduce((sum, { refunds }) => sum + Number(refunds), 0),
      expected: 0,
    },
    { says: 'numbers that are still only kept', found: Number(holds?.['n']), expected: 0 },
    {
      says: 'parents who were told once that it is ordered, and once that it is done',
      found: count(({ requested, done: told }) => requested === 1 && told === 1),
      expected: all,
    },
    { says: 'pages that say that it is done', found: counted(done), expected: onBill.length },
  ];
}
