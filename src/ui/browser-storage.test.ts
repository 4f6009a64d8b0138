import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  decodeStored,
  encodeStored,
  readStored,
  removeStored,
  type Storable,
  storedNames,
  writeStored,
} from './browser-storage.ts';
import { mirrorVisit } from './mirror-visit.ts';

let kept: Map<string, string>;

interface Page {
  mode?: string;
  cookie?: string;
  phone?: string;
}

/** What a browser has of it. */
function openPage({ mode = 'browser', cookie = '', phone }: Page = {}) {
  const documentElement = { lang: 'mn', dataset: { mode, theme: 'dark' } };
  const querySelector = () => (phone ? { dataset: { phone } } : null);
  vi.stubGlobal('document', { documentElement, cookie, querySelector });
}

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  openPage();
});
afterEach(() => vi.unstubAllGlobals());

test('texts are base64 over UTF-8 inside JSON, all else is plain JSON', () => {
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
])('%j comes back as it was', (value) => {
  expect(decodeStored(encodeStored(value))).toEqual(value);
});

test('every text comes back that UTF-8 can write', () => {
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
])('%j is nothing', (text) => {
  expect(decodeStored(text)).toBeNull();
});

test('what lies there may be anything: it is read as data, and changes no prototype', () => {
  const read = decodeStored('{"__proto__":{"admin":1}}');
  expect(Reflect.get({}, 'admin')).toBeUndefined();
  expect(Object.getPrototypeOf(Object(read))).toBe(Object.prototype);
});

test('storage that is blocked, missing or full is no trouble', () => {
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

test('a page mirrors language and theme, and nothing of who is not signed in', () => {
  kept.set(storedNames.phone, 'old').set(storedNames.token, 'old').set(storedNames.cart, 'stays');
  openPage({ cookie: 'account=0; xaccount=1', phone: '99112233' });
  mirrorVisit();
  expect([...kept.keys()].sort()).toEqual(['@mc_local_cart', '@mc_locale', '@mc_theme']);
  expect([readStored('locale'), readStored('theme')]).toEqual(['mn', 'dark']);
});

test('a web view that is signed in leaves a word in place of its token', () => {
  openPage({ mode: 'webview', cookie: 'lang=mn; account=1' });
  mirrorVisit();
  expect(readStored('token')).toBe('session');
  openPage({ mode: 'webview' });
  mirrorVisit();
  expect(kept.has(storedNames.token)).toBe(false);
});

test('the phone keeps the time of signing in', () => {
  vi.useFakeTimers({ now: 1000, toFake: ['Date'] });
  openPage({ cookie: 'account=1', phone: '99112233' });
  mirrorVisit();
  vi.setSystemTime(5000);
  mirrorVisit();
  expect(readStored('phone')).toEqual({ phone: '99112233', timestamp: 1000 });
  openPage({ cookie: 'account=1', phone: '95112244' });
  mirrorVisit();
  expect(readStored('phone')).toEqual({ phone: '95112244', timestamp: 5000 });
  vi.useRealTimers();
});

test('a kiosk keeps nothing', () => {
  openPage({ mode: 'kiosk', cookie: 'account=1', phone: '99112233' });
  mirrorVisit();
  expect([writeStored('cart', ['x']), [...kept]]).toEqual([false, []]);
});
