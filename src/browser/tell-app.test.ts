import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveByApp, tellPayment } from './tell-app.ts';

const told: unknown[] = [];
const bridge = { postMessage: (message: string) => told.push(JSON.parse(message)) };

beforeEach(() => {
  told.length = 0;
  vi.stubGlobal('location', new URL('https://www.example.mn/service'));
});
afterEach(() => vi.unstubAllGlobals());

/** Presses a link, or what is none; returns whether the browser then follows it. */
function press(href: string | null, isTaken = false): boolean {
  const link = href === null ? null : new URL(href, location.href);
  const target = { closest: () => link };
  const event = new Event('click', { cancelable: true });
  Object.defineProperty(event, 'target', { value: target });
  if (isTaken) event.preventDefault();
  leaveByApp(event);
  return !event.defaultPrevented;
}

test.each([
  ['Android', { TengerApp: bridge }],
  ['iOS', { webkit: { messageHandlers: { tenger: bridge } } }],
])('the app on %s opens another site itself, and nothing else', (_, given) => {
  for (const [name, value] of Object.entries(given)) vi.stubGlobal(name, value);
  expect(press('https://tv.example.mn/a?b=1')).toBe(false);
  expect(told).toEqual([{ type: 'openExternal', url: 'https://tv.example.mn/a?b=1' }]);
  for (const href of ['/roaming', 'https://www.example.mn/news', 'tel:2222', null]) {
    expect([href, press(href)]).toEqual([href, true]);
  }
  press('https://tv.example.mn/', true);
  expect(told).toHaveLength(1);
});

test('the app opens the app of a bank, which the web view does not know', () => {
  vi.stubGlobal('TengerApp', bridge);
  expect(press('khanbank://q?qPay_QRcode=1')).toBe(false);
  expect(told).toEqual([{ type: 'openExternal', url: 'khanbank://q?qPay_QRcode=1' }]);
  expect(press('mailto:info@example.mn')).toBe(true);
});

test.each([
  ['SUCCESS', [{ type: 'paymentResult', state: 'SUCCESS' }]],
  ['EXPIRED', [{ type: 'paymentResult', state: 'EXPIRED' }]],
  ['CREATED', []],
  [null, []],
])('the app is told what the page of a payment shows: %s', (state, messages) => {
  vi.stubGlobal('TengerApp', bridge);
  const element = state === null ? null : { getAttribute: () => state };
  vi.stubGlobal('document', { querySelector: () => element });
  tellPayment();
  expect(told).toEqual(messages);
});

test('the browser opens another site when there is no app', () => {
  expect(press('https://tv.example.mn/')).toBe(true);
  vi.stubGlobal('TengerApp', {});
  expect(press('https://tv.example.mn/')).toBe(true);
  expect(told).toEqual([]);
});
