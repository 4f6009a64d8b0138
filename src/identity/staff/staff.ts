import { settings } from '#env.ts';
import { type RequestContext, requestContext } from '#request/context.ts';
import { serializeCookie } from '#request/cookies.ts';
import { type AccessRoles, type StaffRole, staffRoles } from '#settings/staff-settings.ts';
import { type AccessUser, verifyAccess } from './verify-access.ts';
import type { Act } from './log.ts';
import { judgeTry } from './tries-store.ts';
import {
  deviceSeconds,
  findDevice,
  isPass,
  isSameSecret,
  makeDevice,
  makePass,
  passSeconds,
} from './pass.ts';

const toName = ({ secure }: RequestContext) => (secure ? '__Host-staff' : 'staff');
const toDeviceName = ({ secure }: RequestContext) =>
  secure ? '__Host-staff-device' : 'staff-device';

interface RoleSecret {
  role: StaffRole;
  secret: string;
}

/** The secrets of the staff's pages, that of the most first; none where they are unset, at a kiosk, and in the app. */
function listSecrets(): RoleSecret[] {
  if (requestContext().mode !== 'browser') return [];
  const { STAFF_SECRET, STAFF_FULFIL_SECRET, STAFF_VIEW_SECRET } = settings();
  const set: [StaffRole, string | undefined][] = [
    ['refund', STAFF_SECRET],
    ['fulfil', STAFF_FULFIL_SECRET],
    ['view', STAFF_VIEW_SECRET],
  ];
  return set.flatMap(([role, secret]) => (secret === undefined ? [] : [{ role, secret }]));
}

/** How Cloudflare Access is checked; null where it does not stand before the staff's pages. */
function findAccess(): { team: string; audience: string } | null {
  const { ACCESS_TEAM, ACCESS_AUD } = settings();
  const isBrowser = requestContext().mode === 'browser';
  return isBrowser && ACCESS_TEAM && ACCESS_AUD
    ? { team: ACCESS_TEAM, audience: ACCESS_AUD }
    : null;
}

/** Whether somebody can sign in here; otherwise only Access lets people in. */
export const hasStaffSecrets = (): boolean => listSecrets().length > 0;
export const hasStaffPages = (): boolean => hasStaffSecrets() || findAccess() !== null;

interface Staff {
  role: StaffRole;
  /** By whom Access vouches; null of who has given a secret. */
  email: string | null;
}

async function findByPass(context: RequestContext): Promise<Staff | null> {
  const value = context.cookies.get(toName(context));
  if (value === undefined) return null;
  for (const { role, secret } of listSecrets()) {
    if (await isPass(secret, value, Date.now())) return { role, email: null };
  }
  return null;
}

/** The highest role that somebody has; without any set, Access itself decides, and whom it lets in may do everything. */
export function findAccessRole(
  { email, groups }: AccessUser,
  roles: AccessRoles | undefined,
): StaffRole | null {
  if (!roles) return 'refund';
  const isHeld = (who: string) =>
    who === '*' || (who.startsWith('group:') ? groups.includes(who.slice(6)) : who === email);
  const held = roles.filter(({ who }) => who.some(isHeld));
  return staffRoles.findLast((role) => held.some((one) => one.role === role)) ?? null;
}

async function findByAccess({ accessToken }: RequestContext): Promise<Staff | null> {
  const access = findAccess();
  if (!access || accessToken === undefined) return null;
  const user = await verifyAccess(accessToken, access);
  const role = user && findAccessRole(user, settings().ACCESS_ROLES);
  return role ? { role, email: user.email } : null;
}

const known = new WeakMap<RequestContext, Promise<Staff | null>>();

/** Who of the staff asks: somebody for whom Access vouches, or who has given a secret within a working day. */
export function findStaff(): Promise<Staff | null> {
  const context = requestContext();
  const found =
    known.get(context) ?? findByAccess(context).then((one) => one ?? findByPass(context));
  known.set(context, found);
  return found;
}

/** What is logged of an act: whom Access vouches for is named by that, whatever name was typed. */
export async function signAct({ who, reason }: Act): Promise<Act> {
  const email = (await findStaff())?.email ?? null;
  return { who: email === null || email === who ? who : `${who} (${email})`, reason };
}

/** Whether whoever asks is of the staff, and may do so much. */
export async function isStaff(role: StaffRole = 'view'): Promise<boolean> {
  const staff = await findStaff();
  return staff !== null && staffRoles.indexOf(staff.role) >= staffRoles.indexOf(role);
}

function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  const { cookieOutbox, secure } = requestContext();
  cookieOutbox.push(serializeCookie(name, value, { secure, httpOnly: true, maxAgeSeconds }));
}

/**
 * Sets the cookies if the secret is right. A device on which it was given before has tries of its own, so that nobody
 * who shares its network shuts staff out; all other devices of shared networks are counted as one network.
 */
export async function signInStaff(given: string): ReturnType<typeof judgeTry> {
  const secrets = listSecrets();
  const [first] = secrets;
  if (!first) return { state: 'wrong' };
  const context = requestContext();
  const device = await findDevice(first.secret, context.cookies.get(toDeviceName(context)) ?? '');
  const asker = device ? `device ${device}` : `network ${context.network ?? 'shared'}`;
  let right: RoleSecret | undefined;
  const judged = await judgeTry(first.secret, asker, async () => {
    // All of them, so that the time tells nothing.
    for (const one of secrets) if (await isSameSecret(one.secret, given, one.secret)) right ??= one;
    return right !== undefined;
  });
  if (right) {
    writeCookie(toName(context), await makePass(right.secret, Date.now()), passSeconds);
    writeCookie(toDeviceName(context), await makeDevice(first.secret), deviceSeconds);
  }
  return judged;
}

/** The device stays known. */
export const signOutStaff = (): void => writeCookie(toName(requestContext()), '', 0);
