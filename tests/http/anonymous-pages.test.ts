import { expect, test } from 'vitest';
import { listElements } from './page-html.ts';
import { sendUntilReady } from './send-until-ready.ts';
import { inParallel } from './site.ts';

const anonymousPages = [
  '/',
  '/about',
  '/cooperation',
  '/news',
  '/roaming',
  '/sdg',
  '/service-branches',
  '/shop',
  '/shop/altai-nova-12-pro',
  '/travel-points',
];
const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile Safari/537.36' };

const nonceOf = (answer: Response) =>
  /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '';
/** The ids of what the forms of a page would do. */
const listOperations = (html: string) =>
  [...html.matchAll(/name="op" value="([0-9a-f]{32})"/g)].map(([, id]) => id ?? '');

test('a page is the same for two visitors but for its nonce and operation ids when their preferences are', async () => {
  const canary = 'canary7531';
  const preferences = 'lang=en; theme=dark; account=1';
  const somebody = {
    ...phone,
    'user-agent': `${phone['user-agent']} ${canary}`,
    cookie: `sid=${canary}; cart=${canary}; cart_count=77; name=${canary}; ${preferences}`,
    referer: `https://${canary}.example/`,
    'x-forwarded-host': `${canary}.example`,
    'accept-language': canary,
    'cf-connecting-ip': '203.0.113.77',
  };
  const somebodyElse = { ...phone, cookie: preferences };
  await inParallel(anonymousPages, async (path) => {
    const visits = [
      await sendUntilReady(path, somebody),
      await sendUntilReady(path, somebodyElse),
    ] as const;
    const [own, other] = visits.map(({ answer, html }) => {
      const operations = listOperations(html);
      const random = [nonceOf(answer), ...operations];
      for (const value of random) html = html.replaceAll(value, 'random');
      return { html, random };
    });
    expect.soft(own?.html, path).toBe(other?.html);
    expect.soft(own?.html.includes(canary), path).toBe(false);
    for (const value of own?.random ?? []) expect.soft(other?.random, path).not.toContain(value);
    for (const { answer } of visits) {
      expect.soft(answer.headers.get('cache-control'), path).toBe('private, no-store');
    }
  });
});

test('a visitor adds a product a second time when its page was opened again', async () => {
  const operations = new Set<string>();
  for (let visit = 0; visit < 5; visit += 1) {
    const { html } = await sendUntilReady('/shop/altai-nova-12-pro');
    for (const id of listOperations(html)) operations.add(id);
  }
  expect(operations.size).toBe(5);
});

test('a page differs for each language, theme, layout, device and known cookie', async () => {
  const visits: [headers: Record<string, string>, root: Record<string, unknown>][] = [
    [{}, { lang: 'mn', dataTheme: 'light', dataMode: 'browser', dataDevice: 'WEB' }],
    [{ cookie: 'lang=en' }, { lang: 'en', dataTheme: 'light' }],
    [{ cookie: 'theme=dark' }, { lang: 'mn', dataTheme: 'dark' }],
    [{ cookie: 'lang=en; theme=dark' }, { lang: 'en', dataTheme: 'dark' }],
    [{ cookie: 'mode=kiosk' }, { dataMode: 'kiosk' }],
    [{ cookie: 'mode=webview' }, { dataMode: 'webview' }],
    [phone, { dataDevice: 'MOBILE', dataMode: 'browser' }],
    [{ ...phone, cookie: 'font=1' }, { dataDevice: 'MOBILE' }],
    [{ cookie: 'account=1' }, { dataAccount: '' }],
  ];
  const pages: string[] = [];
  for (const [headers, root] of visits) {
    const { html } = await sendUntilReady('/news', headers);
    const [document] = listElements(html);
    expect.soft(document?.properties, JSON.stringify(headers)).toMatchObject(root);
    pages.push(html.replaceAll(/nonce="[^"]+"/g, ''));
  }
  expect(new Set(pages).size).toBe(visits.length);
  const asks = (html = '') => html.includes('name="prompt"');
  const without = await sendUntilReady('/news', { cookie: 'prompt=web' });
  expect([asks(pages[0]), asks(without.html)]).toEqual([true, false]);
  expect(listElements(pages[0] ?? '')[0]?.properties).not.toHaveProperty('dataAccount');
});
