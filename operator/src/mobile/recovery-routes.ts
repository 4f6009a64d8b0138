import { Hono } from 'hono';
import * as z from 'zod/mini';
import { checkRecoveryBody, recoverSimBody } from '#contracts/mobile/sim-recovery.ts';
import { HttpError } from '../http/http-error.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readBody, readQuery } from '../http/read-input.ts';
import { fail, lose, readKey, send } from './number-answers.ts';
import { slowMs } from './paid-effects.ts';
import { isOdd, toState } from './recovery-answers.ts';
import { newProfile } from './esim-profile.ts';

export const recoveryRoutes = new Hono<OperatorEnv>();

recoveryRoutes.get('/sim-recovery/ways', () => send({ ways: ['ESIM', 'BLANK', 'CARD'] }));

recoveryRoutes.post('/sim-recovery/check', async (c) => {
  const { isdn, simNumber } = await readBody(c, checkRecoveryBody);
  if (isOdd(isdn, 'fails')) fail();
  return send({ state: toState(isdn, simNumber) });
});

const KEEP = `INSERT INTO sim_recovery (code, idempotency_key, isdn, way, profile, body, at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING`;
const READ = 'SELECT isdn, profile, asked, body FROM sim_recovery WHERE idempotency_key = ?1';
const ASK =
  'UPDATE sim_recovery SET asked = asked + 1 WHERE code = ?1 RETURNING isdn, profile, asked, body';

interface Row {
  isdn: string;
  profile: string | null;
  asked: number;
  body: string;
}

function toAnswer({ isdn, profile, asked }: Row) {
  if (isOdd(isdn, 'is refused')) return { state: 'REFUSED', profile: null };
  // A late one is there when it is asked for the second time.
  if (isOdd(isdn, 'is late') && asked < 2) return { state: 'ACTIVATING', profile: null };
  return { state: 'ACTIVE', profile: profile && JSON.parse(profile) };
}

recoveryRoutes.post('/sim-recovery', async (c) => {
  const key = readKey(c);
  const body = await readBody(c, recoverSimBody);
  const { code, isdn, way } = body;
  if (isOdd(isdn, 'is slow')) await new Promise((done) => setTimeout(done, slowMs));
  const profile = way === 'ESIM' ? JSON.stringify(newProfile()) : null;
  const text = JSON.stringify(body);
  const db = c.env.OPERATOR_DB;
  const [kept, read] = await db.batch<Row>([
    db.prepare(KEEP).bind(code, key, isdn, way, profile, text, Date.now()),
    db.prepare(READ).bind(key),
  ]);
  const row = read?.results[0];
  if (row?.body !== text)
    throw new HttpError(422, 'the Idempotency-Key belongs to another request');
  if (kept && kept.meta.changes > 0 && isOdd(isdn, 'loses its answer')) lose();
  return send(toAnswer(row));
});

recoveryRoutes.get('/sim-recovery', async (c) => {
  const { code } = readQuery(c, z.object({ code: z.string().check(z.maxLength(40)) }));
  const row = await c.env.OPERATOR_DB.prepare(ASK).bind(code).first<Row>();
  return send(row ? toAnswer(row) : { state: 'NONE', profile: null });
});
