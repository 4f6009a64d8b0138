import type { ServiceName } from '#contracts/contract.ts';
import { type AddressSettings, toBaseUrl } from './service-address.ts';

/** FNV-1a, 32 bits: enough to tell a handful of addresses apart. */
function toShortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** What leads a cache key: another base address is another source, so nothing of the old one is shown. */
export function toSourceVersion(
  service: ServiceName,
  settings: AddressSettings & { CACHE_VERSION: string },
): string {
  const base = toBaseUrl(service, settings);
  return base ? `${settings.CACHE_VERSION}-${toShortHash(base)}` : settings.CACHE_VERSION;
}
