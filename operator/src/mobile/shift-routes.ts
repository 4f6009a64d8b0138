import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  checkShiftPassportBody,
  type ShiftRefusal,
  shiftPlanBody,
} from '#contracts/mobile/package-shift.ts';
import { HttpError, throwNotFound } from '../http/http-error.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readBody, readQuery } from '../http/read-input.ts';
import { isAwkwardShift } from './awkward-shifts.ts';
import { findMobilePlan, mobilePlans } from './mobile-plans.ts';
import { fail, lose, readKey, send } from './number-answers.ts';
import { slowMs } from './paid-effects.ts';
import { listKeeping, listRefusals, readPlans, toDay, toFirstDay } from './shift-account.ts';
import { readEmail, readPaidBill } from './subscriber-facts.ts';

type Db = OperatorEnv['Bindings']['OPERATOR_DB'];

const slow = () => new Promise((done) => setTimeout(done, slowMs));
const isdnQuery = z.object({ isdn: z.string().check(z.regex(/^\d{8}$/)) });

async function readState(db: Db, isdn: string) {
  const now = new Date();
  const [plans, paid, email] = await Promise.all([
    readPlans(db, isdn, now),
    readPaidBill(db, isdn, now),
    readEmail(db, isdn),
  ]);
  const refusals = listRefusals(isdn, { paid, plans, now });
  return { ...plans, email, refusals, now };
}

export const shiftRoutes = new Hono<OperatorEnv>();

shiftRoutes.get('/package-shift', async (c) => {
  const { isdn } = readQuery(c, isdnQuery);
  if (isAwkwardShift(isdn, 'calls are lacking')) throwNotFound();
  if (isAwkwardShift(isdn, 'state fails')) fail();
  if (isAwkwardShift(isdn, 'state is slow')) await slow();
  const { current, next, email, refusals } = await readState(c.env.OPERATOR_DB, isdn);
  const pending = next && {
    planId: next.plan.id,
    nameMn: next.plan.nameMn,
    nameEn: next.plan.nameEn,
    from: next.from,
  };
  return send({ current, refusals, email, pending });
});

shiftRoutes.get('/package-shift/plans', async (c) => {
  const { isdn } = readQuery(c, isdnQuery);
  if (isAwkwardShift(isdn, 'calls are lacking')) throwNotFound();
  if (isAwkwardShift(isdn, 'plans fail')) fail();
  const { current } = await readPlans(c.env.OPERATOR_DB, isdn, new Date());
  const isOffered = current !== null && !isAwkwardShift(isdn, 'no plans');
  return send(isOffered ? mobilePlans.filter(({ id }) => id !== current.id) : []);
});

shiftRoutes.post('/package-shift/check-passport', async (c) => {
  const { isdn, passport } = await readBody(c, checkShiftPassportBody);
  if (isAwkwardShift(isdn, 'passport is not compared')) throwNotFound();
  if (passport.number.startsWith('BR')) return send({ state: 'BRANCH' });
  return send({ state: isAwkwardShift(isdn, 'passport is another') ? 'OTHER' : 'SAME' });
});

interface Row {
  state: string;
  effectiveOn: string | null;
  refusals: string;
  body: string;
  asked: number;
}

const columns = 'state, effective_on AS effectiveOn, refusals, body, asked';
/** Whoever else has changed it in this month was first: then nothing is kept. */
const KEEP = `INSERT INTO package_shift (code, idempotency_key, isdn, month, plan_id, state, effective_on, refusals, body, at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10) ON CONFLICT DO NOTHING`;
const READ = `SELECT ${columns} FROM package_shift WHERE idempotency_key = ?1`;
const ASK = `UPDATE package_shift SET asked = asked + 1 WHERE code = ?1 RETURNING ${columns}`;

const toAnswer = ({ state, effectiveOn, refusals }: Row) => ({
  state,
  effectiveOn,
  refusals: JSON.parse(refusals) as ShiftRefusal[],
});

shiftRoutes.post('/package-shift', async (c) => {
  const key = readKey(c);
  const body = await readBody(c, shiftPlanBody);
  const { code, isdn, planId } = body;
  if (isAwkwardShift(isdn, 'calls are lacking')) throwNotFound();
  if (isAwkwardShift(isdn, 'shift fails')) fail();
  const db = c.env.OPERATOR_DB;
  const text = JSON.stringify(body);
  const before = await db.prepare(READ).bind(key).first<Row>();
  if (before && before.body !== text) {
    throw new HttpError(422, 'the Idempotency-Key belongs to another request');
  }
  // It loses each answer: only the plan of the number tells what became of it.
  if (before && isAwkwardShift(isdn, 'outcome is lacking')) lose();
  if (before) return send(toAnswer(before));
  const { current, refusals, now } = await readState(db, isdn);
  const plan = findMobilePlan(planId);
  if (!current || !plan) throw new HttpError(422, 'there is no such plan');
  const month = toDay(now).slice(0, 7);
  const isLate = isAwkwardShift(isdn, 'shift is refused at last');
  const keeping = isLate
    ? [{ reason: 'BILL' as const, amount: 12_300, until: null }]
    : listKeeping(refusals, current, plan);
  const effectiveOn = plan.fee > current.fee ? toDay(now) : toFirstDay(now, 1);
  const toRow = (reasons: readonly ShiftRefusal[]) => {
    const state = reasons.length > 0 ? 'REFUSED' : 'DONE';
    const from = state === 'DONE' ? effectiveOn : null;
    const said = JSON.stringify(reasons);
    return db
      .prepare(KEEP)
      .bind(code, key, isdn, month, planId, state, from, said, text, now.getTime());
  };
  const once = [{ reason: 'MONTH' as const, amount: null, until: toFirstDay(now, 1) }];
  const [, , read] = await db.batch<Row>([toRow(keeping), toRow(once), db.prepare(READ).bind(key)]);
  const row = read?.results[0];
  if (!row) throw new Error('a change just kept is not there');
  if (isAwkwardShift(isdn, 'shift is slow')) await slow();
  if (isAwkwardShift(isdn, 'shift loses its answer', 'outcome fails twice', 'outcome is lacking')) {
    lose();
  }
  return send(toAnswer(row));
});

shiftRoutes.get('/package-shift/outcome', async (c) => {
  const { code } = readQuery(c, z.object({ code: z.string().check(z.maxLength(40)) }));
  const row = await c.env.OPERATOR_DB.prepare(ASK).bind(code).first<Row>();
  if (!row) return send({ state: 'NONE' });
  const { isdn } = JSON.parse(row.body) as { isdn: string };
  if (isAwkwardShift(isdn, 'outcome is lacking')) throwNotFound();
  if (isAwkwardShift(isdn, 'outcome fails twice') && row.asked <= 2) fail();
  return send(toAnswer(row));
});
