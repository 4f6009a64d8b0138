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
>;

const settingOf = {
  content: 'CONTENT_BASE_URL',
  commerce: 'COMMERCE_BASE_URL',
  mobile: 'MOBILE_BASE_URL',
  coverage: 'COVERAGE_BASE_URL',
  dan: 'DAN_BASE_URL',
} as const satisfies Record<ServiceName, keyof AddressSettings>;

/** Where the embedded operator shows the identity provider's pages, as long as no provider is configured. */
export const embeddedDanPath = '/operator/dan';

/** Base address of the real service; undefined where the embedded operator plays it. */
export function toBaseUrl(service: ServiceName, settings: AddressSettings): string | undefined {
  return settings[settingOf[service]];
}

/** False where the embedded operator plays all of them, and nothing that it does reaches anybody. */
export function hasRealService(settings: AddressSettings = ownSettings()): boolean {
  return Object.values(settingOf).some((name) => settings[name] !== undefined);
}
