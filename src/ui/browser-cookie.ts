/** What a cookie that scripts may read holds; undefined where there is none. */
export function readBrowserCookie(name: string): string | undefined {
  const start = `${name}=`;
  const pair = document.cookie.split('; ').find((one) => one.startsWith(start));
  return pair?.slice(start.length);
}

/** How many things the server said are in the cart. */
export function readCartCount(): number {
  return Number(/^\d+/.exec(readBrowserCookie('cart_count') ?? '')?.[0] ?? 0);
}
