import * as z from 'zod/mini';
import { contract } from '../contract.ts';

const seconds = z.int().check(z.positive(), z.maximum(99_999_999_999));

/** What the operator's app token says; other claims are ignored. */
export const appClaims = z.object({
  isdn: z.string().check(z.regex(/^\d{8}$/)),
  /** Unique among the operator's tokens: each is taken once. */
  jti: z.string().check(z.minLength(1), z.maxLength(128)),
  iat: seconds,
  exp: seconds,
  nbf: z.optional(seconds),
  /** When the session ends that it opens; `exp` if left out. */
  sessionExp: z.optional(seconds),
});

/** Body: token. An unknown, changed or ended one is `active: false`. */
export const introspectAppToken = contract({
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
