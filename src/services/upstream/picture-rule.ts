import type { ServiceName } from '#contracts/contract.ts';
import { hasCredentials, isListedHost } from '#domain/picture-address.ts';
import type { Settings } from '#settings/settings.ts';
import { type AddressSettings, toBaseUrl } from './call-address.ts';

/** Stands for this site's own address, where only paths matter. */
const here = 'https://site.invalid';

/** Whether a browser that resolves the path stays below the address: `..`, `//` and `\\` may lead away from it. */
function staysBelow(base: string, path: string): boolean {
  const url = URL.parse(base + path);
  if (!url?.href.startsWith(`${base}/`)) return false;
  return !url.href.startsWith('/', base.length + 1);
}

export type PictureSettings = Partial<
  Pick<Settings, 'IMAGE_HOSTS' | 'IMAGE_BASE_URL' | 'SITE_ORIGIN'>
>;

/**
 * The address of a service's picture on this site's pages; null for one that browsers may not fetch there: of a host
 * that is not listed, another port, without https, or with somebody's name and password, and for a path that
 * leads away from where pictures are. A path lies below `IMAGE_BASE_URL`, but for the embedded operator, whose pictures are this site's own.
 */
export function toPictureRule(
  service: ServiceName,
  settings: AddressSettings & PictureSettings,
): (address: string) => string | null {
  const { IMAGE_BASE_URL: base, IMAGE_HOSTS: hosts = [], SITE_ORIGIN: own } = settings;
  const isEmbedded = toBaseUrl(service, settings) === undefined;
  const bases = base === undefined ? [] : [new URL(base).origin];
  const under = isEmbedded ? undefined : base;
  return (address) => {
    if (address.startsWith('/')) {
      if (!staysBelow(under ?? here, address)) return null;
      // In a list of sources a space ends the address, and what follows might name another host.
      return (under ?? '') + address.replace(/\s/g, encodeURIComponent);
    }
    const url = URL.parse(address);
    if (!url || hasCredentials(url)) return null;
    if (url.origin === own || bases.includes(url.origin)) return url.href;
    const isPlain = url.protocol === 'https:' && url.port === '';
    return isPlain && isListedHost(url.hostname, hosts) ? url.href : null;
  };
}
