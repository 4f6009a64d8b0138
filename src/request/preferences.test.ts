import { expect, test } from 'vitest';
import { parseCookies } from './cookies.ts';
import { type Preferences, toPreferences, toTheme } from './preferences.ts';
import { toLocale } from '#i18n/locale.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0';

function preferencesOf(
  query: string,
  cookie = '',
  headers: Record<string, string> = {},
): Preferences {
  return toPreferences(new URLSearchParams(query), parseCookies(cookie), new Headers(headers));
}

test('toPreferences returns Mongolian, light, browser and WEB when nothing is known', () => {
  expect(preferencesOf('')).toEqual({
    locale: 'mn',
    theme: 'light',
    mode: 'browser',
    device: 'WEB',
  });
});

test.each([null, undefined, '', 'mn', 'EN', 'en-GB', 'de', 'null', ' en'])(
  'toLocale returns mn when the stored language is %j',
  (stored) => {
    expect(toLocale(stored)).toBe('mn');
  },
);

test.each([null, undefined, '', 'light', 'DARK', 'auto', 'system'])(
  'toTheme returns light when the stored theme is %j',
  (stored) => {
    expect(toTheme(stored)).toBe('light');
  },
);

test.each([
  ['', 'lang=en; theme=dark', 'en', 'dark'],
  ['lang=mn&theme=light', 'lang=en; theme=dark', 'mn', 'light'],
  ['lang=en&theme=dark', 'lang=mn; theme=light', 'en', 'dark'],
  ['lang=de&theme=blue', 'lang=en; theme=dark', 'en', 'dark'],
  ['lang=&theme=', 'lang=en; theme=dark', 'en', 'dark'],
  ['lang=de&theme=blue', 'lang=fr; theme=pink', 'mn', 'light'],
])(
  'toPreferences prefers the query when it is ?%s and the cookies "%s": %s, %s',
  (query, cookie, locale, theme) => {
    expect(preferencesOf(query, cookie)).toMatchObject({ locale, theme });
  },
);

test.each<[string, string, Record<string, string>, Preferences['mode']]>([
  ['source=touchscreen', '', {}, 'kiosk'],
  ['', 'mode=kiosk', {}, 'kiosk'],
  ['source=touchscreen', 'mode=webview', { 'x-tenger-app': '1' }, 'kiosk'],
  // Leaving a kiosk takes the staff PIN, never an address.
  ['source=web', 'mode=kiosk', {}, 'kiosk'],
  ['source=web', '', {}, 'browser'],
  ['', 'mode=webview', {}, 'webview'],
  ['', '', { 'x-tenger-app': '1' }, 'webview'],
  ['', '', { 'user-agent': `${iPhone} TengerApp/3.2` }, 'webview'],
  ['', '', { 'user-agent': 'NotTengerApplication/1' }, 'browser'],
  ['', 'mode=other', { 'user-agent': iPhone }, 'browser'],
])(
  'toPreferences finds the mode when the query is ?%s, the cookie "%s" and the headers %j: %s',
  (query, cookie, headers, mode) => {
    expect(preferencesOf(query, cookie, headers).mode).toBe(mode);
  },
);

test.each<[Record<string, string>, Preferences['device']]>([
  [{ 'user-agent': iPhone }, 'MOBILE'],
  [{ 'user-agent': 'Mozilla/5.0 (Linux; Android 15)' }, 'MOBILE'],
  [{ 'user-agent': windows }, 'WEB'],
  [{ 'user-agent': windows, 'sec-ch-ua-mobile': '?1' }, 'MOBILE'],
  [{ 'user-agent': iPhone, 'sec-ch-ua-mobile': '?0' }, 'MOBILE'],
  [{}, 'WEB'],
])('toPreferences finds the device when the headers are %j: %s', (headers, device) => {
  expect(preferencesOf('', '', headers).device).toBe(device);
});

test('toPreferences returns the preferences of the document when the payload that hydrates it is requested', () => {
  const cookies = new Map([
    ['mode', 'webview'],
    ['lang', 'en'],
    ['theme', 'dark'],
  ]);
  const rendered = new Headers({ 'x-rendered-as': 'browser mn light' });
  expect(toPreferences(new URLSearchParams(), cookies, rendered)).toMatchObject({
    mode: 'browser',
    locale: 'mn',
    theme: 'light',
  });
  const forged = new Headers({ 'x-rendered-as': 'staff fr pink' });
  expect(toPreferences(new URLSearchParams(), cookies, forged)).toMatchObject({
    mode: 'webview',
    locale: 'en',
    theme: 'dark',
  });
});
