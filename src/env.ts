import type { D1Database, KVNamespace } from '@cloudflare/workers-types';
import { env, waitUntil as keepRunning } from 'cloudflare:workers';
import * as z from 'zod';

// Bindings are checked by the platform when it starts the worker.
export const DB = env.DB as D1Database;
export const OPERATOR_DB = env.OPERATOR_DB as D1Database;
export const CACHE = env.CACHE as KVNamespace;

/** Lets work outlive the answer, also when the visitor leaves early. */
export function waitUntil(promise: Promise<unknown>): void {
  keepRunning(promise);
}

const blankToUndefined = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

function setting<Shape extends z.ZodType>(shape: Shape) {
  return z.preprocess(blankToUndefined, shape);
}

const baseUrl = setting(
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && /^https?:\/\/[^?#]+$/i.test(value.trim()),
      'set it to an http(s) address such as https://api.example.mn, or leave it out to use the embedded operator',
    )
    .transform((value) => value.trim().replace(/\/+$/, ''))
    .optional(),
);

const originHint = 'set it to the public origin, such as https://www.example.mn, without a path';

const pepperHint =
  'set this secret to at least 32 random letters, such as `openssl rand -hex 32` prints';

function toOrigin(value: string): string | undefined {
  if (!URL.canParse(value) || !/^https?:\/\/[^/?#]+\/?$/i.test(value)) return undefined;
  return new URL(value).origin;
}

function toList(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const shape = z
  .object({
    ENVIRONMENT: setting(
      z
        .enum(['development', 'production'], 'set it to development or production')
        .default('development'),
    ),
    CONTENT_BASE_URL: baseUrl,
    COMMERCE_BASE_URL: baseUrl,
    MOBILE_BASE_URL: baseUrl,
    COVERAGE_BASE_URL: baseUrl,
    ABOUT_US_TOKEN: setting(
      z
        .string()
        .regex(/^[\x21-\x7e]+$/, 'set it to the token as one word')
        .optional(),
    ),
    SITE_ORIGIN: setting(
      z
        .string()
        .refine((value) => toOrigin(value) !== undefined, originHint)
        .transform((value) => toOrigin(value) ?? value)
        .optional(),
    ),
    ALLOWED_ORIGINS: setting(
      z
        .string()
        .transform(toList)
        .refine(
          (origins) => origins.every((origin) => toOrigin(origin) !== undefined),
          'set it to a comma list of origins, such as https://www.example.mn,https://m.example.mn',
        )
        .transform((origins) => origins.map((origin) => toOrigin(origin) ?? origin))
        .optional(),
    ),
    IMAGE_HOSTS: setting(
      z
        .string()
        .default('')
        .transform(toList)
        .refine(
          (hosts) => hosts.every((host) => /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(host)),
          'set it to a comma list of host names, such as img.example.mn (https is understood)',
        ),
    ),
    CACHE_VERSION: setting(
      z
        .string()
        .regex(/^[a-z0-9]{1,16}$/, 'set it to a short word such as v2')
        .default('v1'),
    ),
    TAN_PEPPER: setting(z.string().min(32, pepperHint).optional()),
    TAN_NETWORK_HOURLY: setting(
      z
        .string()
        .regex(/^[1-9]\d{0,6}$/, 'set it to a whole number such as 20')
        .transform(Number)
        .default(20),
    ),
  })
  .check((c) => {
    const refuse = (name: string, message: string) =>
      c.issues.push({ code: 'custom', input: c.value, path: [name], message });
    if (c.value.CONTENT_BASE_URL && !c.value.ABOUT_US_TOKEN) {
      refuse('ABOUT_US_TOKEN', 'set this secret: the content service asks for it');
    }
    if (c.value.ENVIRONMENT === 'production' && !c.value.SITE_ORIGIN)
      refuse('SITE_ORIGIN', originHint);
    if (c.value.ENVIRONMENT === 'production' && !c.value.TAN_PEPPER)
      refuse('TAN_PEPPER', pepperHint);
  })
  .transform(({ SITE_ORIGIN = 'http://127.0.0.1:8787', ALLOWED_ORIGINS, TAN_PEPPER, ...rest }) => ({
    ...rest,
    SITE_ORIGIN,
    // Fixed, since a development server has several isolates that must agree.
    TAN_PEPPER: TAN_PEPPER ?? 'not a secret, for development only',
    ALLOWED_ORIGINS: ALLOWED_ORIGINS ?? [SITE_ORIGIN],
  }));

export type Settings = Readonly<z.output<typeof shape>>;

/** @throws Error that names each wrong setting and says what to set; never their values. */
export function parseSettings(source: Readonly<Record<string, unknown>>): Settings {
  const parsed = shape.safeParse(source);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Wrong settings. ${faults.join('. ')}.`);
}

let known: Settings | undefined;

/** Settings of this deployment, checked once per isolate. */
export function settings(): Settings {
  known ??= parseSettings(env);
  return known;
}
