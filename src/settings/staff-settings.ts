import * as z from 'zod/mini';
import { type Refuse, setting, toList } from './kinds.ts';
import { pepperHint } from './tan-settings.ts';

const secret = setting(z.optional(z.string().check(z.minLength(32, pepperHint))));
const hint = 'set both ACCESS_TEAM and ACCESS_AUD as Cloudflare Access shows them, or neither';

/** What somebody of the staff may do: look, move orders on, and give money back; each includes those before it. */
export const staffRoles = ['view', 'fulfil', 'refund'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Who has a role: e-mail addresses, `group:` and a group's name, or `*` for all whom Access lets in; in small letters. */
export type AccessRoles = readonly { role: StaffRole; who: readonly string[] }[];

const rolesHint =
  'set it as in "refund=finance@example.mn; fulfil=group:Warehouse; view=*", or leave it out';
const isRole = (text: string | undefined): text is StaffRole =>
  staffRoles.some((role) => role === text);
const isName = (text: string) => /^(?:\*|group:.+|[^@\s]+@[^@\s]+)$/.test(text);

/** Null for what says no roles. */
function readRoles(text: string): AccessRoles | null {
  const roles: { role: StaffRole; who: string[] }[] = [];
  for (const part of text.split(';').filter((one) => one.trim() !== '')) {
    const [name, list, ...more] = part.split('=');
    const role = name?.trim();
    const who = toList(list ?? '').map((one) => one.toLowerCase());
    if (!isRole(role) || who.length === 0 || !who.every(isName) || more.length > 0) return null;
    roles.push({ role, who });
  }
  return roles.length === 0 ? null : roles;
}

export const staffShape = {
  /** Opens everything. */
  STAFF_SECRET: secret,
  STAFF_FULFIL_SECRET: secret,
  STAFF_VIEW_SECRET: secret,
  ACCESS_TEAM: setting(z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,63}$/, hint)))),
  ACCESS_AUD: setting(z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/, hint)))),
  ACCESS_ROLES: setting(
    z.optional(
      z.pipe(
        z.string().check(z.refine((text) => readRoles(text) !== null, rolesHint)),
        z.transform((text) => readRoles(text) ?? []),
      ),
    ),
  ),
};

interface Given {
  STAFF_SECRET?: string | undefined;
  STAFF_FULFIL_SECRET?: string | undefined;
  STAFF_VIEW_SECRET?: string | undefined;
  ACCESS_TEAM?: string | undefined;
  ACCESS_AUD?: string | undefined;
  ACCESS_ROLES?: AccessRoles | undefined;
}

export function refuseStaff(given: Given, refuse: Refuse): void {
  if (!given.ACCESS_TEAM !== !given.ACCESS_AUD) {
    refuse(given.ACCESS_TEAM ? 'ACCESS_AUD' : 'ACCESS_TEAM', hint);
  }
  // Otherwise whoever set it would believe that it holds.
  if (given.ACCESS_ROLES && !given.ACCESS_TEAM)
    refuse('ACCESS_TEAM', 'set it together with ACCESS_ROLES, as Cloudflare Access shows it');
  const { STAFF_SECRET, STAFF_FULFIL_SECRET, STAFF_VIEW_SECRET } = given;
  const other = 'set it to another secret than the other roles have';
  if (STAFF_FULFIL_SECRET && STAFF_FULFIL_SECRET === STAFF_SECRET) {
    refuse('STAFF_FULFIL_SECRET', other);
  }
  if (STAFF_VIEW_SECRET && [STAFF_SECRET, STAFF_FULFIL_SECRET].includes(STAFF_VIEW_SECRET)) {
    refuse('STAFF_VIEW_SECRET', other);
  }
}
