import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readFromApp, sendToApp } from './bridge.ts';
import { hasApp } from './find-bridge.ts';

const told: unknown[] = [];
beforeEach(() => {
  told.length = 0;
  vi.stubGlobal('TengerApp', { postMessage: (text: string) => told.push(JSON.parse(text)) });
});
afterEach(() => vi.unstubAllGlobals());

test('each message has the version, and none is longer than 8 KB', () => {
  expect(sendToApp({ type: 'ready', path: '/cart' })).toBe(true);
  expect(sendToApp({ type: 'close' })).toBe(true);
  expect(told).toEqual([
    { v: 1, type: 'ready', path: '/cart' },
    { v: 1, type: 'close' },
  ]);
  // 2,730 letters of three bytes are more than 8 KB with what is around them.
  for (const path of ['x'.repeat(8192), '₮'.repeat(2730)]) {
    expect(sendToApp({ type: 'navigate', path })).toBe(false);
  }
  expect(told).toHaveLength(2);
  vi.unstubAllGlobals();
  expect([hasApp(), sendToApp({ type: 'close' })]).toEqual([false, false]);
});

const message = (given: object) => JSON.stringify({ v: 1, type: 'navigate', path: '/', ...given });

test.each([
  [message({ path: '/order?status=PLACED#find' }), '/order?status=PLACED#find'],
  [message({}), '/'],
  // Another site, another version, another message, and what is no message.
  [message({ path: '//example.com' }), null],
  [message({ path: '/\\example.com' }), null],
  [message({ path: 'https://example.com/' }), null],
  [message({ path: 'javascript:alert(1)' }), null],
  [message({ path: 7 }), null],
  [message({ v: 2 }), null],
  [message({ type: 'close' }), null],
  [message({ path: `/${'x'.repeat(8192)}` }), null],
  ['null', null],
  ['{', null],
  [{ v: 1, type: 'navigate', path: '/' }, null],
])('%j of the app leads to %s', (text, path) => {
  expect(readFromApp(text)).toBe(path);
});
