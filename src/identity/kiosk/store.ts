import type { KioskDeviceRow } from '#db/kiosk-schema.ts';
import { batch, bind, findRow, readRows, statement } from '#db/statement.ts';
import { DB, settings } from '#env.ts';
import { type Act, noteAct } from '../staff/log.ts';

/** A link is for the device in front of one, or for a colleague in another branch on the same day. */
export const linkHours = 24;
export const maxPinTries = 5;
export const pinPauseMinutes = 15;

/** Without one a kiosk that was set up can not be left. */
export const isPinSet = (): boolean => settings().KIOSK_PIN !== undefined;

/** A touch screen that staff have set up. */
export type KioskDevice = Pick<KioskDeviceRow, 'id' | 'branchId' | 'name'>;
/** A device as staff see it; `isUsed`: its link was used. */
export type ListedDevice = KioskDevice &
  Pick<KioskDeviceRow, 'createdAt' | 'linkExpiresAt'> & { isUsed: 0 | 1 };

const insert = statement<
  Pick<KioskDeviceRow, 'id' | 'branchId' | 'name' | 'createdAt' | 'linkExpiresAt'>
>(
  `INSERT INTO kiosk_device (id, branch_id, name, created_at, link_expires_at)
   VALUES (:id, :branchId, :name, :createdAt, :linkExpiresAt)`,
);
const list = statement<{ now: number; rows: number }, ListedDevice>(
  `SELECT id, branch_id AS "branchId", name, created_at AS "createdAt",
     link_expires_at AS "linkExpiresAt", key_hash IS NOT NULL AS "isUsed"
   FROM kiosk_device WHERE key_hash IS NOT NULL OR link_expires_at > :now
   ORDER BY created_at DESC LIMIT :rows`,
);
const findUnused = statement<{ id: string; now: number }, KioskDevice>(
  `SELECT id, branch_id AS "branchId", name FROM kiosk_device
   WHERE id = :id AND key_hash IS NULL AND link_expires_at > :now`,
);
const takeLink = statement<{ id: string; keyHash: string; now: number }, KioskDevice>(
  `UPDATE kiosk_device SET key_hash = :keyHash
   WHERE id = :id AND key_hash IS NULL AND link_expires_at > :now
   RETURNING id, branch_id AS "branchId", name`,
);
const find = statement<{ id: string; keyHash: string }, KioskDevice>(
  `SELECT id, branch_id AS "branchId", name FROM kiosk_device
   WHERE id = :id AND key_hash = :keyHash`,
);
const remove = statement<{ id: string }, { name: string }>(
  'DELETE FROM kiosk_device WHERE id = :id RETURNING name',
);
const countTry = statement<
  { id: string; now: number; pausedUntil: number; maxTries: number },
  { tries: number }
>(
  `UPDATE kiosk_device SET
     pin_tries = CASE WHEN pin_tries >= :maxTries THEN 1 ELSE pin_tries + 1 END,
     pin_paused_until = CASE WHEN pin_tries + 1 = :maxTries THEN :pausedUntil ELSE 0 END
   WHERE id = :id AND pin_paused_until <= :now RETURNING pin_tries AS tries`,
);
const findPause = statement<{ id: string }, { until: number }>(
  'SELECT pin_paused_until AS "until" FROM kiosk_device WHERE id = :id',
);

const hourMs = 3_600_000;

/** Notes the device and who asked for it, in one batch; its link can be used for a day. */
export async function insertDevice(
  { id, branchId, name }: KioskDevice,
  { who, reason }: Act,
  now: number = Date.now(),
): Promise<void> {
  const linkExpiresAt = now + linkHours * hourMs;
  await batch(DB, {
    inserted: bind(insert, { id, branchId, name, createdAt: now, linkExpiresAt }),
    noted: noteAct({ at: now, who, act: 'kiosk-link', subject: id, reason }),
  });
}

export const listDevices = (): Promise<ListedDevice[]> =>
  readRows(DB, bind(list, { now: Date.now(), rows: 200 }));

/** The device of a link that can still be used. */
export const findUnusedDevice = (id: string): Promise<KioskDevice | null> =>
  findRow(DB, bind(findUnused, { id, now: Date.now() }));

/** Uses a device's link up; null where it was used before or has expired. */
export const takeDeviceLink = (id: string, keyHash: string): Promise<KioskDevice | null> =>
  findRow(DB, bind(takeLink, { id, keyHash, now: Date.now() }));

export const findDevice = (id: string, keyHash: string): Promise<KioskDevice | null> =>
  findRow(DB, bind(find, { id, keyHash }));

/** Gives a device up, whose key is worth nothing from then on; false where there is none. */
export async function deleteDevice(id: string, act: string, { who, reason }: Act) {
  const { removed } = await batch(DB, {
    removed: bind(remove, { id }),
    noted: noteAct({ at: Date.now(), who, act, subject: id, reason }),
  });
  return removed.length > 0;
}

/** Counts a PIN before it is compared: how many tries are left, or until when none is looked at. */
export async function countPinTry(
  id: string,
  now: number = Date.now(),
): Promise<{ left: number } | { pausedUntil: number }> {
  const pausedUntil = now + pinPauseMinutes * 60_000;
  const counted = await findRow(
    DB,
    bind(countTry, { id, now, pausedUntil, maxTries: maxPinTries }),
  );
  if (counted) return { left: maxPinTries - counted.tries };
  return { pausedUntil: (await findRow(DB, bind(findPause, { id })))?.until ?? pausedUntil };
}
