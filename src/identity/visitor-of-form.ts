import { settings } from '#env.ts';
import type { FormOperation } from '#forms/operation.ts';
import { hashWithKey } from '#lib/hash.ts';
import { ensureVisitorId } from './session.ts';

/**
 * The visitor of this request; whoever is new is the same one each time that their form is sent. A second press comes
 * before the first answer has set the cookie.
 */
export const ensureVisitorOf = async ({ form, id }: FormOperation): Promise<string> =>
  ensureVisitorId(await hashWithKey(settings().TAN_PEPPER, `newcomer ${form} ${id}`));
