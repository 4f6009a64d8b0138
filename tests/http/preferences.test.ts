import { expect, test } from 'vitest';
import { listElements } from './page-html.ts';
import { post, send } from './site.ts';
import { toForm } from './to-form.ts';

type Root = [lang: string, theme: string, mode: string, device: string];

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Safari/537.36';

/** What the address and the headers say, and what the very first bytes of the page answer. */
const table: [name: string, query: string, headers: Record<string, string>, root: Root][] = [
  ['nothing at all', '', {}, ['mn', 'light', 'browser', 'WEB']],
  ['English by address', '?lang=en', {}, ['en', 'light', 'browser', 'WEB']],
  ['English by cookie', '', { cookie: 'lang=en' }, ['en', 'light', 'browser', 'WEB']],
  [
    'Mongolian by address over English by cookie',
    '?lang=mn',
    { cookie: 'lang=en' },
    ['mn', 'light', 'browser', 'WEB'],
  ],
  [
    'a wrong language by address over English by cookie',
    '?lang=fr',
    { cookie: 'lang=en' },
    ['en', 'light', 'browser', 'WEB'],
  ],
  ['a wrong language by cookie', '', { cookie: 'lang=de' }, ['mn', 'light', 'browser', 'WEB']],
  ['a language in capitals', '?lang=EN', {}, ['mn', 'light', 'browser', 'WEB']],
  ['two languages', '?lang=en&lang=mn', {}, ['en', 'light', 'browser', 'WEB']],
  [
    'markup for a language',
    '?lang=%22%3E%3Cscript%3E',
    { cookie: 'lang="><script>' },
    ['mn', 'light', 'browser', 'WEB'],
  ],
  [
    'another language of the browser',
    '',
    { 'accept-language': 'en-GB' },
    ['mn', 'light', 'browser', 'WEB'],
  ],
  ['dark by address', '?theme=dark', {}, ['mn', 'dark', 'browser', 'WEB']],
  ['dark by cookie', '', { cookie: 'a=b; theme=dark; c=d' }, ['mn', 'dark', 'browser', 'WEB']],
  [
    'light by address over dark by cookie',
    '?theme=light',
    { cookie: 'theme=dark' },
    ['mn', 'light', 'browser', 'WEB'],
  ],
  ['a wrong theme', '?theme=blue', { cookie: 'theme=red' }, ['mn', 'light', 'browser', 'WEB']],
  [
    'the same cookie twice',
    '',
    { cookie: 'theme=dark; theme=light' },
    ['mn', 'dark', 'browser', 'WEB'],
  ],
  ['a kiosk by address', '?source=touchscreen', {}, ['mn', 'light', 'kiosk', 'WEB']],
  ['a kiosk by cookie', '', { cookie: 'mode=kiosk' }, ['mn', 'light', 'kiosk', 'WEB']],
  ['another source', '?source=web', {}, ['mn', 'light', 'browser', 'WEB']],
  ['the app by cookie', '', { cookie: 'mode=webview' }, ['mn', 'light', 'webview', 'WEB']],
  [
    'the app by its name',
    '',
    { 'user-agent': `${phone} TengerApp/4.2` },
    ['mn', 'light', 'webview', 'MOBILE'],
  ],
  ['the app by its header', '', { 'x-tenger-app': '4.2' }, ['mn', 'light', 'webview', 'WEB']],
  [
    'a kiosk that is also the app',
    '?source=touchscreen',
    { cookie: 'mode=webview' },
    ['mn', 'light', 'kiosk', 'WEB'],
  ],
  ['a wrong mode', '', { cookie: 'mode=admin' }, ['mn', 'light', 'browser', 'WEB']],
  ['a phone by its name', '', { 'user-agent': phone }, ['mn', 'light', 'browser', 'MOBILE']],
  [
    'a phone by its hint',
    '',
    { 'user-agent': desktop, 'sec-ch-ua-mobile': '?1' },
    ['mn', 'light', 'browser', 'MOBILE'],
  ],
  [
    'a tablet, whose client hint says that it is no phone',
    '',
    { 'user-agent': phone, 'sec-ch-ua-mobile': '?0' },
    ['mn', 'light', 'browser', 'MOBILE'],
  ],
  [
    'everything at once',
    '?lang=en&theme=dark&source=touchscreen',
    { 'user-agent': phone },
    ['en', 'dark', 'kiosk', 'MOBILE'],
  ],
];

