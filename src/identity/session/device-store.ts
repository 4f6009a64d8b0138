import { bind, readRows, run, statement } from '#db/statement.ts';
import { DB } from '#env.ts';
import { type Customer, forgetOthers, type Session } from './store.ts';

/** A browser in which a number is signed in. `id` is enough of the session's to name it, and gives no access. */
export interface SignedInDevice {
  id: string;
  device: string | null;
  kind: Customer['kind'];
  createdAt: number;
  isThis: number;
}

const idLength = 16;

const listOf = statement<{ isdn: string; own: string; now: number }, SignedInDevice>(
  `SELECT substr(id, 1, ${idLength}) AS id, device, kind, created_at AS "createdAt", id = :own AS "isThis"
   FROM session WHERE isdn = :isdn AND expires_at > :now ORDER BY id = :own DESC, created_at DESC LIMIT 50`,
);
const removeOthers = statement<{ isdn: string; own: string; device: string }>(
  `DELETE FROM session WHERE isdn = :isdn AND id <> :own
     AND (:device = '' OR substr(id, 1, ${idLength}) = :device)`,
);

/** Where a number is signed in, this browser first. */
export const readDevices = ({ isdn, id }: Session & Customer): Promise<SignedInDevice[]> =>
  readRows(DB, bind(listOf, { isdn, own: id, now: Date.now() }));

/** Signs the number out of one other browser, or of all others. Returns of how many. */
export async function endOthers(own: Session & Customer, device = ''): Promise<number> {
  forgetOthers(own);
  return run(DB, bind(removeOthers, { isdn: own.isdn, own: own.id, device }));
}
