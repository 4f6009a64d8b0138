import { readBrowserCookie } from './browser-cookie.ts';
import { removeStored, writeStored } from './browser-storage.ts';
import { dataMode, dataTheme } from './page-contract.ts';

/** What the server has said of a sign-in: the last digits of the number, and the time. It is said once. */
function takeSignIn(): { phone: string; timestamp: number } | null {
  const said = /^(\d{2})-(\d+)$/.exec(readBrowserCookie('signed_in') ?? '');
  if (!said) return null;
  document.cookie = 'signed_in=; path=/; max-age=0';
  const [, last = '', at] = said;
  return { phone: `••${last}`, timestamp: Number(at) };
}

/**
 * Writes to local storage what is known of this visitor: language, theme, and whether they are signed in. It grants
 * nothing. Without the cookie of a signed-in session, token and phone are removed. With it the visitor's cart is: what
 * was in it is in the customer's cart, or on the way into it, and must not be adopted again.
 */
export function mirrorVisit(): void {
  const root = document.documentElement;
  writeStored('locale', root.lang);
  writeStored('theme', root.getAttribute(dataTheme) ?? '');
  if (readBrowserCookie('account') !== '1') return removeStored('token', 'phone');
  removeStored('cart', 'cartAct');
  if (root.getAttribute(dataMode) === 'webview') writeStored('token', 'session');
  const signIn = takeSignIn();
  if (signIn) writeStored('phone', signIn);
}
