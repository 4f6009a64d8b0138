import * as z from 'zod/mini';
import { contract } from '../contract.ts';

const seconds = z.int().check(z.positive(), z.maximum(99_999_999_999));

/** The claims of the operator's app token; others are ignored. */
export const appClaims = z.object({
  isdn: z.string().check(z.regex(/^\d{8}$/)),
  /** Unique among the operator's tokens, because each token is accepted once. */
  jti: z.string().check(z.minLength(1), z.maxLength(128)),
  iat: seconds,
  exp: seconds,
  nbf: z.optional(seconds),
  /** When the session that it opens expires; `exp` by default. */
  sessionExp: z.optional(seconds),
});

/** Body: token. An unknown, changed or expired one is `active: false`. */
export const introspectAppTokenContract = contract({
  service: 'mobile',
  method: 'POST',
  path: '/webview-token/introspect',
  query: [],
  envelope: 'object',
  shape: z.union([
    z.extend(appClaims, { active: z.literal(true) }),
    z.object({ active: z.literal(false) }),
  ]),
});
