/** The value of a cookie that scripts may read; undefined where there is none. */
export function readBrowserCookie(name: string): string | undefined {
  const start = `${name}=`;
  const pair = document.cookie.split('; ').find((one) => one.startsWith(start));
  return pair?.slice(start.length);
}

/** The number of items in the cart, as the server last wrote it into the cookie. */
export function readCartCount(): number {
  return Number(/^\d+/.exec(readBrowserCookie('cart_count') ?? '')?.[0] ?? 0);
}
