import { readBrowserCookie } from './browser-cookie.ts';
import { readStored, removeStored, writeStored } from './browser-storage.ts';
import { dataMode, dataPhone, dataTheme } from './page-contract.ts';

function isSameNumber(stored: unknown, phone: string): boolean {
  return typeof stored === 'object' && stored !== null && Reflect.get(stored, 'phone') === phone;
}

/**
 * Writes to local storage what this page knows of its visitor: language, theme, and whether they are signed in.
 * The number comes from a personal page (`data-phone`). Without the cookie of a signed-in session, token and phone
 * are removed.
 */
export function mirrorVisit(): void {
  const root = document.documentElement;
  writeStored('locale', root.lang);
  writeStored('theme', root.getAttribute(dataTheme) ?? '');
  if (readBrowserCookie('account') !== '1') return removeStored('token', 'phone');
  if (root.getAttribute(dataMode) === 'webview') writeStored('token', 'session');
  const phone = document.querySelector(`[${dataPhone}]`)?.getAttribute(dataPhone);
  // The timestamp is that of signing in, not of the last page.
  if (phone && !isSameNumber(readStored('phone'), phone)) {
    writeStored('phone', { phone, timestamp: Date.now() });
  }
}
