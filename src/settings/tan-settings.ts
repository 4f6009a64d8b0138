import * as z from 'zod/mini';
import { _default as orDefault } from 'zod/mini';
import { type Refuse, setting, toList, word } from './kinds.ts';
import { type Network, parseNetwork } from './networks.ts';

export const pepperHint =
  'set this secret to at least 32 random letters, such as `openssl rand -hex 32` prints';

/** Not random, because the isolates of a development server must have the same one. */
export const developmentPepper = 'not a secret, for development only';

export const tanShape = {
  TAN_PEPPER: setting(
    z.optional(
      z.string().check(
        z.minLength(32, pepperHint),
        z.refine((pepper) => pepper !== developmentPepper, pepperHint),
      ),
    ),
  ),
  TAN_NETWORK_HOURLY: setting(
    orDefault(
      z.pipe(
        z.string().check(z.regex(/^[1-9]\d{0,6}$/, 'set it to a whole number such as 20')),
        z.transform(Number),
      ),
      20,
    ),
  ),
  SHARED_NETWORKS: setting(
    z.pipe(
      z
        .pipe(orDefault(z.string(), ''), z.transform(toList))
        .check(
          z.refine(
            (networks) => networks.every((network) => parseNetwork(network) !== null),
            'set it to a comma list of networks, such as 192.0.2.0/24,2001:db8::/32',
          ),
        ),
      z.transform((networks): Network[] => networks.flatMap((one) => parseNetwork(one) ?? [])),
    ),
  ),
  SMS_SHORT_NUMBER: setting(
    z.optional(z.string().check(z.regex(/^\d{3,8}$/, 'set it to the short number, such as 1414'))),
  ),
  TURNSTILE_SITE_KEY: word('set it to the site key of the widget'),
  TURNSTILE_SECRET: word('set this secret to that of the widget'),
  TURNSTILE_BASE_URL: setting(
    orDefault(
      z.url({ protocol: /^https?$/, error: 'set it to an address, or leave it out' }),
      'https://challenges.cloudflare.com',
    ),
  ),
};

export function refuseTan(
  given: { TURNSTILE_SITE_KEY?: string | undefined; TURNSTILE_SECRET?: string | undefined },
  refuse: Refuse,
): void {
  if (given.TURNSTILE_SITE_KEY && !given.TURNSTILE_SECRET) {
    refuse('TURNSTILE_SECRET', 'set it along with TURNSTILE_SITE_KEY');
  }
  if (given.TURNSTILE_SECRET && !given.TURNSTILE_SITE_KEY) {
    refuse('TURNSTILE_SITE_KEY', 'set it along with TURNSTILE_SECRET');
  }
}

/** The short number at which the embedded operator takes messages, where it is the mobile service. */
const embeddedShortNumber = '1414';

/** Undefined where nobody takes messages: the site then does not ask for one. */
export function toShortNumber(given: {
  OPERATOR?: unknown;
  MOBILE_BASE_URL?: string | undefined;
  SMS_SHORT_NUMBER?: string | undefined;
}): string | undefined {
  const isEmbedded = given.OPERATOR !== undefined && !given.MOBILE_BASE_URL;
  return given.SMS_SHORT_NUMBER ?? (isEmbedded ? embeddedShortNumber : undefined);
}
