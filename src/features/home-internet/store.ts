import { newOrderCode } from '#domain/order-code.ts';
import type { HomeRequestRow } from '#db/home-request-schema.ts';
import { batch, bind, findRow, statement } from '#db/statement.ts';
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
import type { MessageEvent } from '#messages/table.ts';
import type { PersonalPart } from './model.ts';

type Known = Omit<HomeRequestRow, 'personal' | 'keyId'>;
/** A request, with its name, number and address. */
export type HomeRequest = Known & PersonalPart;
export type NewHomeRequest = Omit<
  HomeRequest,
  'id' | 'code' | 'status' | 'token' | 'createdAt' | 'updatedAt'
>;

export const columns = `id, code, visitor_id AS "visitorId", kind, status, package_id AS "packageId",
  visit_date AS "visitDate", visit_slot AS "visitSlot", language, consent,
  created_at AS "createdAt", updated_at AS "updatedAt", personal`;
export type SealedRow = Known & Pick<HomeRequestRow, 'personal'>;

/** `:id` is the operation's, upon whose claim the request depends. */
const insert = statement<Omit<HomeRequestRow, 'id'> & Operation & { requestId: string }>(
  `INSERT INTO home_request (id, code, visitor_id, kind, status, package_id, visit_date, visit_slot,
     language, consent, personal, key_id, created_at, updated_at)
   SELECT :requestId, :code, :visitorId, :kind, :status, :packageId, :visitDate, :visitSlot,
     :language, :consent, :personal, :keyId, :createdAt, :updatedAt WHERE ${isClaimed}`,
);
const findById = statement<{ id: string }, SealedRow>(
  `SELECT ${columns} FROM home_request WHERE id = :id`,
);
/** What requests of earlier versions do not have. */
const lacking = { email: '', plannedFor: null, token: '', fee: null, installFee: null };

const toContext = (id: string) => `home_request ${id}`;

export async function openRequest({ personal, ...known }: SealedRow): Promise<HomeRequest> {
  const text = await unseal(personal, { keys: settings().DATA_KEYS, context: toContext(known.id) });
  return { ...known, ...lacking, ...(JSON.parse(text) as PersonalPart) };
}

/** Where the result of a request is seen: who has the address may see it. */
export const toResultHref = (token: string) => `/home-internet/result?id=${token}` as const;

/** What the last step brings along. */
interface OrderParts {
  operation: Operation;
  draft: Draft;
  /** 256 random bits. */
  token: string;
  now: number;
  /** By which mobile-services is told. */
  topic: Topic<{ id: string }>;
  /** What the customer is told. */
  message: Message;
}

export interface Message {
  to: MessageTopic;
  event: MessageEvent;
}

/**
 * Stores the request, tells mobile-services and the customer by the outbox and ends the draft, all or nothing, and once for an operation:
 * sent again it returns the first address.
 */
export async function insertRequest(
  { address, name, phone, email, plannedFor, ...given }: NewHomeRequest,
  { operation, draft, token, now, topic, message }: OrderParts,
): Promise<Stored<{ goTo: string }>> {
  const keys = settings().DATA_KEYS;
  const requestId = await hashText(token);
  const { packageMn, packageEn, fee, installFee, ...request } = given;
  const contact = { name, phone, email, token, address, plannedFor };
  const personal: PersonalPart = { ...contact, packageMn, packageEn, fee, installFee };
  const row = {
    ...request,
    code: newOrderCode(),
    status: 'REQUESTED' as const,
    personal: await seal(JSON.stringify(personal), { keys, context: toContext(requestId) }),
    keyId: keys[0].id,
    createdAt: now,
    updatedAt: now,
  };
  const key = `home-request ${requestId}`;
  const { event } = message;
  const messages = tell(message.to, { event, id: requestId }, { now, operation });
  const { found } = await batch(DB, {
    claimed: claimOperation(operation, now),
    released: bindRelease(draft, operation, now),
    inserted: bind(insert, { ...row, ...operation, requestId }),
    told: putMessage(topic, { key, body: { id: requestId } }, { now, operation }),
    ...messages.statements,
    ...bindEnd(draft, operation, now),
    finished: finishOperation(operation, { goTo: toResultHref(token) }),
    found: findOperation(operation),
  });
  waitUntil(drainOutbox(DB, Date.now, [topic, message.to], { keys: [key, ...messages.keys] }));
  return toStored(operation, found);
}

/** The request of a result page's address; null where there is none. */
export async function findRequest(token: string): Promise<HomeRequest | null> {
  return findRequestById(await hashText(token));
}

export async function findRequestById(id: string): Promise<HomeRequest | null> {
  const row = await findRow(DB, bind(findById, { id }));
  return row && openRequest(row);
}
