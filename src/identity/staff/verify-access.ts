import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { log } from '#lib/log.ts';

interface Access {
  /** The name before `.cloudflareaccess.com`. */
  team: string;
  /** The tag of the application that guards the staff's pages. */
  audience: string;
}

/** Who has signed in there: both in small letters, as the roles are set. */
export interface AccessUser {
  email: string;
  /** Names and ids of the groups that the identity provider tells. */
  groups: readonly string[];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A group is a name, or an object with its id, name and address. */
const toNames = (group: unknown): string[] =>
  isText(group)
    ? [group]
    : isRecord(group)
      ? [group['id'], group['name'], group['email']].filter(isText)
      : [];

/** Providers tell groups as a claim of their own, or below `custom`, where Access puts claims that it is told to pass on. */
function readGroups(claims: Record<string, unknown>): string[] {
  const custom = isRecord(claims['custom']) ? claims['custom'] : {};
  const found = [claims['groups'], custom['groups']].flatMap((one) =>
    Array.isArray(one) ? one.flatMap(toNames) : [],
  );
  return [...new Set(found.map((one) => one.toLowerCase()))];
}

const keysOf = new Map<string, JWTVerifyGetKey>();

/** The team's public keys, which jose fetches when it needs one that it does not know. */
function findKeys(issuer: string): JWTVerifyGetKey {
  const keys = keysOf.get(issuer) ?? createRemoteJWKSet(new URL(`${issuer}/cdn-cgi/access/certs`));
  keysOf.set(issuer, keys);
  return keys;
}

/**
 * Checks the token that Cloudflare Access adds to each request that it lets through; a request that came past it has
 * none that is signed. Returns whoever signed in there; null for any other token.
 */
export async function verifyAccess(
  token: string,
  { team, audience }: Access,
  keys?: JWTVerifyGetKey,
): Promise<AccessUser | null> {
  const issuer = `https://${team}.cloudflareaccess.com`;
  try {
    const { payload } = await jwtVerify(token, keys ?? findKeys(issuer), {
      issuer,
      audience,
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['exp', 'email'],
    });
    const email = payload['email'];
    return isText(email) ? { email: email.toLowerCase(), groups: readGroups(payload) } : null;
  } catch (cause) {
    log.warn('access-refused', { cause });
    return null;
  }
}
