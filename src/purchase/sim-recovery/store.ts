import type { SimRecoveryRow } from '#db/sim-recovery-schema.ts';
import { bind, findRow, readRows, statement } from '#db/statement.ts';
import { newOrderCode } from '#domain/order-code.ts';
import { DB, settings } from '#env.ts';
import { encodeBase64Url } from '#lib/base64-url.ts';
import { hashText, hashWithKey } from '#lib/hash.ts';
import { seal, unseal } from '#lib/seal.ts';
import { invoiceMs } from '#payment/model.ts';
import { fromSql, pauseMs, type Recovery, type RecoveryPart, unpaidMs } from './model.ts';

type Sealed = Omit<SimRecoveryRow, 'keyId' | 'tokenHash' | 'stopHash'>;

const columns = `id, code, isdn, visitor_id AS "visitorId", state, ended_by AS "endedBy", way, card, amount,
  effect_key AS "effectKey", language, personal, created_at AS "createdAt", verified_at AS "verifiedAt",
  paid_at AS "paidAt", activate_at AS "activateAt", sent_at AS "sentAt", ended_at AS "endedAt",
  expires_at AS "expiresAt", updated_at AS "updatedAt"`;

const findById = statement<{ id: string }, Sealed>(
  `SELECT ${columns} FROM sim_recovery WHERE id = :id`,
);
const findByToken = statement<{ hash: string }, Sealed>(
  `SELECT ${columns} FROM sim_recovery WHERE token_hash = :hash`,
);
const findByStop = statement<{ hash: string }, Sealed>(
  `SELECT ${columns} FROM sim_recovery WHERE stop_hash = :hash`,
);
const listOpen = statement<{ rows: number }, Sealed>(
  `SELECT ${columns} FROM sim_recovery WHERE state IN ('PAID', 'ACTIVATING') ORDER BY paid_at LIMIT :rows`,
);
const findLive = statement<{ isdn: string }, Sealed>(
  `SELECT ${columns} FROM sim_recovery WHERE isdn = :isdn AND ${fromSql('stop')} ORDER BY created_at DESC LIMIT 1`,
);
/** By its two indexes. */
const listOf = statement<{ visitorId: string; isdn: string; since: number }, Sealed>(
  `SELECT ${columns} FROM sim_recovery
   WHERE (visitor_id = :visitorId OR (isdn = :isdn AND created_at >= :since)) AND state <> 'REQUESTED'
     AND (state NOT IN ('ACTIVE', 'FAILED') OR ended_at > :since) ORDER BY created_at DESC LIMIT 5`,
);

/** SQL: another one of the same number stands in the way of `id` at `:now`. */
export const isForestalled = (
  id: string,
  isdn: string,
) => `EXISTS (SELECT 1 FROM sim_recovery AS other
  WHERE other.isdn = ${isdn} AND other.id <> ${id} AND (other.state IN ('PAID', 'ACTIVATING')
    OR (other.state IN ('REQUESTED', 'VERIFIED') AND other.expires_at > :now)
    OR (other.ended_at > :now - ${pauseMs} AND (other.state = 'ACTIVE' OR other.ended_by = 'STOPPED'))))`;

type New = Omit<
  SimRecoveryRow,
  | 'state'
  | 'endedBy'
  | 'effectKey'
  | 'createdAt'
  | 'verifiedAt'
  | 'paidAt'
  | 'activateAt'
  | 'sentAt'
  | 'endedAt'
  | 'updatedAt'
>;
/**
 * One statement, so that of many at a moment one has the number. The same draft again is the same row: it may choose another
 * way as long as nothing is paid. A form that is sent again changes nothing of it, so that its purchase is the same too.
 */
const claim = statement<New & { now: number }, { id: string }>(
  `INSERT INTO sim_recovery (id, token_hash, stop_hash, code, isdn, visitor_id, state, way, card, amount, language,
     personal, key_id, created_at, expires_at, updated_at)
   SELECT :id, :tokenHash, :stopHash, :code, :isdn, :visitorId, 'REQUESTED', :way, :card, :amount, :language,
     :personal, :keyId, :now, :expiresAt, :now WHERE NOT ${isForestalled(':id', ':isdn')}
   ON CONFLICT (id) DO UPDATE SET way = excluded.way, card = excluded.card, amount = excluded.amount,
     personal = excluded.personal, key_id = excluded.key_id,
     expires_at = CASE WHEN sim_recovery.expires_at >= :now + ${invoiceMs} THEN sim_recovery.expires_at ELSE excluded.expires_at END, updated_at = excluded.updated_at
   WHERE sim_recovery.state IN ('REQUESTED', 'VERIFIED') RETURNING id`,
);
const findForestaller = statement<
  { id: string; isdn: string; now: number },
  Pick<SimRecoveryRow, 'state' | 'endedBy' | 'endedAt' | 'expiresAt'>
