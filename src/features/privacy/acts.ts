import { type CustomerSession } from '#identity/session.ts';
import type { TanPurpose } from '#identity/tan/purposes.ts';
import { findFreshCode } from '#identity/fresh-code/fresh-code.ts';

/** What a customer can do with their data, each after a code of its own. */
export const acts = {
  copy: 'copy-of-data',
  delete: 'deletion-of-data',
} as const satisfies Readonly<Record<string, TanPurpose>>;
export type Act = keyof typeof acts;

/** How long the copy can be fetched after its code. */
export const copyMs = 5 * 60_000;

export const path = '/account/data';
export const toActHref = (act: Act) => `${path}?act=${act}` as const;
export const fileHref = '/api/my-data';

export function readAct(query: URLSearchParams): Act | null {
  const act = query.get('act');
  return act === 'copy' || act === 'delete' ? act : null;
}

/** Until when the copy can be fetched; null where no code for it was typed a moment ago. */
export const findCopyEnd = async (customer: CustomerSession): Promise<number | null> =>
  (await findFreshCode(customer, acts.copy))?.expiresAt ?? null;
