import type { ServiceName } from '#contracts/contract.ts';
import { settings as ownSettings } from '#env.ts';
import type { Settings } from '#settings/settings.ts';

export type AddressSettings = Pick<
  Settings,
  | 'CONTENT_BASE_URL'
  | 'COMMERCE_BASE_URL'
  | 'MOBILE_BASE_URL'
  | 'COVERAGE_BASE_URL'
  | 'DAN_BASE_URL'
  | 'ABOUT_US_TOKEN'
  | 'hasOperator'
>;

const settingOf = {
  content: 'CONTENT_BASE_URL',
  commerce: 'COMMERCE_BASE_URL',
  mobile: 'MOBILE_BASE_URL',
  coverage: 'COVERAGE_BASE_URL',
  dan: 'DAN_BASE_URL',
} as const satisfies Record<ServiceName, keyof AddressSettings>;

/** The path of the embedded identity provider's pages, used where no provider is configured. */
export const embeddedDanPath = '/operator/dan';

/** Base address of the service; undefined where the embedded operator answers for it. */
export function toBaseUrl(service: ServiceName, settings: AddressSettings): string | undefined {
  return settings[settingOf[service]];
}

/** False where the embedded operator answers for all services, so that nothing has an effect on real people. */
export function hasRealService(settings: AddressSettings = ownSettings()): boolean {
  return !settings.hasOperator || Object.values(settingOf).some((name) => settings[name]);
}

type AppSettings = Pick<
  Settings,
  'hasOperator' | 'WEBVIEW_TOKEN_ALG' | 'MOBILE_BASE_URL' | 'COMMERCE_BASE_URL'
>;

/** Whether the embedded operator simulates the app: only where no token key, mobile service or shop is real. */
export function isAppPlayed(given: AppSettings = ownSettings()): boolean {
  return (
    given.hasOperator &&
    !given.WEBVIEW_TOKEN_ALG &&
    !given.MOBILE_BASE_URL &&
    !given.COMMERCE_BASE_URL
  );
}
