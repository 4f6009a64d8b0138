import * as z from 'zod/mini';
import { contract } from './contract.ts';

/** Cloudflare's check that a browser has solved a challenge. Body: secret, response; an answer is good for one call. */
export const verifyChallengeContract = contract({
  service: 'turnstile',
  method: 'POST',
  path: '/turnstile/v0/siteverify',
  query: [],
  encoding: 'form',
  envelope: 'object',
  shape: z.object({ success: z.literal(true), hostname: z.optional(z.string()) }),
});
