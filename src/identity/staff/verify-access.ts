import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { log } from '#lib/log.ts';

interface Access {
  /** The name before `.cloudflareaccess.com`. */
  team: string;
  /** The tag of the application that guards the staff's pages. */
  audience: string;
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
 * none that is signed. Returns the e-mail address of whoever signed in there; null for any other token.
 */
export async function verifyAccess(
  token: string,
  { team, audience }: Access,
  keys?: JWTVerifyGetKey,
): Promise<string | null> {
  const issuer = `https://${team}.cloudflareaccess.com`;
  try {
    const { payload } = await jwtVerify(token, keys ?? findKeys(issuer), {
      issuer,
      audience,
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['exp', 'email'],
    });
    return typeof payload['email'] === 'string' && payload['email'] !== ''
      ? payload['email']
      : null;
  } catch (cause) {
    log.warn('access-refused', { cause });
    return null;
  }
}
