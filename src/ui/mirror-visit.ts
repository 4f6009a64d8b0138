import { readBrowserCookie } from './browser-cookie.ts';
import { readStored, removeStored, writeStored } from './browser-storage.ts';

function isSameNumber(stored: unknown, phone: string): boolean {
  return typeof stored === 'object' && stored !== null && Reflect.get(stored, 'phone') === phone;
}

/**
 * Leaves in local storage what this page knows of its visitor: language, theme, and whether they are signed in.
 * A page of their own names the number (`data-phone`). Without the mark of a session nothing of one stays.
 */
export function mirrorVisit(): void {
  const root = document.documentElement;
  writeStored('locale', root.lang);
  writeStored('theme', root.dataset['theme'] ?? '');
  if (readBrowserCookie('account') !== '1') return removeStored('token', 'phone');
  if (root.dataset['mode'] === 'webview') writeStored('token', 'session');
  const phone = document.querySelector<HTMLElement>('[data-phone]')?.dataset['phone'];
  // Its time is that of signing in, not of the last page.
  if (phone && !isSameNumber(readStored('phone'), phone)) {
    writeStored('phone', { phone, timestamp: Date.now() });
  }
}
