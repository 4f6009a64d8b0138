import { isLoopback } from '#lib/loopback.ts';
import { dataKeysHint } from './data-key-settings.ts';
import type { Refuse } from './kinds.ts';
import { pepperHint } from './tan-settings.ts';

export const originHint =
  'set it to the public origin, such as https://www.example.mn, without a path';

interface Given {
  ENVIRONMENT: string;
  OPERATOR?: unknown;
  SITE_ORIGIN?: string | undefined;
  CONTENT_BASE_URL?: string | undefined;
  COMMERCE_BASE_URL?: string | undefined;
  MOBILE_BASE_URL?: string | undefined;
  DAN_BASE_URL?: string | undefined;
  ABOUT_US_TOKEN?: string | undefined;
  TAN_PEPPER?: string | undefined;
  DATA_KEYS?: unknown;
}

/** Coverage is optional, because every page works without it. */
function refuseMissingAddresses(given: Given, refuse: Refuse): void {
  if (given.OPERATOR === undefined) {
    for (const name of ['CONTENT', 'COMMERCE', 'MOBILE', 'DAN'] as const) {
      if (given[`${name}_BASE_URL`]) continue;
      refuse(`${name}_BASE_URL`, 'set it to the address of the service, or bind OPERATOR');
    }
  }
  if (!given.ABOUT_US_TOKEN && (given.CONTENT_BASE_URL || given.OPERATOR === undefined)) {
    refuse('ABOUT_US_TOKEN', 'set this secret: the content service asks for it');
  }
}

/**
 * Development has secrets that stand in this source, so it is for the machine itself only: a public address is that of
 * production, also where nobody said so.
 */
export function refuseMissing(given: Given, refuse: Refuse): void {
  refuseMissingAddresses(given, refuse);
  const { ENVIRONMENT: environment, SITE_ORIGIN: origin } = given;
  const isPublic = origin !== undefined && !isLoopback(URL.parse(origin)?.hostname ?? '');
  if (environment === 'development' && !isPublic) return;
  if (environment === 'development') {
    refuse('ENVIRONMENT', 'set it to production, because SITE_ORIGIN is public');
  }
  if (!origin) refuse('SITE_ORIGIN', originHint);
  if (!given.TAN_PEPPER) refuse('TAN_PEPPER', pepperHint);
  if (!given.DATA_KEYS) refuse('DATA_KEYS', dataKeysHint);
}
