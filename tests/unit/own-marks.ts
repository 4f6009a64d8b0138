import { DB, settings } from '#env.ts';
import { hashText } from '#lib/hash.ts';
import { seal } from '#lib/seal.ts';

/** What is somebody's own in every text that the database may hold of them. */
export const me = {
  isdn: '99112233',
  visitorId: 'visitor-of-me',
  elsewhere: 'visitor-of-me-elsewhere',
  cartToken: 'c'.repeat(43),
  email: 'me@example.mn',
  firstName: 'Батболд',
  lastName: 'Дорждэрэм',
  registerNumber: 'УБ90010112',
  street: 'Миний гудамж 7',
  comment: 'Надад амар байлаа',
  friend: '94556677',
} as const;

export const cartId = () => hashText(me.cartToken);

/** What must be nowhere once all of it is deleted. */
export const listMarks = async (): Promise<string[]> => [...Object.values(me), await cartId()];

export const sealed = (table: string, id: string, text: string) =>
  seal(text, { keys: settings().DATA_KEYS, context: `${table} ${id}` });
export const keyId = () => settings().DATA_KEYS[0].id;

export async function insert(
  table: string,
  row: Record<string, string | number | null>,
): Promise<void> {
  const columns = Object.keys(row);
  await DB.prepare(
    `INSERT INTO ${table} (${columns.join()}) VALUES (${columns.map((_, i) => `?${i + 1}`).join()})`,
  )
    .bind(...Object.values(row))
    .run();
}
