/** Path and query for a redirect within this site. Two leading slashes would name another host. */
export function toOwnAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname.replace(/^\/+/, '/') + search;
}
