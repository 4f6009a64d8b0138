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

const word = (message: string) =>
  setting(
    z
      .string()
      .regex(/^[\x21-\x7e]+$/, message)
      .optional(),
  );

/** What the embedded provider knows this site by; its citizens are made up. */
const embeddedDan = {
  DAN_CLIENT_ID: 'embedded',
  DAN_CLIENT_SECRET: 'embedded',
  DAN_SERVICE: 'WS100101_getCitizenIDCardInfo',
  DAN_WSDL: 'https://xyp.gov.mn/citizen-1.5.0/ws?WSDL',
  DAN_PEPPER: 'embedded',
} as const;

type DanSettings = Record<keyof typeof embeddedDan, string>;

/** All are there where the provider is real: that is checked before. */
function toDanSettings(given: {
  [Name in keyof DanSettings | 'DAN_BASE_URL']?: string | undefined;
}): DanSettings {
  return given.DAN_BASE_URL ? (given as DanSettings) : embeddedDan;
}

const oneWord = setting(
  z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, 'set it to one word')
    .optional(),
);

/** A public key as PEM or JWK, or for HS256 a secret; why the text is none of this algorithm's, if so. */
function findKeyFault(alg: string, key: string): string | undefined {
  const isPublic = /^\s*(-----BEGIN|\{)/.test(key);
  if (alg !== 'HS256') {
    const isKey = /^\s*(-----BEGIN PUBLIC KEY-----|\{[^]*"kty")/.test(key);
    return isKey ? undefined : 'set this secret to the public key, as PEM or JWK';
  }
  // Whoever has a public key could sign with it.
  if (isPublic) return 'HS256 takes a shared secret, never a public key';
  return key.length < 32 ? 'set this secret to at least 32 letters' : undefined;
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
    ABOUT_US_TOKEN: word('set it to the token as one word'),
    DAN_BASE_URL: baseUrl,
    DAN_CLIENT_ID: word('set it to the client id that the provider gave'),
    DAN_CLIENT_SECRET: word('set it to the client secret that the provider gave'),
    DAN_SERVICE: word('set it to the name of the citizen service in the contract'),
    DAN_WSDL: setting(z.url('set it to the address of the WSDL in the contract').optional()),
    DAN_PEPPER: setting(z.string().min(32, 'set it to at least 32 random letters').optional()),
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
    WEBVIEW_TOKEN_ALG: setting(
      z.enum(['HS256', 'RS256', 'ES256'], 'set it to HS256, RS256 or ES256').optional(),
    ),
    WEBVIEW_TOKEN_KEY: setting(z.string().optional()),
    WEBVIEW_TOKEN_ISSUER: oneWord,
    WEBVIEW_TOKEN_AUDIENCE: oneWord,
    CART_MOST_OF_ONE: setting(
      z.coerce
        .number('set it to a whole number, or leave it out for 99')
        .int()
        .min(1)
        .max(100_000)
        .optional(),
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
    for (const name of Object.keys(embeddedDan) as (keyof typeof embeddedDan)[]) {
      if (c.value.DAN_BASE_URL && !c.value[name]) refuse(name, 'set it along with DAN_BASE_URL');
    }
    const { WEBVIEW_TOKEN_ALG: alg, WEBVIEW_TOKEN_KEY: key } = c.value;
    const signing = ['ALG', 'KEY', 'ISSUER', 'AUDIENCE'].map((part) => `WEBVIEW_TOKEN_${part}`);
    const given = signing.filter((name) => Reflect.get(c.value, name) !== undefined);
    for (const name of given.length > 0 ? signing : []) {
      if (!given.includes(name)) refuse(name, 'set it too: signed tokens need all four');
    }
    const fault = alg && key && findKeyFault(alg, key);
    if (fault) refuse('WEBVIEW_TOKEN_KEY', fault);
    if (c.value.ENVIRONMENT === 'production' && !c.value.SITE_ORIGIN)
      refuse('SITE_ORIGIN', originHint);
    if (c.value.ENVIRONMENT === 'production' && !c.value.TAN_PEPPER)
      refuse('TAN_PEPPER', pepperHint);
  })
  .transform(({ SITE_ORIGIN = 'http://127.0.0.1:8787', ALLOWED_ORIGINS, TAN_PEPPER, ...rest }) => ({
    ...rest,
    ...toDanSettings(rest),
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