>(
  `SELECT state, ended_by AS "endedBy", ended_at AS "endedAt", expires_at AS "expiresAt" FROM sim_recovery
   WHERE isdn = :isdn AND id <> :id ORDER BY created_at DESC LIMIT 1`,
);

export const toSealing = (id: string) => ({
  keys: settings().DATA_KEYS,
  context: `sim_recovery ${id}`,
});

async function open({ personal, ...known }: Sealed): Promise<Recovery> {
  const text = await unseal(personal, toSealing(known.id));
  return { ...known, ...(JSON.parse(text) as RecoveryPart) };
}
const openFound = async (row: Sealed | null): Promise<Recovery | null> => row && open(row);

export const findRecoveryById = async (id: string) =>
  openFound(await findRow(DB, bind(findById, { id })));
/** The recovery of a page's address, and that of a link in the owner's e-mail. */
export const findRecovery = async (token: string) =>
  openFound(await findRow(DB, bind(findByToken, { hash: await hashText(token) })));
export const findByStopToken = async (stopToken: string) =>
  openFound(await findRow(DB, bind(findByStop, { hash: await hashText(stopToken) })));

/** What its number can still stop. */
export const findStoppable = async (isdn: string) =>
  openFound(await findRow(DB, bind(findLive, { isdn })));

/** What is paid and not active yet, the longest first. */
export const readOpenRecoveries = async (rows: number): Promise<Recovery[]> =>
  Promise.all((await readRows(DB, bind(listOpen, { rows }))).map(open));

/** What a visitor, or the holder of a number, can go on with or has done lately. */
export const listRecoveries = async (of: {
  visitorId: string;
  isdn: string;
  since: number;
}): Promise<Recovery[]> => Promise.all((await readRows(DB, bind(listOf, of))).map(open));

export const sealPart = async (id: string, part: RecoveryPart) => {
  const sealing = toSealing(id);
  return { personal: await seal(JSON.stringify(part), sealing), keyId: sealing.keys[0].id };
};

export interface NewRecovery
  extends
    Pick<Recovery, 'isdn' | 'visitorId' | 'way' | 'amount' | 'language'>,
    Omit<RecoveryPart, 'token' | 'stopToken' | 'profile'> {
  draftId: string;
}

export type Claimed =
  | { state: 'claimed'; recovery: Recovery }
  /** Another one of the number is under way or was done within a day; until when, where that is known. */
  | { state: 'forestalled'; until: number | null };

/** Keeps the number for this draft, once in 24 hours, before anybody is asked for anything. */
export async function claimRecovery(
  { draftId, isdn, visitorId, way, amount, language, ...part }: NewRecovery,
  now: number = Date.now(),
): Promise<Claimed> {
  const id = await hashText(`sim recovery ${draftId} ${isdn}`);
  // The same for the same draft, so that no link that was sent ends when a form is sent again.
  const secret = async (word: string) => {
    const hex = await hashWithKey(settings().TAN_PEPPER, `sim recovery ${word} ${id}`);
    return encodeBase64Url(
      Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)),
    );
  };
  const [token, stopToken] = await Promise.all([secret('page'), secret('stop')]);
  const row = {
    id,
    code: newOrderCode(),
    isdn,
    visitorId,
    way,
    amount,
    language,
    card: way === 'CARD' ? ('ORDERED' as const) : null,
    tokenHash: await hashText(token),
    stopHash: await hashText(stopToken),
    ...(await sealPart(id, { ...part, token, stopToken, profile: null })),
    expiresAt: now + unpaidMs,
  };
  const claimed = await findRow(DB, bind(claim, { ...row, now }));
  const recovery = claimed && (await findRecoveryById(id));
  if (recovery) return { state: 'claimed', recovery };
  const other = await findRow(DB, bind(findForestaller, { id, isdn, now }));
  if (!other) return { state: 'forestalled', until: null };
  const { endedAt, expiresAt, state } = other;
  if (endedAt !== null) return { state: 'forestalled', until: endedAt + pauseMs };
  const isUnpaid = state === 'REQUESTED' || state === 'VERIFIED';
  return { state: 'forestalled', until: isUnpaid ? expiresAt : null };
}