function readRoot(html: string): Root {
  const { properties = {} } = listElements(html).find(({ tagName }) => tagName === 'html') ?? {};
  return [
    properties['lang'],
    properties['dataTheme'],
    properties['dataMode'],
    properties['dataDevice'],
  ].map(String) as Root;
}

test.each(table)(
  '%s: the first bytes of the page say which language, theme, layout and device',
  async (_name, query, headers, root) => {
    const html = await (await send(`/news${query}`, { headers })).text();
    const [lang, theme, mode, device] = root;
    expect(html.slice(0, 200)).toMatch(
      new RegExp(
        `^<!DOCTYPE html><html lang="${lang}" data-theme="${theme}" data-mode="${mode}" data-device="${device}">`,
        'i',
      ),
    );
    expect(readRoot(html)).toEqual(root);
  },
);

test.each(table)(
  '%s: the router gets the same page',
  async (_name, query, headers, [lang, theme, mode, device]) => {
    const answer = await send(`/RSC/R/news.txt?query=${encodeURIComponent(query.slice(1))}`, {
      headers,
    });
    const text = await answer.text();
    expect(text).toContain(
      `"lang":"${lang}","data-theme":"${theme}","data-mode":"${mode}","data-device":"${device}"`,
    );
  },
);

test('the site stores the preferences of the address, and no others', async () => {
  const readStored = async (query: string, cookie = '') =>
    (await send(`/news${query}`, { headers: { cookie } })).headers.getSetCookie();
  expect(await readStored('')).toEqual([]);
  expect(await readStored('?lang=en')).toEqual(['lang=en; Path=/; SameSite=Lax; Max-Age=31536000']);
  expect(await readStored('?lang=en', 'lang=en')).toEqual([]);
  expect(await readStored('?theme=dark')).toEqual([
    'theme=dark; Path=/; SameSite=Lax; Max-Age=31536000',
  ]);
  expect(await readStored('?lang=%0d%0aSet-Cookie:x')).toEqual([
    'lang=mn; Path=/; SameSite=Lax; Max-Age=31536000',
  ]);
  expect(await readStored('?source=touchscreen')).toEqual(['mode=kiosk; Path=/; SameSite=Lax']);
  expect(await readStored('?source=touchscreen', 'mode=kiosk')).toEqual([]);
});

test.each([
  ['lang', 'en', 'lang=en'],
  ['lang', 'mn', 'lang=mn'],
  ['theme', 'dark', 'theme=dark'],
  ['theme', 'light', 'theme=light'],
  ['prompt', 'web', 'prompt=web'],
])(
  'choosing %s %s keeps %s for a year and comes back to the same page',
  async (name, value, cookie) => {
    const answer = await post(
      '/preferences',
      toForm({ [name]: value, return: '/news?page=2&tag=5G&lang=mn&theme=light' }),
    );
    expect(answer.status).toBe(303);
    expect(answer.headers.getSetCookie()).toEqual([
      `${cookie}; Path=/; SameSite=Lax; Max-Age=31536000`,
    ]);
    expect(answer.headers.get('location')).toBe('/news?page=2&tag=5G');
  },
);

test('the form of the page itself brings the other language, and back again', async () => {
  for (const [now, other] of [
    ['mn', 'en'],
    ['en', 'mn'],
  ] as const) {
    const html = await (await send('/news?page=2', { headers: { cookie: `lang=${now}` } })).text();
    const input = listElements(html).find(({ properties }) => properties['name'] === 'lang');
    expect(input?.properties['value']).toBe(other);
    const answer = await post('/preferences', toForm({ lang: other, return: '/news?page=2' }));
    const next = await send(answer.headers.get('location') ?? '', {
      headers: { cookie: `lang=${other}` },
    });
    expect(readRoot(await next.text())[0]).toBe(other);
  }
});

test('a choice that is unknown changes nothing', async () => {
  const unknown = { lang: 'fr', theme: '"; Path=/x', mode: 'kiosk', prompt: 'x', __proto__x: '1' };
  const answer = await post('/preferences', toForm({ ...unknown, return: '/news' }));
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([303, []]);
});
