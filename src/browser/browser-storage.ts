import { dataMode } from './page-contract.ts';

/**
 * What the site writes to local storage. Most entries are copies of what the server stores, for other scripts to
 * read; they grant nothing. Values are JSON in which every string is base64 over UTF-8.
 */
export const storedNames = {
  locale: '@mc_locale',
  theme: '@mc_theme',
  /** A fixed text instead of the token, which never reaches a page: `docs/decisions/014-web-view-token.md`. */
  token: '@mc_webview_token',
  /** `{phone, timestamp}`, milliseconds since 1970. */
  phone: '@mc_user_phone',
  cart: '@mc_local_cart',
  /** Adds that wait for a connection, and the operation id of adopting a stored cart. */
  cartQueue: '@mc_cart_queue',
  cartAct: '@mc_cart_act',
} as const;
export type StoredName = keyof typeof storedNames;

export type Storable =
  | string
  | number
  | boolean
  | null
  | readonly Storable[]
  | { readonly [key: string]: Storable };

function toBase64(text: string): string {
  // `btoa` takes bytes only; a lone surrogate becomes U+FFFD.
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, mapTexts(one, change)]),
  );
}

export function encodeStored(value: Storable): string {
  return JSON.stringify(mapTexts(value, toBase64));
}

/** Null where the storage is missing, blocked or full. */
export function tryStorage<T>(run: (storage: Storage) => T): T | null {
  try {
    return run(localStorage);
  } catch {
    return null;
  }
}

/** Nothing is stored at a kiosk, where the next person would find it. */
const isKiosk = () => document.documentElement.getAttribute(dataMode) === 'kiosk';

/** False where it was not stored. */
export function writeStored(name: StoredName, value: Storable): boolean {
  if (isKiosk()) return false;
  const done = tryStorage((storage) => {
    storage.setItem(storedNames[name], encodeStored(value));
    return true;
  });
  return done ?? false;
}

export function removeStored(...names: readonly StoredName[]): void {
  tryStorage((storage) => names.forEach((name) => storage.removeItem(storedNames[name])));
}
