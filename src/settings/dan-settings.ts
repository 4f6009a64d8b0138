import * as z from 'zod/mini';
import { _default as orDefault } from 'zod/mini';
import { baseUrl, type Refuse, setting, word } from './kinds.ts';

export const danShape = {
  DAN_BASE_URL: baseUrl,
  DAN_CLIENT_ID: word('set it to the client id that the provider gave'),
  DAN_CLIENT_SECRET: word('set it to the client secret that the provider gave'),
  DAN_SERVICE: word('set it to the name of the citizen service in the contract'),
  DAN_WSDL: setting(z.optional(z.url('set it to the address of the WSDL in the contract'))),
  DAN_SERVICE_METHOD: setting(
    orDefault(z.enum(['GET', 'POST'], 'set it to GET or POST, as the contract says'), 'GET'),
  ),
  DAN_PEPPER: setting(
    z.optional(z.string().check(z.minLength(32, 'set it to at least 32 random letters'))),
  ),
};

/** The settings for the embedded provider, whose citizens are fictitious. */
const embeddedDan = {
  DAN_CLIENT_ID: 'embedded',
  DAN_CLIENT_SECRET: 'embedded',
  DAN_SERVICE: 'WS100101_getCitizenIDCardInfo',
  DAN_WSDL: 'https://xyp.gov.mn/citizen-1.5.0/ws?WSDL',
  DAN_PEPPER: 'embedded',
} as const;

type DanSettings = Record<keyof typeof embeddedDan, string>;

/** `refuseDan` has checked before that a real provider has all of its settings. */
export function toDanSettings(given: {
  [Name in keyof DanSettings | 'DAN_BASE_URL']?: string | undefined;
}): DanSettings {
  return given.DAN_BASE_URL ? (given as DanSettings) : embeddedDan;
}

export function refuseDan(
  given: { [Name in keyof DanSettings | 'DAN_BASE_URL']?: string | undefined } & {
    OPERATOR?: unknown;
  },
  refuse: Refuse,
): void {
  if (!given.DAN_BASE_URL && given.OPERATOR !== undefined) return;
  for (const name of Object.keys(embeddedDan) as (keyof typeof embeddedDan)[]) {
    if (!given[name]) refuse(name, 'set it along with DAN_BASE_URL');
  }
}
