import { newOrderCode } from '#domain/order-code.ts';
import type { TradeInRow } from '#db/trade-in-schema.ts';
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
import { drainOutbox } from '#forms/outbox.ts';
import { encodeBase64Url } from '#lib/base64-url.ts';
import { hashText, hashWithKey } from '#lib/hash.ts';
import { seal, unseal } from '#lib/seal.ts';
import { type MessageTopic, tell } from '#messages/message-topic.ts';
import type { Contact, StoredEstimate } from './model.ts';

type Known = Omit<TradeInRow, 'estimate' | 'personal' | 'keyId'>;
/** What a handset was estimated at, with what was asked and answered, where messages go, and what they lead to. */
export type FoundEstimate = Known & StoredEstimate & Told;
type SealedRow = Omit<TradeInRow, 'keyId'>;
/** As it is sealed; what is older has no token. */
type Told = Contact & { token?: string };

export const columns = `id, code, visitor_id AS "visitorId", status, estimate, final_price AS "finalPrice",
  language, personal, created_at AS "createdAt", expires_at AS "expiresAt", redeemed_at AS "redeemedAt"`;

const lapsed = `status = 'OPEN' AND expires_at <= :now`;
/** What belongs to the estimate stays as long as its code is valid; then a new one takes its place. */
const renew = (column: string) => `${column} = iif(${lapsed}, excluded.${column}, ${column})`;
/** What belongs to who asks is that of the newest asker, unless another one still is to be told, and this one is not. */
const take = (column: string) =>
  `${column} = iif(${lapsed} OR personal IS NULL OR excluded.personal IS NOT NULL, excluded.${column}, ${column})`;

/**
 * One row for a handset, whoever asks and with whatever answers. A handset
 * that was handed in has no estimate again.
 */
const put = statement<
  Omit<TradeInRow, 'id' | 'status' | 'finalPrice' | 'redeemedAt'> &
    Operation & { estimateId: string; now: number }
>(
  `INSERT INTO trade_in (id, code, visitor_id, estimate, language, personal, key_id, created_at, expires_at)
   SELECT :estimateId, :code, :visitorId, :estimate, :language, :personal, :keyId, :createdAt, :expiresAt
   WHERE ${isClaimed}
   ON CONFLICT (id) DO UPDATE SET ${['code', 'estimate', 'created_at', 'expires_at'].map(renew).join(', ')},
     ${['visitor_id', 'language', 'personal', 'key_id'].map(take).join(', ')}
   WHERE status = 'OPEN'`,
);
const findById = statement<{ id: string }, SealedRow>(
  `SELECT ${columns} FROM trade_in WHERE id = :id`,
);

const toContext = (id: string) => `trade_in ${id}`;
const dayMs = 86_400_000;
/** Where the content service does not say how long a code is valid. */
const defaultDays = 7;

export async function openEstimate(row: SealedRow): Promise<FoundEstimate> {
  const { estimate, personal, ...known } = row;
  const keys = settings().DATA_KEYS;
  const contact = personal
    ? (JSON.parse(await unseal(personal, { keys, context: toContext(row.id) })) as Told)
    : { phone: '', email: '' };
  return { ...known, ...(JSON.parse(estimate) as StoredEstimate), ...contact };
}

/**
 * What the result page's address holds: 256 bits that only this site can make of an IMEI, and of which nobody can make
 * the IMEI. Only its hash is stored, and sealed beside a contact the text itself, since messages lead there.
 */
async function toToken(imei: string): Promise<string> {
  const hex = await hashWithKey(settings().TAN_PEPPER, `trade-in ${imei}`);
  return encodeBase64Url(Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16)));
}

export const toResultHref = (token: string) => `/trade-in/result?id=${token}` as const;

export interface NewEstimate extends StoredEstimate {
  imei: string;
  contact: Contact;
}

interface EstimateParts {
  operation: Operation;
  draft: Draft;
  visitorId: string;
  language: TradeInRow['language'];
  /** Null where nobody says. */
  validDays: number | null;
  /** By which it is told. */
  topic: MessageTopic;
  now?: number;
}

/** Stores the estimate, tells it where that is wanted, and ends the draft, all or nothing, and once for an operation. */
export async function storeEstimate(
  { imei, contact, ...estimate }: NewEstimate,
  { operation, draft, validDays, topic, now = Date.now(), ...parts }: EstimateParts,
): Promise<Stored<{ goTo: string }>> {
  const keys = settings().DATA_KEYS;
  const token = await toToken(imei);
  const estimateId = await hashText(token);
  const isTold = contact.phone !== '' || contact.email !== '';
  const context = toContext(estimateId);
  const told: Told = { ...contact, token };
  const personal = isTold ? await seal(JSON.stringify(told), { keys, context }) : null;
  // Each asking is told once, also where the estimate is the one of before.
  const event = { event: 'tradeIn.estimated', id: `${estimateId} ${operation.id}` } as const;
  const { statements, keys: toldKeys } = tell(topic, event, { now, operation });
  const { found } = await batch(DB, {
    claimed: claimOperation(operation, now),
    released: bindRelease(draft, operation, now),
    put: bind(put, {
      ...operation,
      ...parts,
      estimateId,
      code: newOrderCode(),
      estimate: JSON.stringify(estimate),
      personal,
      keyId: personal && keys[0].id,
      createdAt: now,
      expiresAt: now + (validDays ?? defaultDays) * dayMs,
      now,
    }),
    ...(isTold ? statements : {}),
    ...bindEnd(draft, operation, now),
    finished: finishOperation(operation, { goTo: toResultHref(token) }),
    found: findOperation(operation),
  });
  if (isTold) waitUntil(drainOutbox(DB, Date.now, [topic], { keys: toldKeys }));
  return toStored(operation, found);
}

/** The estimate of a result page's address; null where there is none. */
export const findEstimate = async (token: string): Promise<FoundEstimate | null> =>
  findEstimateById(await hashText(token));

export async function findEstimateById(id: string): Promise<FoundEstimate | null> {
  const row = await findRow(DB, bind(findById, { id }));
  return row && openEstimate(row);
}
