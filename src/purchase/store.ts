import type { PurchaseRow } from '#db/purchase-schema.ts';
import { type Bound, bind, findRow, readRows, statement } from '#db/statement.ts';
import { DB, settings } from '#env.ts';
import { hashText } from '#lib/hash.ts';
import { seal, unseal } from '#lib/seal.ts';
import { isClaimed, type Operation } from '#forms/operation.ts';
import type { PersonalPart, Purchase } from './model.ts';

type Sealed = Omit<PurchaseRow, 'keyId' | 'tokenHash'>;

const columns = `id, code, kind, status, draft_id AS "draftId", visitor_id AS "visitorId", isdn, amount,
  credit, language, personal, created_at AS "createdAt", paid_at AS "paidAt", sent_at AS "sentAt",
  ended_at AS "endedAt", updated_at AS "updatedAt"`;

const findById = statement<{ id: string }, Sealed>(
  `SELECT ${columns} FROM purchase WHERE id = :id`,
);
const findByToken = statement<{ tokenHash: string }, Sealed>(
  `SELECT ${columns} FROM purchase WHERE token_hash = :tokenHash`,
);
const findByCode = statement<{ code: string }, Sealed>(
  `SELECT ${columns} FROM purchase WHERE code = :code`,
);
/** `person` is of whom the place is. As an order, a pre-order is one from its payment on. */
const findOfPlace = statement<{ code: string; person: string }, Sealed>(
  `SELECT ${columns} FROM purchase WHERE code = :code AND status <> 'AWAITING_PAYMENT'
     AND EXISTS (SELECT 1 FROM preorder_place WHERE purchase_id = purchase.id AND person = :person)`,
);
const listWaiting = statement<{ before: number; rows: number }, Sealed>(
  `SELECT ${columns} FROM purchase WHERE status = 'PAID' AND paid_at <= :before AND kind <> 'simRecovery'
     AND NOT EXISTS (SELECT 1 FROM review WHERE kind = 'purchase' AND subject_id = purchase.id AND state = 'OPEN')
   ORDER BY paid_at LIMIT :rows`,
);
const listOf = statement<
  { isdn: string; since: number; at: number; id: string; rows: number },
  Sealed
>(
  `SELECT ${columns} FROM purchase WHERE isdn = :isdn AND created_at >= :since
     AND status <> 'AWAITING_PAYMENT' AND (created_at, id) < (:at, :id) ORDER BY created_at DESC, id DESC LIMIT :rows`,
);
/** By its two indexes: what this visitor, or the number since its holder has it, has a SIM card ordered with. */
const listWithSim = statement<{ visitorId: string; isdn: string; since: number }, Sealed>(
  `SELECT ${columns} FROM purchase WHERE (visitor_id = :visitorId OR (isdn = :isdn AND created_at >= :since))
     AND status = 'DONE'
     AND EXISTS (SELECT 1 FROM sim_order WHERE id = purchase.id AND status <> 'COMPLETED')
   ORDER BY created_at DESC LIMIT 5`,
);
const listPaid = statement<{ from: number; to: number }, { id: string; total: number }>(
  `SELECT id, amount AS total FROM purchase WHERE paid_at >= :from AND paid_at < :to AND status <> 'REFUSED'`,
);
const listUnpaid = statement<{ ids: string }, { id: string }>(
  `SELECT value AS id FROM json_each(:ids) WHERE NOT EXISTS (
     SELECT 1 FROM purchase WHERE id = value AND paid_at IS NOT NULL)`,
);

/** What the same draft has become instead, paid or about to be. */
const findOther = statement<{ id: string; draftId: string }, { id: string }>(
  `SELECT id FROM purchase p WHERE draft_id = :draftId AND draft_id <> '' AND id <> :id
     AND (status <> 'AWAITING_PAYMENT' OR EXISTS (SELECT 1 FROM payment
       WHERE subject_kind = 'purchase' AND subject_id = p.id AND state IN ('CREATED', 'PENDING')))
   LIMIT 1`,
);

/** Whether the customer has chosen something else in its place, which is as good as canceling it. */
export const isReplaced = async ({ id, draftId }: Purchase): Promise<boolean> =>
  (await findRow(DB, bind(findOther, { id, draftId }))) !== null;

