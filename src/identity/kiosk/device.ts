import { settings } from '#env.ts';
import { hashText, hashWithKey } from '#lib/hash.ts';
import { log } from '#lib/log.ts';
import type { RequestContext } from '#request/context.ts';
import { serializeCookie } from '#request/cookies.ts';
import { isSameSecret } from '../staff/pass.ts';
import { newToken } from '../visitor-cookie.ts';
import { findDevice, findUnusedDevice, type KioskDevice, takeDeviceLink } from './store.ts';

/** The longest that browsers keep a cookie; it is written anew with every visit that begins. */
const cookieSeconds = 400 * 24 * 3600;

export const toKioskCookieName = ({ secure }: Pick<RequestContext, 'secure'>): string =>
  secure ? '__Host-kiosk' : 'kiosk';

/** What the cookie holds: device, key and branch. */
const cookieValue = /^([0-9a-f]{32})\.([\w-]{43})\.([\w%.~-]{1,200})$/;

function write(context: RequestContext, value: string, maxAgeSeconds: number): void {
  const { cookieOutbox, secure } = context;
  cookieOutbox.push(
    serializeCookie(toKioskCookieName(context), value, { secure, httpOnly: true, maxAgeSeconds }),
  );
}

export const removeKioskCookie = (context: RequestContext): void => write(context, '', 0);

/** Keeps a kiosk's cookie for as long as the kiosk is used. */
export function renewKioskCookie(context: RequestContext): void {
  const value = context.cookies.get(toKioskCookieName(context));
  if (context.kioskDevice && value) write(context, value, cookieSeconds);
}

/** How long a device that was revoked may stay a kiosk. */
const memoryMs = 30_000;
const remembered = new Map<string, { device: KioskDevice; until: number }>();

/**
 * The device of this request; null where the cookie names none that staff have set up. While the database fails the
 * cookie is believed: a stranger who writes one makes nothing but a kiosk of their own browser.
 */
export async function findKioskDevice(context: RequestContext): Promise<KioskDevice | null> {
  const value = context.cookies.get(toKioskCookieName(context)) ?? '';
  const [, id, key, branch] = cookieValue.exec(value) ?? [];
  if (!id || !key || !branch) return null;
  const recalled = remembered.get(value);
  if (recalled && recalled.until > Date.now()) return recalled.device;
  try {
    const device = await findDevice(id, await hashText(key));
    if (device) remembered.set(value, { device, until: Date.now() + memoryMs });
    else remembered.delete(value);
    return device;
  } catch (error) {
    log.error('kiosk-device', { cause: error });
    return { id, name: id, branchId: decodeURIComponent(branch) };
  }
}

const sign = (secret: string, id: string) => hashWithKey(secret, `kiosk link ${id}`);

/** The address that makes a kiosk of the device that opens it, and confirms it there. */
export async function toDeviceLink(id: string): Promise<string> {
  const { STAFF_SECRET = '' } = settings();
  return `/kiosk/setup?${new URLSearchParams({ device: id, key: await sign(STAFF_SECRET, id) })}`;
}

/** The device that a link is for, if it can still be used. */
export async function findLinkedDevice(id: string, key: string): Promise<KioskDevice | null> {
  const { STAFF_SECRET } = settings();
  if (!STAFF_SECRET || !/^[0-9a-f]{32}$/.test(id)) return null;
  const isOurs = await isSameSecret(STAFF_SECRET, key, await sign(STAFF_SECRET, id));
  return isOurs ? findUnusedDevice(id) : null;
}

/** Uses the link up and makes a kiosk of this browser; false where it can not be used any more. */
export async function becomeKiosk(context: RequestContext, id: string): Promise<boolean> {
  const key = newToken();
  const device = await takeDeviceLink(id, await hashText(key));
  if (!device) return false;
  write(context, `${id}.${key}.${encodeURIComponent(device.branchId)}`, cookieSeconds);
  return true;
}
