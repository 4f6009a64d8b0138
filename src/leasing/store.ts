import type { LeasingAssessmentRow } from '#db/leasing-schema.ts';
import { type Bound, batch, bind, findRow, readRows, run, statement } from '#db/statement.ts';
import { newOrderCode } from '#domain/order-code.ts';
import { DB, settings } from '#env.ts';
import { isClaimed, type Operation } from '#forms/operation.ts';
import { newToken } from '#identity/visitor-cookie.ts';
import { hashText } from '#lib/hash.ts';
import { seal, unseal } from '#lib/seal.ts';
import type { Assessment, AssessmentState, PersonalPart } from './model.ts';

type Sealed = Omit<LeasingAssessmentRow, 'tokenHash' | 'keyId'>;

const columns = `id, code, draft_id AS "draftId", revision, visitor_id AS "visitorId", isdn, state, failed, reason,
  monthly, usable_until AS "usableUntil", order_id AS "orderId", language, personal,
  created_at AS "createdAt", updated_at AS "updatedAt"`;

const findById = statement<{ id: string }, Sealed>(
  `SELECT ${columns} FROM leasing_assessment WHERE id = :id`,
);
const findByToken = statement<{ tokenHash: string }, Sealed>(
  `SELECT ${columns} FROM leasing_assessment WHERE token_hash = :tokenHash`,
);
const findByCode = statement<{ code: string }, Sealed>(
  `SELECT ${columns} FROM leasing_assessment WHERE code = :code`,
);
const findByDraft = statement<{ draftId: string; revision: number }, Sealed>(
  `SELECT ${columns} FROM leasing_assessment WHERE draft_id = :draftId AND revision = :revision`,
);
const listOpen = statement<{ rows: number }, Sealed>(
  `SELECT ${columns} FROM leasing_assessment WHERE state IN ('PENDING', 'LETTER') ORDER BY created_at LIMIT :rows`,
);
const listOf = statement<{ isdn: string; since: number; rows: number }, Sealed>(
  `SELECT ${columns} FROM leasing_assessment WHERE isdn = :isdn AND created_at >= :since
     AND state IN ('ASKING', 'PENDING', 'COMPLETE') ORDER BY created_at DESC LIMIT :rows`,
);

type New = Pick<
  LeasingAssessmentRow,
  | 'id'
  | 'tokenHash'
  | 'code'
  | 'draftId'
  | 'revision'
  | 'visitorId'
  | 'isdn'
  | 'state'
  | 'language'
  | 'personal'
  | 'keyId'
> & { now: number };
const insert = statement<New>(
  `INSERT INTO leasing_assessment (id, token_hash, code, draft_id, revision, visitor_id, isdn, state, language, personal,
     key_id, created_at, updated_at)
   VALUES (:id, :tokenHash, :code, :draftId, :revision, :visitorId, :isdn, :state, :language, :personal,
     :keyId, :now, :now) ON CONFLICT (draft_id, revision) DO NOTHING`,
);

const toSealing = (id: string) => ({
  keys: settings().DATA_KEYS,
  context: `leasing_assessment ${id}`,
});

async function open({ personal, ...known }: Sealed): Promise<Assessment> {
  const text = await unseal(personal, toSealing(known.id));
  return { ...known, ...(JSON.parse(text) as PersonalPart) };
}
const openFound = async (row: Sealed | null | undefined): Promise<Assessment | null> =>
  row ? open(row) : null;

export const findAssessmentById = async (id: string) =>
  openFound(await findRow(DB, bind(findById, { id })));
export const findAssessment = async (token: string) =>
  openFound(await findRow(DB, bind(findByToken, { tokenHash: await hashText(token) })));
export const findAssessmentByCode = async (code: string) =>
  openFound(await findRow(DB, bind(findByCode, { code })));
/** What somebody has to decide, the oldest first. */
export const readOpenAssessments = async (rows: number): Promise<Assessment[]> =>
  Promise.all((await readRows(DB, bind(listOpen, { rows }))).map(open));
/** What a number can go on with, the newest first. */
export const listAssessments = async (isdn: string, since: number): Promise<Assessment[]> =>
  Promise.all((await readRows(DB, bind(listOf, { isdn, since, rows: 3 }))).map(open));

export type NewAssessment = Pick<
  Assessment,
  'draftId' | 'revision' | 'visitorId' | 'isdn' | 'state' | 'language'
> &
  Omit<PersonalPart, 'token'>;

