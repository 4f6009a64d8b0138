import { newOrderCode } from '#domain/order-code.ts';
import type { StarsOrderRow } from '#db/stars-order-schema.ts';
import { batch, bind, findRow, readRows, statement } from '#db/statement.ts';
import { DB, settings, waitUntil } from '#env.ts';
import { bindEnd, bindRelease } from '#flow/end/store.ts';
import type { Draft } from '#flow/model.ts';
import {
  claimOperation,
  findOperation,
  finishOperation,
  isClaimed,
  type Operation,
  type Stored,
  toStored,
} from '#forms/operation.ts';
import { drainOutbox, putMessage, type Topic } from '#forms/outbox.ts';
import { hashText } from '#lib/hash.ts';
import { seal, unseal } from '#lib/seal.ts';
import { type MessageTopic, tell } from '#messages/message-topic.ts';
import type { StarsItem } from '#purchase/stars-item.ts';

type Known = Omit<StarsOrderRow, 'personal' | 'keyId'>;
type SealedRow = Omit<StarsOrderRow, 'keyId'>;
interface PersonalPart {
  item: StarsItem;
  /** What the address of the result page holds. */
  token: string;
}
/** Stars on a parent's bill, with whose child's it is. */
export type StarsOrder = Known & PersonalPart;

const columns = `id, code, visitor_id AS "visitorId", isdn, status, sent_at AS "sentAt", language,
  created_at AS "createdAt", updated_at AS "updatedAt", personal`;
const insert = statement<
  Omit<StarsOrderRow, 'id' | 'status' | 'sentAt'> & Operation & { starsId: string }
>(
  `INSERT INTO stars_order (id, code, visitor_id, isdn, language, personal, key_id, created_at, updated_at)
   SELECT :starsId, :code, :visitorId, :isdn, :language, :personal, :keyId, :createdAt, :updatedAt
   WHERE ${isClaimed}`,
);
const findById = statement<{ id: string }, SealedRow>(
  `SELECT ${columns} FROM stars_order WHERE id = :id`,
);
const listOpen = statement<{ limit: number }, SealedRow>(
  `SELECT ${columns} FROM stars_order WHERE status = 'REQUESTED' ORDER BY created_at LIMIT :limit`,
);
const listOwn = statement<{ isdn: string; since: number }, SealedRow>(
  `SELECT ${columns} FROM stars_order WHERE isdn = :isdn AND created_at >= :since
   ORDER BY created_at DESC LIMIT 5`,
);

const toContext = (id: string) => `stars_order ${id}`;

async function open({ personal, ...known }: SealedRow): Promise<StarsOrder> {
  const keys = settings().DATA_KEYS;
  const text = await unseal(personal, { keys, context: toContext(known.id) });
  return { ...known, ...(JSON.parse(text) as PersonalPart) };
}

/** Where the result is seen: who has the address may see it. */
export const toResultHref = (token: string) => `/stars/result?id=${token}` as const;

interface OrderParts {
  operation: Operation;
  draft: Draft;
  visitorId: string;
  language: StarsOrderRow['language'];
  token: string;
  /** By which mobile-services is told, and the parent. */
  topics: { order: Topic<{ id: string }>; messages: MessageTopic };
}

/** Stores the order, tells mobile-services and the parent by the outbox and ends the draft, all or nothing, and once. */
export async function insertStars(
  item: StarsItem,
  { operation, draft, token, topics, ...known }: OrderParts,
): Promise<Stored<{ goTo: string }>> {
  const now = Date.now();
  const keys = settings().DATA_KEYS;
  const starsId = await hashText(token);
  const part: PersonalPart = { item, token };
  const key = `stars ${starsId}`;
  const event = { event: 'stars.requested', id: starsId } as const;
  const said = tell(topics.messages, event, { now, operation });
  const { found } = await batch(DB, {
    claimed: claimOperation(operation, now),
    released: bindRelease(draft, operation, now),
    inserted: bind(insert, {
      ...operation,
      ...known,
      starsId,
      isdn: item.parentIsdn,
      code: newOrderCode(),
      personal: await seal(JSON.stringify(part), { keys, context: toContext(starsId) }),
      keyId: keys[0].id,
      createdAt: now,
      updatedAt: now,
    }),
    told: putMessage(topics.order, { key, body: { id: starsId } }, { now, operation }),
    ...said.statements,
    ...bindEnd(draft, operation, now),
    finished: finishOperation(operation, { goTo: toResultHref(token) }),
    found: findOperation(operation),
  });
  const drained = { keys: [key, ...said.keys] };
  waitUntil(drainOutbox(DB, Date.now, [topics.order, topics.messages], drained));
  return toStored(operation, found);
}

export const findStars = async (token: string): Promise<StarsOrder | null> =>
  findStarsById(await hashText(token));

export async function findStarsById(id: string): Promise<StarsOrder | null> {
  const row = await findRow(DB, bind(findById, { id }));
  return row && open(row);
}

/** What mobile-services has not answered yet, or a person has to do: the oldest first. */
export const readOpenStars = async (limit: number): Promise<StarsOrder[]> =>
  Promise.all((await readRows(DB, bind(listOpen, { limit }))).map(open));

/** What a parent has ordered on the bill, the newest first; not who had the number before. */
export const listOwnStars = async (isdn: string, since: number): Promise<StarsOrder[]> =>
  Promise.all((await readRows(DB, bind(listOwn, { isdn, since }))).map(open));
