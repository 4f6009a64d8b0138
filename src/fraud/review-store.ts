import type { ReviewRow } from '#db/fraud-schema.ts';
import { type Bound, bind, findRow, readRows, statement } from '#db/statement.ts';
import { DB } from '#env.ts';

export type Review = Pick<ReviewRow, 'id' | 'kind' | 'subjectId' | 'why' | 'createdAt'>;

const columns = 'id, kind, subject_id AS "subjectId", why, created_at AS "createdAt"';

const listOpen = statement<{ rows: number }, Review>(
  `SELECT ${columns} FROM review WHERE state = 'OPEN' ORDER BY created_at, id LIMIT :rows`,
);
const find = statement<{ id: string }, Review>(
  `SELECT ${columns} FROM review WHERE id = :id AND state = 'OPEN'`,
);
const findState = statement<Pick<ReviewRow, 'kind' | 'subjectId'>, Pick<ReviewRow, 'state'>>(
  'SELECT state FROM review WHERE kind = :kind AND subject_id = :subjectId',
);
const release = statement<{ id: string; now: number }, { id: string }>(
  `UPDATE review SET state = 'RELEASED', decided_at = :now WHERE id = :id AND state = 'OPEN' RETURNING id`,
);
/** Directly after the log of it, so that it is sent now, under the same key as ever. */
const wake = statement<{ id: string; now: number }, { key: string }>(
  `UPDATE outbox SET next_at = :now WHERE state = 'due' AND changes() = 1
     AND key = (SELECT outbox_key FROM review WHERE id = :id) RETURNING key`,
);

/** Those that wait, the longest first. */
export const readOpenReviews = (rows: number): Promise<Review[]> =>
  readRows(DB, bind(listOpen, { rows }));

export const findOpenReview = (id: string): Promise<Review | null> =>
  findRow(DB, bind(find, { id }));

/** Whether a person looks at it first. */
export const isHeld = async (kind: string, subjectId: string): Promise<boolean> =>
  (await findRow(DB, bind(findState, { kind, subjectId })))?.state === 'OPEN';

/** The statements of a release, in their order; what is logged comes between them. */
export const bindRelease = (id: string, now: number) => ({
  released: bind(release, { id, now }),
  wake: (): Bound<{ key: string }> => bind(wake, { id, now }),
});
