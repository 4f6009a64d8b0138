import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  checkTravellerBody,
  orderTouristSimBody,
  type Traveller,
} from '#contracts/mobile/tourist-sims.ts';
import { readDocuments } from '../content/documents.ts';
import { HttpError } from '../http/http-error.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readBody, readQuery } from '../http/read-input.ts';
import { sendData, toJsonList } from '../http/send-json.ts';
import { isAwkwardPassport } from './awkward-passports.ts';
import { newProfile } from './esim-profile.ts';
import { fail, lose, readKey, send } from './number-answers.ts';
import { slowMs } from './paid-effects.ts';

/** How many visitors' SIMs one passport may have. */
const maxOfOne = 2;

const toHolder = ({ passport }: Traveller) => `${passport.country} ${passport.number}`;

export const touristSimRoutes = new Hono<OperatorEnv>();

touristSimRoutes.get('/tourist-packages', async (c) =>
  sendData(toJsonList(await readDocuments(c.env.OPERATOR_DB, 'tourist-package'))),
);

const COUNT = `SELECT count(*) AS n FROM tourist_sim WHERE holder = ?1 AND state = 'SOLD'`;

touristSimRoutes.post('/tourist-sims/check', async (c) => {
  const { traveller } = await readBody(c, checkTravellerBody);
  const { number } = traveller.passport;
  if (isAwkwardPassport(number, 'check fails')) fail();
  if (isAwkwardPassport(number, 'check is slow')) await new Promise((on) => setTimeout(on, slowMs));
  if (isAwkwardPassport(number, 'is blacklisted')) return send({ state: 'BLACKLISTED' });
  const sold = await c.env.OPERATOR_DB.prepare(COUNT).bind(toHolder(traveller)).first<number>('n');
  return send({ state: (sold ?? 0) >= maxOfOne ? 'TOO_MANY' : 'OK' });
});

/** Never a third one for a passport, however many ask at once. */
const KEEP = `INSERT INTO tourist_sim (code, idempotency_key, holder, kind, state, profile, body, at)
  SELECT ?1, ?2, ?3, ?4,
    CASE WHEN ?5 OR (${COUNT.replace('?1', '?3')}) >= ${maxOfOne} THEN 'REFUSED' ELSE 'SOLD' END, ?6, ?7, ?8
  ON CONFLICT DO NOTHING`;
const READ = `SELECT kind, state, profile, asked, body FROM tourist_sim WHERE idempotency_key = ?1`;
const ASK =
  'UPDATE tourist_sim SET asked = asked + 1 WHERE code = ?1 RETURNING kind, state, profile, asked, body';

interface Row {
  kind: string;
  state: string;
  profile: string | null;
  asked: number;
  body: string;
}

/** A late profile is there when it is asked for the second time. */
function toAnswer({ kind, state, profile, asked, body }: Row) {
  if (state === 'REFUSED') return { state, profile: null };
  if (kind === 'SIM') return { state: 'READY', profile: null };
  const { traveller } = orderTouristSimBody.parse(JSON.parse(body));
  const isLate = isAwkwardPassport(traveller.passport.number, 'profile is late') && asked < 2;
  return isLate || profile === null
    ? { state: 'ORDERED', profile: null }
    : { state: 'READY', profile: JSON.parse(profile) };
}

touristSimRoutes.post('/tourist-sims', async (c) => {
  const key = readKey(c);
  const body = await readBody(c, orderTouristSimBody);
  const { code, kind, traveller } = body;
  const { number } = traveller.passport;
  if (isAwkwardPassport(number, 'order fails')) fail();
  const profile = kind === 'ESIM' ? JSON.stringify(newProfile()) : null;
  const refused = Number(isAwkwardPassport(number, 'order is refused'));
  const text = JSON.stringify(body);
  const db = c.env.OPERATOR_DB;
  const [kept, read] = await db.batch<Row>([
    db.prepare(KEEP).bind(code, key, toHolder(traveller), kind, refused, profile, text, Date.now()),
    db.prepare(READ).bind(key),
  ]);
  const row = read?.results[0];
  if (row?.body !== text) {
    throw new HttpError(422, 'the Idempotency-Key belongs to another request');
  }
  const isNew = kept !== undefined && kept.meta.changes > 0;
  if (isNew && isAwkwardPassport(number, 'order loses its answer')) lose();
  return send(toAnswer(row));
});

touristSimRoutes.get('/tourist-sims', async (c) => {
  const { code } = readQuery(c, z.object({ code: z.string().check(z.maxLength(40)) }));
  const row = await c.env.OPERATOR_DB.prepare(ASK).bind(code).first<Row>();
  return send(row ? toAnswer(row) : { state: 'NONE', profile: null });
});
