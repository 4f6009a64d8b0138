import type { StaffLogRow } from '#db/operation-schema.ts';
import type { SwitchRow } from '#db/switch-schema.ts';
import { batch, bind, readRows, statement } from '#db/statement.ts';
import type { Switch } from '#domain/switches.ts';
import { DB } from '#env.ts';
import { type Act, noteChange } from '#identity/staff/log.ts';

/** More than there is to switch. */
const maxSwitches = 200;

type Known = Omit<SwitchRow, 'updatedAt'>;

const columns = `id, is_set AS "isSet", tone, text_mn AS "textMn", text_en AS "textEn", from_at AS "fromAt",
  until_at AS "untilAt", revision`;
const list = statement<{ rows: number }, Known>(`SELECT ${columns} FROM switch LIMIT :rows`);
const find = statement<{ id: string }, Known>(`SELECT ${columns} FROM switch WHERE id = :id`);
/** Only from the revision that was shown: of two who change it at once, the second is told. */
const save = statement<Known & { now: number }, { id: string }>(
  `INSERT INTO switch (id, is_set, tone, text_mn, text_en, from_at, until_at, revision, updated_at)
   SELECT :id, :isSet, :tone, :textMn, :textEn, :fromAt, :untilAt, :revision + 1, :now
   WHERE :revision = coalesce((SELECT revision FROM switch WHERE id = :id), 0)
   ON CONFLICT (id) DO UPDATE SET is_set = excluded.is_set, tone = excluded.tone, text_mn = excluded.text_mn,
     text_en = excluded.text_en, from_at = excluded.from_at, until_at = excluded.until_at,
     revision = excluded.revision, updated_at = excluded.updated_at
   RETURNING id`,
);
const listChanges = statement<{ rows: number }, Omit<StaffLogRow, 'id' | 'act'>>(
  `SELECT at, who, subject, reason, change FROM staff_log
   WHERE change IS NOT NULL AND act = 'switch' ORDER BY at DESC LIMIT :rows`,
);

const open = ({ isSet, ...known }: Known): Switch => ({ ...known, isSet: isSet === 1 });

export const readSwitches = async (): Promise<Switch[]> =>
  (await readRows(DB, bind(list, { rows: maxSwitches }))).map(open);

/** What was before and after is logged with it, in one batch; false where somebody else was faster. */
export async function saveSwitch(
  { isSet, ...next }: Switch,
  { who, reason }: Act,
  now: number = Date.now(),
): Promise<boolean> {
  const { id } = next;
  const [before] = (await readRows(DB, bind(find, { id }))).map(open);
  const noted = { at: now, who, act: 'switch', subject: id, reason };
  const { saved } = await batch(DB, {
    saved: bind(save, { ...next, isSet: Number(isSet), now }),
    noted: noteChange(noted, { before: before ?? null, after: { ...next, isSet } }),
  });
  return saved.length > 0;
}

export interface Change extends Omit<StaffLogRow, 'id' | 'act' | 'change'> {
  before: Switch | null;
  after: Switch;
}

/** The latest first. */
export async function readChanges(): Promise<Change[]> {
  const rows = await readRows(DB, bind(listChanges, { rows: 50 }));
  return rows.map(({ change, ...noted }) => ({
    ...noted,
    ...(JSON.parse(change ?? '') as Pick<Change, 'before' | 'after'>),
  }));
}
