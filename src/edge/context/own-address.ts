/** Where a redirect may lead: a path of this site. Two slashes in front would name another host. */
export function toOwnAddress({ pathname, search }: URL): string {
  return pathname.replace(/^\/+/, '/') + search;
}
