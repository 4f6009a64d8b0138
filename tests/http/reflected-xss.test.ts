import { expect, test } from 'vitest';
import { listElements, toText } from './page-html.ts';
import { inParallel, send } from './site.ts';
import { xssPayloads } from './xss-payloads.ts';
import { drawPicture } from '#operator/pictures/draw-picture.ts';
import { listPictures } from '#operator/pictures/list-pictures.ts';
import { noPicture } from '#ui/wide-picture.tsx';

const ownTags = new Set<string>();

const pictures = new Set(listPictures().map((name) => drawPicture(name)));
const picturePrefix = 'data:image/svg+xml,';

/** A row of coloured dots, and nothing else. */
const dots =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="14">(?:<circle cx="\d+" cy="7" r="6\.5" fill="[#\w(),.%/ ]+" stroke="gray"\/>)+<\/svg>$/;

const isKnownPicture = (drawing: string) => pictures.has(drawing) || dots.test(drawing);

/** True for a picture of the build, unchanged, or dots, in an image, where no script of it can run. */
const isInlinePicture = (tagName: string, address: string) =>
  tagName === 'img' &&
  address.startsWith(picturePrefix) &&
  isKnownPicture(decodeURIComponent(address.slice(picturePrefix.length)));

/** What a page without any payload is made of; a payload may add nothing to it. */
function expectSafePage(html: string, nonce: string, label: string) {
  for (const element of listElements(html)) {
    const { tagName, properties } = element;
    expect.soft(ownTags, label).toContain(tagName);
    for (const [name, value] of Object.entries(properties)) {
      expect
        .soft(
          /^on|^style$|^srcDoc$|^formAction$|^xLinkHref$/i.test(name),
          `${label} ${tagName} ${name}`,
        )
        .toBe(false);
      if (value === noPicture || isInlinePicture(tagName, String(value))) continue;
      if (name === 'href' || name === 'src' || name === 'action')
        expect
          .soft(String(value), label)
          .not.toMatch(/^[\s\0-\x20]*(javascript|data|vbscript|blob|\/\/|\/\\)/i);
    }
    if (tagName === 'script' && !properties['src']) {
      expect.soft(properties['nonce'], label).toBe(nonce);
      if (properties['type'] === 'application/ld+json')
        expect.soft(() => JSON.parse(toText(element)) as unknown, label).not.toThrow();
    }
  }
}

async function expectSafeAnswer(path: string, cookie: string) {
  const answer = await send(path, { headers: { cookie } });
  const html = await answer.text();
  expect.soft([200, 404, 414], path).toContain(answer.status);
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return;
  expectSafePage(
    html,
    /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '',
    path,
  );
}

const places = [
  ['/search?q=', 1],
  ['/shop?q=', 6],
  ['/shop?color=', 6],
  ['/shop?min=', 12],
  ['/shop/', 12],
  ['/shop/altai-nova-12-pro?variant=', 12],
  ['/', 4],
  ['/news/', 6],
  ['/service/', 6],
  ['/news?page=', 12],
] as const;

test.each(places)('what comes with %s is shown as text or not at all', async (place, step) => {
  for (const plain of [
    '/search?q=utas',
    '/search?q=zzzzqq',
    '/nowhere',
    '/news',
    '/news/zz',
    '/service/zz',
    '/service/prepaid',
    '/shop',
    '/shop?q=a',
    '/shop?q=zzzzqq',
    '/shop?brand=Altai&after=WyJwb3B1bGFyIl0',
    '/shop/altai-nova-12-pro',
    '/shop/zz',
  ]) {
    for (const { tagName } of listElements(await (await send(plain)).text())) ownTags.add(tagName);
  }
  const jobs = xssPayloads.map((payload, index) => ({ payload, index }));
  await inParallel(
    jobs.filter(({ index }) => index % step === 0),
    ({ payload, index }) => {
      const text = encodeURIComponent(payload.slice(0, place.endsWith('?q=') ? 64 : 400));
      // The app's layout is the smallest one, and renders the same texts.
      return expectSafeAnswer(place + text, index % 12 === 0 ? '' : 'mode=webview');
    },
  );
});

test('the search page shows the text word for word when it is searched for', async () => {
  const html = await (await send(`/search?q=${encodeURIComponent('<b>"x\'&</b>')}`)).text();
  expect(
    listElements(html).find(({ properties }) => properties['name'] === 'q')?.properties['value'],
  ).toBe('<b>"x\'&</b>');
});

test('a page does not render its other parameters and headers', async () => {
  const payload = encodeURIComponent('"><script>alert(1)</script>');
  for (const path of [
    `/?lang=${payload}`,
    `/?theme=${payload}`,
    `/?source=${payload}`,
    `/service-branches?city=${payload}&service=${payload}`,
    `/roaming?country=${payload}&days=${payload}`,
    `/travel-points?kind=${payload}`,
    `/news?tag=${payload}&x=${payload}`,
    `/shop?category=${payload}&sub=${payload}&sort=${payload}&after=${payload}&lang=mn`,
    `/?${payload}=${payload}`,
  ]) {
    const answer = await send(path, {
      headers: {
        cookie: `lang=${payload}; theme="><script>alert(1)</script>; mode=<script>`,
        'x-forwarded-host': 'evil.test"><script>',
      },
    });
    const html = await answer.text();
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
    for (const element of listElements(html).filter(({ tagName }) => tagName === 'script')) {
      if (!element.properties['src']) expect.soft(element.properties['nonce'], path).toBe(nonce);
    }
    expect.soft(html, path).not.toContain('evil.test');
  }
});

test('suggestions and routes are of types in which markup is only text', async () => {
  await inParallel(
    xssPayloads.filter((_, index) => index % 5 === 0),
    async (payload) => {
      const suggestion = await send(`/api/suggest?q=${encodeURIComponent(payload.slice(0, 64))}`);
      expect
        .soft([suggestion.status, suggestion.headers.get('content-type')])
        .toEqual([200, 'application/json']);
      expect.soft(Array.isArray(await suggestion.json())).toBe(true);
      const route = await send(
        `/RSC/R/search.txt?query=${encodeURIComponent(`q=${encodeURIComponent(payload.slice(0, 64))}`)}`,
      );
      expect
        .soft([route.status, route.headers.get('content-type')])
        .toEqual([200, 'text/x-component; charset=utf-8']);
      await route.text();
    },
  );
});
