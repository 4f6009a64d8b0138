import * as z from 'zod';
import { contract } from '../contract.ts';

const seconds = z.number().int().positive().max(99_999_999_999);

/** What the operator's app token says; other claims are ignored. */
export const appClaims = z.object({
  isdn: z.string().regex(/^\d{8}$/),
  /** Unique among the operator's tokens: each is taken once. */
  jti: z.string().min(1).max(128),
  iat: seconds,
  exp: seconds,
  nbf: seconds.optional(),
  /** When the session ends that it opens; `exp` if left out. */
  sessionExp: seconds.optional(),
});

/** Body: token. An unknown, changed or ended one is `active: false`. */
export const introspectAppToken = contract({
  service: 'mobile',
  method: 'POST',
  path: '/webview-token/introspect',
  query: [],
  envelope: 'object',
  shape: z.union([
    appClaims.extend({ active: z.literal(true) }),
    z.object({ active: z.literal(false) }),
  ]),
});

/** Body: isdn. Plays the app; only the embedded operator has it. */
export const issueAppToken = contract({
  service: 'mobile',
  method: 'POST',
  path: '/webview-token/issue',
  query: [],
  envelope: 'object',
  shape: z.object({ token: z.string() }),
});
