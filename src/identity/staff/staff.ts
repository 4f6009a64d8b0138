import { settings } from '#env.ts';
import { type RequestContext, requestContext } from '#request/context.ts';
import { serializeCookie } from '#request/cookies.ts';
import { isPass, isSameSecret, makePass, passSeconds } from './pass.ts';

const toName = ({ secure }: RequestContext) => (secure ? '__Host-staff' : 'staff');

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

function writeCookie(value: string, maxAgeSeconds: number): void {
  const context = requestContext();
  const { cookieOutbox, secure } = context;
  cookieOutbox.push(
    serializeCookie(toName(context), value, { secure, httpOnly: true, maxAgeSeconds }),
  );
}

/** Sets the cookie if the secret is right. */
export async function signInStaff(given: string): Promise<boolean> {
  const secret = findSecret();
  if (!secret || !(await isSameSecret(secret, given, secret))) return false;
  writeCookie(await makePass(secret, Date.now()), passSeconds);
  return true;
}

export const signOutStaff = (): void => writeCookie('', 0);
