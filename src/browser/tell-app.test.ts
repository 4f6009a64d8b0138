import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beInApp } from './be-in-app.ts';
import { followApp, leaveByApp, tellPayment } from './tell-app.ts';

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
  expect(told).toEqual([{ v: 1, type: 'openExternal', url: 'https://tv.example.mn/a?b=1' }]);
  for (const href of ['/roaming', 'https://www.example.mn/news', 'tel:2222', null]) {
    expect([href, press(href)]).toEqual([href, true]);
  }
  press('https://tv.example.mn/', true);
  expect(told).toHaveLength(1);
});

test('the app opens the app of a bank, which the web view does not know', () => {
  vi.stubGlobal('TengerApp', bridge);
  expect(press('khanbank://q?qPay_QRcode=1')).toBe(false);
  expect(told).toEqual([{ v: 1, type: 'openExternal', url: 'khanbank://q?qPay_QRcode=1' }]);
  expect(press('mailto:info@example.mn')).toBe(true);
});

test.each([
  ['SUCCESS', [{ v: 1, type: 'paymentResult', state: 'SUCCESS' }]],
  ['EXPIRED', [{ v: 1, type: 'paymentResult', state: 'EXPIRED' }]],
  ['CREATED', []],
  [null, []],
])('the app is told what the page of a payment shows: %s', (state, messages) => {
  vi.stubGlobal('TengerApp', bridge);
  const element = state === null ? null : { getAttribute: () => state };
  vi.stubGlobal('document', { querySelector: () => element });
  tellPayment();
  expect(told).toEqual(messages);
});

test('what ends the visit is told to the app, which may close the page; a browser follows the link', () => {
  const link = Object.assign(new URL('https://www.example.mn/'), {
    hasAttribute: (name: string) => name === 'data-close',
  });
  const pressEnd = () => {
    const event = new Event('click', { cancelable: true });
    Object.defineProperty(event, 'target', { value: { closest: () => link } });
    leaveByApp(event);
    return !event.defaultPrevented;
  };
  expect(pressEnd()).toBe(true);
  vi.stubGlobal('TengerApp', bridge);
  expect(pressEnd()).toBe(false);
  expect(told).toEqual([{ v: 1, type: 'close' }]);
});

test('the app is told which page is shown, and leads to pages of this site only', () => {
  const heard = new Map<string, (event: object) => void>();
  vi.stubGlobal('addEventListener', (name: string, hear: (event: object) => void) =>
    heard.set(name, hear),
  );
  let changed = () => {};
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(look: () => void) {
        changed = look;
      }
      observe() {}
    },
  );
  const shown = { querySelector: () => ({ getAttribute: () => null }), cookie: 'cart_count=3' };
  vi.stubGlobal('document', shown);
  vi.stubGlobal('TengerApp', bridge);
  const assigned: string[] = [];
  const show = (path: string) =>
    vi.stubGlobal(
      'location',
      Object.assign(new URL(path, 'https://www.example.mn'), {
        assign: (to: string) => assigned.push(to),
      }),
    );
  show('/shop?q=a');
  followApp();
  changed();
  show('/cart');
  changed();
  changed();
  expect(told).toEqual([
    { v: 1, type: 'cartCount', count: 3 },
    { v: 1, type: 'ready', path: '/shop?q=a' },
    { v: 1, type: 'navigate', path: '/cart' },
  ]);
  const data = JSON.stringify({ v: 1, type: 'navigate', path: '/order' });
  heard.get('message')?.({ data, origin: 'https://evil.example' });
  heard.get('message')?.({ data, origin: 'https://www.example.mn' });
  heard.get('message')?.({ data: '{}', origin: 'https://www.example.mn' });
  expect(assigned).toEqual(['/order']);
});

test('the browser opens another site when there is no app', () => {
  expect(press('https://tv.example.mn/')).toBe(true);
  vi.stubGlobal('TengerApp', {});
  expect(press('https://tv.example.mn/')).toBe(true);
  expect(told).toEqual([]);
});

test('a press that leads away waits for what tells the app, and is then repeated; others are not touched', async () => {
  const heard: ((event: Event) => void)[] = [];
  vi.stubGlobal('addEventListener', (_name: string, hear: (event: Event) => void) =>
    heard.push(hear),
  );
  const title = { getAttribute: () => null };
  vi.stubGlobal('document', { querySelector: () => title, cookie: '', readyState: 'complete' });
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
    },
  );
  beInApp();
  expect(heard).toEqual([]);

  vi.stubGlobal('TengerApp', bridge);
  beInApp();
  let presses = 0;
  const pressOn = (href: string): boolean => {
    const link = Object.assign(new URL(href), {
      hasAttribute: () => false,
      click: () => {
        presses += 1;
        pressOn(href);
      },
    });
    const event = new Event('click', { cancelable: true });
    Object.defineProperty(event, 'target', { value: { closest: () => link } });
    for (const hear of heard) hear(event);
    return !event.defaultPrevented;
  };
  expect(pressOn('https://www.example.mn/news')).toBe(true);
  expect([pressOn('https://tv.example.mn/'), presses]).toEqual([false, 0]);
  const opened = { v: 1, type: 'openExternal', url: 'https://tv.example.mn/' };
  await vi.waitFor(() => expect(told.at(-1)).toEqual(opened));
  expect(presses).toBe(1);
});
