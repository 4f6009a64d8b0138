import * as z from 'zod/mini';
import { type Refuse, setting } from './kinds.ts';
import { pepperHint } from './tan-settings.ts';

const secret = setting(z.optional(z.string().check(z.minLength(32, pepperHint))));
const hint = 'set both ACCESS_TEAM and ACCESS_AUD as Cloudflare Access shows them, or neither';

export const staffShape = {
  /** Opens everything. */
  STAFF_SECRET: secret,
  STAFF_FULFIL_SECRET: secret,
  STAFF_VIEW_SECRET: secret,
  ACCESS_TEAM: setting(z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,63}$/, hint)))),
  ACCESS_AUD: setting(z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/, hint)))),
};

interface Given {
  STAFF_SECRET?: string | undefined;
  STAFF_FULFIL_SECRET?: string | undefined;
  STAFF_VIEW_SECRET?: string | undefined;
  ACCESS_TEAM?: string | undefined;
  ACCESS_AUD?: string | undefined;
}

export function refuseStaff(given: Given, refuse: Refuse): void {
  if (!given.ACCESS_TEAM !== !given.ACCESS_AUD) {
    refuse(given.ACCESS_TEAM ? 'ACCESS_AUD' : 'ACCESS_TEAM', hint);
  }
  const { STAFF_SECRET, STAFF_FULFIL_SECRET, STAFF_VIEW_SECRET } = given;
  const other = 'set it to another secret than the other roles have';
  if (STAFF_FULFIL_SECRET && STAFF_FULFIL_SECRET === STAFF_SECRET) {
    refuse('STAFF_FULFIL_SECRET', other);
  }
  if (STAFF_VIEW_SECRET && [STAFF_SECRET, STAFF_FULFIL_SECRET].includes(STAFF_VIEW_SECRET)) {
    refuse('STAFF_VIEW_SECRET', other);
  }
}
