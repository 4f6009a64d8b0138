import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  encodeStored,
  removeStored,
  type Storable,
  storedNames,
  writeStored,
} from './browser-storage.ts';
import { mirrorVisit } from './mirror-visit.ts';
import { decodeStored, readStored } from './read-stored.ts';

let stored: Map<string, string>;

interface Page {
  mode?: string;
  cookie?: string;
}

/** Stubs the document of a page. */
function openPage({ mode = 'browser', cookie = '' }: Page = {}) {
  const attributes = new Map([
    ['data-mode', mode],
    ['data-theme', 'dark'],
  ]);
  const documentElement = { lang: 'mn', getAttribute: (name: string) => attributes.get(name) };
  vi.stubGlobal('document', { documentElement, cookie });
}

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  openPage();
});
afterEach(() => vi.unstubAllGlobals());

test('encodeStored writes strings as base64 over UTF-8 when they are inside JSON', () => {
  expect(encodeStored('mn')).toBe('"bW4="');
  expect(encodeStored('Өвөл')).toBe('"06jQstOp0Ls="');
  expect(encodeStored({ phone: '99112233', timestamp: 7 })).toBe(
    '{"phone":"OTkxMTIyMzM=","timestamp":7}',
  );
});

test.each<Storable>([
  '',
  'Өглөөний мэнд, Ёндон! ₮1,000',
  '👨‍👩‍👧‍👦 🇲🇳 \u0000\uFEFF',
  '"\\"',
  null,
  [],
  [{ productId: 'p-1', quantity: 2, payload: { өнгө: 'цэнхэр 💙' } }, 'x', 1.5, true],
])('decodeStored returns %j when encodeStored has written it', (value) => {
  expect(decodeStored(encodeStored(value))).toEqual(value);
});

test('decodeStored returns any string when it is well-formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(decodeStored(encodeStored(text))).toBe(text);
    }),
  );
});

test.each([
  '',
  'bW4=',
  '"%%%"',
  '"bW4"broken',
  '{"phone":"////"}',
  '"gIA="',
  '{"a":',
  'undefined',
  '[object Object]',
  '"Өвөл"',
])('decodeStored returns null when the text is %j', (text) => {
  expect(decodeStored(text)).toBeNull();
});

test('decodeStored changes no prototype when the text names one', () => {
  const read = decodeStored('{"__proto__":{"admin":1}}');
  expect(Reflect.get({}, 'admin')).toBeUndefined();
  expect(Object.getPrototypeOf(Object(read))).toBe(Object.prototype);
});

test('the storage functions do not throw when the storage is blocked, missing or full', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect([readStored('cart'), writeStored('cart', [])]).toEqual([null, false]);
  expect(() => removeStored('cart', 'phone')).not.toThrow();
  expect(mirrorVisit).not.toThrow();
  vi.stubGlobal('localStorage', undefined);
  expect([readStored('cart'), writeStored('cart', [])]).toEqual([null, false]);
  expect(mirrorVisit).not.toThrow();
});

test('mirrorVisit stores language and theme only when the visitor is not signed in', () => {
  stored.set(storedNames.phone, 'old').set(storedNames.token, 'old').set(storedNames.cart, 'stays');
  openPage({ cookie: 'account=0; signed_in=33-1000' });
  mirrorVisit();
  expect([...stored.keys()].sort()).toEqual(['@mc_local_cart', '@mc_locale', '@mc_theme']);
  expect([readStored('locale'), readStored('theme')]).toEqual(['mn', 'dark']);
});

test('mirrorVisit stores a fixed text for the token when a web view is signed in', () => {
  openPage({ mode: 'webview', cookie: 'lang=mn; account=1' });
  mirrorVisit();
  expect(readStored('token')).toBe('session');
  openPage({ mode: 'webview' });
  mirrorVisit();
  expect(stored.has(storedNames.token)).toBe(false);
});

test('mirrorVisit stores the masked number and the time of signing in, as the server has said them once', () => {
  openPage({ cookie: 'account=1; signed_in=33-1000' });
  mirrorVisit();
  expect(readStored('phone')).toEqual({ phone: '••33', timestamp: 1000 });
  expect(document.cookie).toBe('signed_in=; path=/; max-age=0');
  openPage({ cookie: 'account=1' });
  mirrorVisit();
  expect(readStored('phone')).toEqual({ phone: '••33', timestamp: 1000 });
  openPage({ cookie: 'account=1; signed_in=<b>' });
  mirrorVisit();
  expect(readStored('phone')).toMatchObject({ phone: '••33' });
});

test('mirrorVisit forgets the visitor’s cart, and the import of one, when a customer is signed in', () => {
  stored.set(storedNames.cart, '[]').set(storedNames.cartAct, 'op');
  mirrorVisit();
  expect([stored.has(storedNames.cart), stored.has(storedNames.cartAct)]).toEqual([true, true]);
  openPage({ cookie: 'account=1' });
  mirrorVisit();
  expect([stored.has(storedNames.cart), stored.has(storedNames.cartAct)]).toEqual([false, false]);
});

test('the storage functions store nothing when the page is a kiosk’s', () => {
  openPage({ mode: 'kiosk', cookie: 'account=1; signed_in=33-1000' });
  mirrorVisit();
  expect([writeStored('cart', ['x']), [...stored]]).toEqual([false, []]);
});
