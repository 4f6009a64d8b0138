import type { ServiceName } from '#contracts/contract.ts';
import { toShortHash } from '#domain/short-hash.ts';
import { type AddressSettings, toBaseUrl } from './service-address.ts';

/** What leads a cache key: another base address is another source, so nothing of the old one is shown. */
export function toSourceVersion(
  service: ServiceName,
  settings: AddressSettings & { CACHE_VERSION: string },
): string {
  const base = toBaseUrl(service, settings);
  return base ? `${settings.CACHE_VERSION}-${toShortHash(base)}` : settings.CACHE_VERSION;
}
