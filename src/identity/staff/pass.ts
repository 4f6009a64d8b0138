import { hashWithKey } from '#lib/hash.ts';

/** A working day. */
export const passSeconds = 8 * 60 * 60;

const sign = (secret: string, expiresAt: number) => hashWithKey(secret, `staff ${expiresAt}`);

/** Half a year. */
export const deviceSeconds = 180 * 24 * 60 * 60;

const signDevice = (secret: string, id: string) => hashWithKey(secret, `staff device ${id}`);

/** Both sides are hashed once more, so that the comparison's time tells nothing. */
export async function isSameSecret(secret: string, given: string, expected: string) {
  const [one, other] = await Promise.all([
    hashWithKey(secret, given),
    hashWithKey(secret, expected),
  ]);
  return one === other;
}

/** What the cookie of the staff holds: when it ends, signed with the secret, so that a new secret ends all. */
export async function makePass(secret: string, now: number): Promise<string> {
  const expiresAt = now + passSeconds * 1000;
  return `${expiresAt}.${await sign(secret, expiresAt)}`;
}

export async function isPass(secret: string, value: string, now: number): Promise<boolean> {
  const [, expiresAt = '0', signature = ''] = /^(\d{13})\.([0-9a-f]{64})$/.exec(value) ?? [];
  if (Number(expiresAt) <= now) return false;
  return isSameSecret(secret, signature, await sign(secret, Number(expiresAt)));
}

/** What says later that the secret was given on this device. It opens nothing; a new secret makes it worthless. */
export async function makeDevice(secret: string): Promise<string> {
  const id = crypto.randomUUID();
  return `${id}.${await signDevice(secret, id)}`;
}

/** The id of a device on which the secret was given before; null of any other. */
export async function findDevice(secret: string, value: string): Promise<string | null> {
  const [, id = '', signature = ''] = /^([0-9a-f-]{36})\.([0-9a-f]{64})$/.exec(value) ?? [];
  return (await isSameSecret(secret, signature, await signDevice(secret, id))) ? id : null;
}
