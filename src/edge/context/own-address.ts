/** Path and query for a redirect within this site. Two leading slashes would name another host. */
export function toOwnAddress({ pathname, search }: URL): string {
  return pathname.replace(/^\/+/, '/') + search;
}
