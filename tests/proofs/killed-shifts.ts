import { setTimeout as sleep } from 'node:timers/promises';
import { newOperationId } from '#forms/operation-id.ts';
import { ShiftVisitor } from '../http/shift-visitor.ts';
import { comeBack, isHeld, waitUntil } from './kill-due.ts';
import { openSiteDatabase } from './local-databases.ts';
import type { Way } from './mobile-proxy.ts';
import { endLeases, inDatabase } from './outbox-rows.ts';
import { callJobs } from './payment-stage.ts';
import type { Figure } from './proof.ts';
import type { Stage } from './stage.ts';

interface Plan {
  isdn: string;
  check?: Way;
  effect?: Way;
  ask?: Way;
}

/** Where each is lost or dies: while it is judged, before and after the change, and while it is asked what became of it. */
const plans: readonly Plan[] = [
  { isdn: '99118811', check: 'held-before' },
  { isdn: '99118802', effect: 'held-before' },
  { isdn: '99118803', effect: 'held-after' },
  { isdn: '99118814', effect: 'lost-before' },
  { isdn: '99118805', effect: 'lost-after' },
  { isdn: '99118806', effect: 'lost-after', ask: 'held-before' },
  { isdn: '99118812', effect: 'lost-before', ask: 'held-after' },
  { isdn: '99118808', effect: 'lost-after', ask: 'lost-after' },
];
const heldFirst = plans.filter(({ check, effect }) => [check, effect].some(isHeld)).length;
const heldThen = plans.filter(({ ask }) => isHeld(ask)).length;

/** Each customer presses once; the site is killed while calls are held, twice, and comes back. */
export async function loseAndKill({
  directory,
  mobile,
  operator,
  start,
}: Omit<Stage, 'qpay'>): Promise<Figure[]> {
  const db = await openSiteDatabase(directory);
  const site = { origin: '', query: async (sql: string) => db.exec(sql) };
  const waiting = [];
  for (const plan of plans) {
    // The port of a server is known only once it runs; what is planted here belongs to nobody's address.
    const planted = await ShiftVisitor.enter(site, plan.isdn);
    await planted.prove();
    waiting.push({ plan, planted });
  }
  db.close();
  let server = await start();
  const pressed = [];
  for (const { plan, planted } of waiting) {
    const visitor = planted.at(server.url);
    await visitor.fill('tenger-18').catch((cause: unknown) => {
      throw new Error(`${plan.isdn} did not come to the last step`, { cause });
    });
    pressed.push({ plan, visitor, fields: await visitor.readConfirm(), op: newOperationId() });
  }
  const byCode = new Map<string, Plan>();
  const asked = new Set<string>();
  const left = plans.filter(({ check }) => !check);
  mobile.choose((boundary, code) => {
    if (boundary === 'check') return plans.find(({ isdn }) => isdn === code)?.check ?? 'pass';
    const plan = byCode.get(code);
    if (boundary === 'effect') {
      if (plan) return 'pass';
      const next = left.shift();
      if (next) byCode.set(code, next);
      return next?.effect ?? 'pass';
    }
    if (asked.has(code)) return 'pass';
    asked.add(code);
    return plan?.ask ?? 'pass';
  });
  const dying = pressed.map(({ visitor, fields, op }) =>
    visitor.confirm(fields, op).catch(() => null),
  );
  await waitUntil(() => mobile.held() >= heldFirst);
  const first = mobile.held();
  await sleep(500);
  await server.kill();
  await Promise.all(dying);
  await endLeases(directory);
  // The one that died while it was judged has done nothing: its customer presses again.
  const again = pressed.filter(({ plan }) => plan.check !== undefined);
  server = await start();
  const choosing = plans.map(({ isdn }) => isdn);
  mobile.choose((boundary, code) => {
    if (boundary !== 'ask' || asked.has(code)) return 'pass';
    asked.add(code);
    return byCode.get(code)?.ask ?? 'pass';
  });
  for (const { visitor, fields, op } of again) await visitor.at(server.url).confirm(fields, op);
  const jobs = callJobs(server.url);
  await waitUntil(() => mobile.held() - first >= heldThen);
  const then = mobile.held() - first;
  await server.kill();
  await jobs;
  mobile.choose(() => 'pass');
  const openSql = `SELECT id FROM package_shift WHERE state = 'SENDING'`;
  await comeBack(
    { directory, mobile, start },
    async () => (await inDatabase(directory, [openSql])).length > 0,
  );
  const rows = await inDatabase(directory, [
    `SELECT isdn, code, state, (SELECT count(*) FROM outbox
         WHERE key IN ('packageShift.later sms ' || p.id, 'packageShift.later email ' || p.id)) AS told,
       (SELECT count(*) FROM outbox WHERE topic = 'package-shift-message' AND instr(key, p.id)) AS messages
       FROM package_shift p`,
  ]);
  const changed = await Promise.all(
    choosing.map(async (isdn) => {
      const answer = await fetch(`${operator}/package-shift?isdn=${isdn}`);
      const { data } = (await answer.json()) as { data: { pending: object | null } };
      return Number(data.pending !== null);
    }),
  );
  const countOf = (isTrue: (row: (typeof rows)[number]) => boolean) => rows.filter(isTrue).length;
  const all = plans.length;
  return [
    { says: 'calls held when the site was killed', found: first, expected: heldFirst },
    { says: 'questions held when it was killed again', found: then, expected: heldThen },
    { says: 'changes that were stored', found: rows.length, expected: all },
    { says: 'done after all', found: countOf(({ state }) => state === 'DONE'), expected: all },
    {
      says: 'sent under one key each',
      found: countOf(({ code }) => mobile.keysOf(String(code)).length === 1),
      expected: all,
    },
    {
      says: 'plans changed at the service',
      found: changed.reduce((sum, one) => sum + one, 0),
      expected: all,
    },
    {
      says: 'customers who were told once by SMS and e-mail, and nothing else',
      found: countOf(({ told, messages }) => told === 2 && messages === 2),
      expected: all,
    },
  ];
}