async function toRow(given: NewAssessment, now: number): Promise<New> {
  const { draftId, revision, visitorId, isdn, state, language, ...part } = given;
  const token = newToken();
  const id = crypto.randomUUID();
  const sealing = toSealing(id);
  const personal: PersonalPart = { ...part, token };
  return {
    id,
    tokenHash: await hashText(token),
    code: newOrderCode(),
    draftId,
    revision,
    visitorId,
    isdn,
    state,
    language,
    personal: await seal(JSON.stringify(personal), sealing),
    keyId: sealing.keys[0].id,
    now,
  };
}

/** The assessment of this revision of the draft, made if it is not there yet, however many forms come at once. */
export async function ensureAssessment(given: NewAssessment, now: number): Promise<Assessment> {
  const row = await toRow(given, now);
  const { draftId, revision } = given;
  const { found } = await batch(DB, {
    inserted: bind(insert, row),
    found: bind(findByDraft, { draftId, revision }),
  });
  const made = await openFound(found[0]);
  if (!made) throw new Error('an assessment just written is not there');
  return made;
}

const begin = statement<{ id: string; now: number }>(
  `UPDATE leasing_assessment SET state = 'ASKING', updated_at = :now WHERE id = :id AND state = 'FEE'`,
);
/** From now on the bureaus are asked; also for the batch that has kept its fee. */
export const bindBegin = (id: string, now: number): Bound<never> => bind(begin, { id, now });

const noteFailed = statement<{ id: string; failed: string; now: number }>(
  `UPDATE leasing_assessment SET failed = :failed, updated_at = :now WHERE id = :id AND state = 'ASKING'`,
);
export const markFailed = (id: string, failed: readonly string[], now: number) =>
  run(DB, bind(noteFailed, { id, failed: failed.join(' '), now }));

export interface Decided {
  id: string;
  from: AssessmentState;
  to: AssessmentState;
  reason: string;
  monthly: number | null;
  usableUntil: number | null;
  now: number;
}
const decideSql = (more = '') =>
  `UPDATE leasing_assessment SET state = :to, reason = :reason, monthly = :monthly, usable_until = :usableUntil,
     failed = '', updated_at = :now WHERE id = :id AND state = :from ${more} RETURNING id`;
const decide = statement<Decided, { id: string }>(decideSql());
const decideOnce = statement<Decided, { id: string }>(decideSql('AND changes() = 1'));
/** Once: whoever decides the same assessment later changes nothing. */
export const bindDecision = (decided: Decided) => bind(decide, decided);
/** The same directly after the claim of a delivery. */
export const bindDecisionOnce = (decided: Decided) => bind(decideOnce, decided);

/** SQL: the order that has used an assessment stands no more. */
const isFree = `(order_id IS NULL OR EXISTS (SELECT 1 FROM shop_order o
  WHERE o.id = leasing_assessment.order_id AND o.status IN ('LAPSED', 'CANCELED')))`;
const claim = statement<Operation & { assessmentId: string; orderId: string; now: number }>(
  `UPDATE leasing_assessment SET order_id = :orderId WHERE leasing_assessment.id = :assessmentId
     AND state = 'COMPLETE' AND usable_until > :now AND ${isFree} AND ${isClaimed}`,
);
/** Usable at this moment, by an order of this draft: one that waits for its payment is replaced. */
const isUsableBy = `state = 'COMPLETE' AND usable_until > :now AND (${isFree} OR order_id IN (
  SELECT id FROM shop_order WHERE draft_id = :draftId AND status = 'AWAITING_PAYMENT'))`;
const findUsable = statement<
  { assessmentId: string; draftId: string; now: number },
  { id: string }
>(`SELECT id FROM leasing_assessment WHERE id = :assessmentId AND ${isUsableBy}`);
/** Whether something may be ordered with it now. */
export const mayUse = async (assessmentId: string, draftId: string, now: number) =>
  (await findRow(DB, bind(findUsable, { assessmentId, draftId, now }))) !== null;

const unclaim = statement<Operation & { assessmentId: string; draftId: string; now: number }>(
  `DELETE FROM operation WHERE owner = :owner AND id = :id AND state = 'claimed' AND NOT EXISTS (
     SELECT 1 FROM leasing_assessment WHERE id = :assessmentId AND ${isUsableBy})`,
);

/**
 * For the batch of an order with a lease: `guard` stands before what depends on the claim of the operation, and gives it up
 * where the assessment has been used by another order or is over; `used` follows the order, and what it replaces.
 */
export const bindUse = (
  { assessmentId, orderId, draftId }: { assessmentId: string; orderId: string; draftId: string },
  operation: Operation,
  now: number,
): { guard: Bound<never>; used: Bound<never> } => ({
  guard: bind(unclaim, { ...operation, assessmentId, draftId, now }),
  used: bind(claim, { ...operation, assessmentId, orderId, now }),
});
