import type { StaffLogRow } from '#db/operation-schema.ts';
import { type Bound, bind, statement } from '#db/statement.ts';

/** Who did it, and why. */
export interface Act {
  who: string;
  reason: string;
}

type Noted = Pick<StaffLogRow, 'at' | 'who' | 'act' | 'subject' | 'reason'>;

const note = statement<Noted>(
  `INSERT INTO staff_log (at, who, act, subject, reason)
   SELECT :at, :who, :act, :subject, :reason WHERE changes() = 1`,
);

const noteWithChange = statement<Noted & { change: string }>(
  `INSERT INTO staff_log (at, who, act, subject, reason, change)
   SELECT :at, :who, :act, :subject, :reason, :change WHERE changes() = 1`,
);

/** Notes an act of staff, directly after the statement that does it, and only if that changed a row. */
export const noteAct = (noted: Noted): Bound<never> => bind(note, noted);

/** The same, with what it was before and after. */
export const noteChange = (
  noted: Noted,
  change: { before: unknown; after: unknown },
): Bound<never> => bind(noteWithChange, { ...noted, change: JSON.stringify(change) });
