import { expect, test } from 'vitest';
import { startFaultyUpstream } from '../support/faulty-upstream/start-faulty-upstream.ts';
import { listElements } from './page-html.ts';
import { sendUntilCached } from './send-until-cached.ts';
import { sendTo } from './send-to.ts';
import { inParallel, post, send } from './site.ts';
import { startSite } from './start-site.ts';

const cachedPages = [
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

const ageOf = (answer: Response) => answer.headers.get('age');
const nonceOf = (answer: Response) =>
  /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '';

/** The id of the act that the page's form would send; where there is none, what no page holds. */
const actOf = (html: string) => /name="op" value="([0-9a-f]{32})"/.exec(html)?.[1] ?? '\0';

test('a page that is the same for everybody is rendered once and gets a new nonce each time', async () => {
  await inParallel(cachedPages, async (path) => {
    const first = await sendUntilCached(path);
    const second = await sendUntilCached(path);
    const [one, other] = [nonceOf(first.answer), nonceOf(second.answer)];
    expect.soft(one, path).not.toBe(other);
    expect.soft(second.html.includes(one), path).toBe(false);
    const [act, otherAct] = [actOf(first.html), actOf(second.html)];
    expect
      .soft(second.html.replaceAll(other, one).replaceAll(otherAct, act), path)
      .toBe(first.html);
    for (const { tagName, properties } of listElements(second.html)) {
      if (tagName !== 'script' || properties['src']) continue;
      expect.soft(properties['nonce'], path).toBe(other);
    }
    expect(second.answer.headers.get('cache-control')).toBe('private, no-store');
    expect(second.answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});

test('a visitor adds a product a second time when its page comes from the cache again', async () => {
  const path = '/shop/altai-nova-12-pro';
  const acts = new Set<string>();
  for (let visit = 0; visit < 5; visit += 1) acts.add(actOf((await sendUntilCached(path)).html));
  expect(acts.size).toBe(5);
  expect(acts).not.toContain('\0');
});

test('the site caches a page for each language, theme, layout, device and known cookie', async () => {
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
    const { html } = await sendUntilCached('/news', headers);
    const [document] = listElements(html);
    expect.soft(document?.properties, JSON.stringify(headers)).toMatchObject(root);
    pages.push(html.replaceAll(/nonce="[^"]+"/g, ''));
  }
  expect(new Set(pages).size).toBe(visits.length);
  const asks = (html = '') => html.includes('name="prompt"');
  const without = await sendUntilCached('/news', { cookie: 'prompt=web' });
  expect([asks(pages[0]), asks(without.html)]).toEqual([true, false]);
  expect(listElements(pages[0] ?? '')[0]?.properties).not.toHaveProperty('dataAccount');
});

test('a page holds nothing of a visitor’s headers and cookies when it is rendered or cached', async () => {
  const canary = 'canary7531';
  const headers = {
    ...phone,
    'user-agent': `${phone['user-agent']} ${canary}`,
    cookie: `sid=${canary}; cart=${canary}; cart_count=77; name=${canary}; lang=en; theme=dark; account=1`,
    referer: `https://${canary}.example/`,
    'x-forwarded-host': `${canary}.example`,
    'accept-language': canary,
    'cf-connecting-ip': '203.0.113.77',
  };
  await inParallel(cachedPages, async (path) => {
    const rendered = await (await send(path, { headers })).text();
    const { html } = await sendUntilCached(path, headers);
    for (const page of [rendered, html]) {
      expect.soft(page.includes(canary), path).toBe(false);
      expect.soft(page.includes('203.0.113'), path).toBe(false);
    }
    expect(listElements(html).some(({ properties }) => properties['dataCartCount'] === '77')).toBe(
      false,
    );
  });
});

test.each([
  ['an address with a query', '/news?page=2', {}],
  ['an empty query of somebody', '/?utm_source=x', {}],
  ['a search', '/search?q=esim', {}],
  ['the cart', '/cart', {}],
  ['the account', '/account', {}],
  ['signing in', '/sign-in', {}],
  ['the consents, which are the visitor’s own', '/digital-consent', {}],
  ['a page that is not there', '/shop/there-is-no-such-thing', {}],
  ['a browser without scripts', '/', { cookie: 'complete=1' }],
  ['a crawler', '/', { 'user-agent': 'Googlebot/2.1' }],
  ['a page with something to say once', '/', { cookie: 'notice=token' }],
])('%s is rendered each time', async (_, path, headers) => {
  for (let visit = 0; visit < 4; visit += 1) {
    const answer = await send(path, { headers });
    await answer.text();
    expect(ageOf(answer)).toBeNull();
    await new Promise((resume) => setTimeout(resume, 50));
  }
});

test('a form is answered by a page of its own when it is posted to a cached page', async () => {
  await sendUntilCached('/news');
  const answer = await post('/news', new FormData());
  expect(answer.status).toBe(404);
  expect(ageOf(answer)).toBeNull();
});

test('a page is not cached when a part of it has failed', async () => {
  const upstream = await startFaultyUpstream();
  upstream.set('/', { fault: '500' });
  const site = await startSite({ CONTENT_BASE_URL: upstream.url, ABOUT_US_TOKEN: 'kept-pages' });
  try {
    for (const path of ['/', '/news', '/roaming', '/travel-points', '/shop']) {
      for (let visit = 0; visit < 4; visit += 1) {
        const answer = await sendTo(site.origin, path);
        await answer.text();
        expect.soft([answer.status, ageOf(answer)], path).toEqual([200, null]);
        await new Promise((resume) => setTimeout(resume, 30));
      }
    }
  } finally {
    await site.stop();
    await upstream.close();
  }
});
