import type { BillAccount } from '#contracts/mobile/bill.ts';
import type { BillTryRow } from '#db/purchase-schema.ts';
import { bind, findRow, run, statement } from '#db/statement.ts';
import { DB } from '#env.ts';
import { hashNetwork, hashNumber } from '#identity/counted-by.ts';

/** How long a look-up counts. */
export const tryMs = 60 * 60_000;
/** How many bills a visitor may look up in that time. */
export const maxByVisitor = 10;
/** How many a network may, whose visitors are counted alone where many share it: several households, but no list of numbers. */
export const maxByNetwork = 40;
/** How often two digits may be tried for one account, whoever tries. */
export const maxDigits = 5;

const since = 'at > :since';
/** Counts a look-up before it is made, in one statement, so that of many at a moment no more are made than may be. */
const begin = statement<BillTryRow & { since: number }, { id: string }>(
  `INSERT INTO bill_try (id, visitor, network, account, is_digits, at)
   SELECT :id, :visitor, :network, :account, :isDigits, :at
   WHERE (SELECT count(*) FROM bill_try WHERE visitor = :visitor AND ${since}) < ${maxByVisitor}
     AND (:network IS NULL OR
       (SELECT count(*) FROM bill_try WHERE network = :network AND ${since}) < ${maxByNetwork})
     AND (:isDigits = 0 OR (SELECT count(*) FROM bill_try
       WHERE account = :account AND is_digits = 1 AND ${since}) < ${maxDigits})
   RETURNING id`,
);
const forget = statement<{ id: string }>('DELETE FROM bill_try WHERE id = :id');

export interface Asker {
  visitorId: string;
  /** Null in a network that many share. */
  network: string | null;
}

/** The id of the look-up; null where there were too many. */
export async function beginTry(
  { visitorId, network }: Asker,
  account: BillAccount,
  { isDigits, now = Date.now() }: { isDigits: boolean; now?: number },
): Promise<string | null> {
  const [visitor, byNetwork, asked] = await Promise.all([
    hashNumber('bill visitor', visitorId),
    hashNetwork(network),
    hashNumber('bill account', `${account.by} ${account.value}`),
  ]);
  const row = await findRow(
    DB,
    bind(begin, {
      id: crypto.randomUUID(),
      visitor,
      network: byNetwork ?? null,
      account: asked,
      isDigits: Number(isDigits),
      at: now,
      since: now - tryMs,
    }),
  );
  return row?.id ?? null;
}

/** A look-up that the service could not answer, or that its owner has proved, does not count. */
export const forgetTry = (id: string): Promise<number> => run(DB, bind(forget, { id }));
