import type { SessionRow } from '#db/schema.ts';
import { statement, type ValuesOf } from '#db/statement.ts';

/** A visitor who is inserted in the batch of what there is to remember, and only with it. */
export type Newcomer = Pick<SessionRow, 'id' | 'visitorId' | 'createdAt' | 'expiresAt'>;

/** Bound parameters of a condition go by their names, beside those of the newcomer. */
export const insertNewcomer = <Given extends ValuesOf<Given>>(condition: string) => ({
  visitor: statement<Newcomer & Given>(
    `INSERT INTO visitor (id, created_at, expires_at)
     SELECT :visitorId, :createdAt, :expiresAt WHERE ${condition}`,
  ),
  session: statement<Newcomer & Given>(
    `INSERT INTO session (id, visitor_id, created_at, expires_at, kind)
     SELECT :id, :visitorId, :createdAt, :expiresAt, 'anonymous' WHERE ${condition}`,
  ),
});
