import { settings } from '#env.ts';
import { type RequestContext, requestContext } from '#request/context.ts';
import { serializeCookie } from '#request/cookies.ts';
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

/** The secret of the staff's pages; undefined where there are none: unset, at a kiosk, and in the app. */
function findSecret(): string | undefined {
  return requestContext().mode === 'browser' ? settings().STAFF_SECRET : undefined;
}

export const hasStaffPages = (): boolean => findSecret() !== undefined;

/** Whether this browser has given the secret within a working day. */
export async function isStaff(): Promise<boolean> {
  const context = requestContext();
  const secret = findSecret();
  const value = context.cookies.get(toName(context));
  return secret !== undefined && value !== undefined && isPass(secret, value, Date.now());
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
  const secret = findSecret();
  if (!secret) return { state: 'wrong' };
  const context = requestContext();
  const device = await findDevice(secret, context.cookies.get(toDeviceName(context)) ?? '');
  const asker = device ? `device ${device}` : `network ${context.network ?? 'shared'}`;
  const judged = await judgeTry(secret, asker, () => isSameSecret(secret, given, secret));
  if (judged.state === 'right') {
    writeCookie(toName(context), await makePass(secret, Date.now()), passSeconds);
    writeCookie(toDeviceName(context), await makeDevice(secret), deviceSeconds);
  }
  return judged;
}

/** The device stays known. */
export const signOutStaff = (): void => writeCookie(toName(requestContext()), '', 0);