type New = Pick<
  PurchaseRow,
  | 'tokenHash'
  | 'code'
  | 'kind'
  | 'draftId'
  | 'visitorId'
  | 'isdn'
  | 'amount'
  | 'language'
  | 'personal'
  | 'keyId'
>;
/** `:id` is the operation's, upon whose claim it depends. Two forms that buy the same make one. */
const insert = statement<New & Operation & { purchaseId: string; now: number }>(
  `INSERT INTO purchase (id, token_hash, code, kind, draft_id, visitor_id, isdn, amount, language, personal,
     key_id, created_at, updated_at)
   SELECT :purchaseId, :tokenHash, :code, :kind, :draftId, :visitorId, :isdn, :amount, :language, :personal,
     :keyId, :now, :now WHERE ${isClaimed} ON CONFLICT (id) DO NOTHING`,
);

const toSealing = (id: string) => ({ keys: settings().DATA_KEYS, context: `purchase ${id}` });

async function open({ personal, ...known }: Sealed): Promise<Purchase> {
  const text = await unseal(personal, toSealing(known.id));
  const part = JSON.parse(text) as PersonalPart;
  return { ...known, ...part, kind: part.item.kind };
}

const openFound = async (row: Sealed | null): Promise<Purchase | null> => row && open(row);

export const findPurchaseById = async (id: string): Promise<Purchase | null> =>
  openFound(await findRow(DB, bind(findById, { id })));

/** By the code that people read out; it names a purchase and proves nothing. */
export const findPurchaseByCode = async (code: string): Promise<Purchase | null> =>
  openFound(await findRow(DB, bind(findByCode, { code })));

/** The deposit with this code, of whoever has this number: a wrong code and a wrong number are one answer. */
export const findPreorderPurchase = async (
  code: string,
  person: string,
): Promise<Purchase | null> => openFound(await findRow(DB, bind(findOfPlace, { code, person })));

/** The purchase of a result page's address. */
export const findPurchase = async (token: string): Promise<Purchase | null> =>
  openFound(await findRow(DB, bind(findByToken, { tokenHash: await hashText(token) })));

/** What was paid before this moment and is not done: the longest first. What is held, or a SIM that waits, is in a place of its own. */
export const readWaiting = async (before: number, rows: number): Promise<Purchase[]> =>
  Promise.all((await readRows(DB, bind(listWaiting, { before, rows }))).map(open));

/** What a number has paid for since its holder has it, the newest first, after a place. */
export const listPurchases = async (
  isdn: string,
  asked: { since: number; at: number; id: string; rows: number },
): Promise<Purchase[]> =>
  Promise.all((await readRows(DB, bind(listOf, { isdn, ...asked }))).map(open));

/** Those whose SIM card is on its way to somebody. */
export const listAwaitedSims = async (of: {
  visitorId: string;
  isdn: string;
  since: number;
}): Promise<Purchase[]> => Promise.all((await readRows(DB, bind(listWithSim, of))).map(open));

/** What counts as paid, by when it was; what was refused is given back. */
export const listPaidPurchases = (from: number, to: number) =>
  readRows(DB, bind(listPaid, { from, to }));

/** Which of these are no purchases that were paid for. */
export async function findUnpaidPurchases(ids: readonly string[]): Promise<string[]> {
  const rows = await readRows(DB, bind(listUnpaid, { ids: JSON.stringify(ids) }));
  return rows.map(({ id }) => id);
}

export type NewPurchaseRow = Omit<New, 'tokenHash' | 'personal' | 'keyId' | 'kind'> & PersonalPart;

/** For the batch of a submit, after its claim. */
export async function bindPurchase(
  id: string,
  { token, item, buyer, phone, ...known }: NewPurchaseRow,
  { operation, now }: { operation: Operation; now: number },
): Promise<Bound<never>> {
  const sealing = toSealing(id);
  const part: PersonalPart = { token, item, buyer, phone };
  return bind(insert, {
    ...known,
    ...operation,
    purchaseId: id,
    kind: item.kind,
    tokenHash: await hashText(token),
    personal: await seal(JSON.stringify(part), sealing),
    keyId: sealing.keys[0].id,
    now,
  });
}
