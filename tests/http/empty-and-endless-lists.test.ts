import { expect, test } from 'vitest';
import { listElements, toText } from './page-html.ts';
import { sendTo } from './send-to.ts';
import { type Break, servePlain } from './serve-plain.ts';
import { startSite } from './start-site.ts';
import {
  createPlainServices,
  plainToken,
} from '../support/plain-services/create-plain-services.ts';
import { listen } from '../support/listen.ts';

/** The parts of a page's own content that have this name. */
async function readMain(origin: string, path: string) {
  const answer = await sendTo(origin, path, { headers: { cookie: 'lang=mn; complete=1' } });
  const html = await answer.text();
  const inMain = listElements(/<main.*<\/main>/s.exec(html)?.[0] ?? '', true);
  return {
    status: answer.status,
    text: toText(inMain[0] ?? { type: 'element', tagName: 'p', properties: {}, children: [] }),
    find: (name: string) => inMain.filter(({ tagName }) => tagName === name),
  };
}

async function withSite(breaks: Break, check: (origin: string, lines: string[]) => Promise<void>) {
  const services = await servePlain({}, breaks);
  const site = await startSite({
    CONTENT_BASE_URL: services.url,
    COMMERCE_BASE_URL: services.url,
    ABOUT_US_TOKEN: plainToken,
  });
  try {
    await check(site.origin, site.lines);
  } finally {
    await site.stop();
    await services.close();
  }
}

const lists = new Set(['/service-categories', '/contents/news/list', '/branch/list', '/product']);

test('on the home page no heading, list or menu stands over nothing when the services have nothing', async () => {
  await withSite(
    (path) => (lists.has(path) ? Response.json({ data: [] }) : undefined),
    async (origin) => {
      const { status, find } = await readMain(origin, '/');
      expect(status).toBe(200);
      // The name of the site, and its app, which need no service.
      expect(find('h1')).toHaveLength(1);
      expect(find('h2').map(toText)).toEqual(['Тэнгэр апп']);
      expect([...find('ul'), ...find('nav')].map(toText)).toEqual([]);
      const article = await readMain(origin, '/news/703');
      expect(article.find('h2').map(toText)).not.toContain('Бусад мэдээ');
    },
  );
});

/** About 300 bytes each, so that all of them are three times what is read. */
const words = 'Тайлбар '.repeat(20);
const many = Array.from({ length: 5000 }, (_, at) => at + 1);
const endless: Readonly<Record<string, (at: number) => object>> = {
  '/product': (at) => ({ id: at, nameMn: `Утас ${at}`, nameEn: '', price: at, words }),
  '/contents/news/list': (at) => ({ id: at, titleMn: `Мэдээ ${at}`, titleEn: '', words }),
  '/branch/list': (at) => ({ id: at, nameMn: `Салбар ${at}`, nameEn: '', words }),
  '/search': (at) => ({ titleMn: `Олдвор ${at}`, titleEn: '', link: `/news/${at}`, words }),
  '/service-categories': (at) => ({
    icon: 'home',
    nameMn: `Бүлэг ${at}`,
    nameEn: '',
    children: [{ id: at, nameMn: `Үйлчилгээ ${at}`, nameEn: '', link: null }],
    words,
  }),
};

const rows: readonly [path: string, first: string][] = [
  ['/', 'Утас 1'],
  ['/', 'Мэдээ 1'],
  ['/', 'Салбар 1'],
  ['/', 'Бүлэг 1'],
  ['/news', 'Мэдээ 12'],
  ['/news?page=2', 'Мэдээ 13'],
  ['/shop', 'Утас 24'],
  ['/search?q=олдвор', 'Олдвор 1'],
];

test('the first rows are shown when a service sends thousands, whatever number it is asked for', async () => {
  await withSite(
    (path) => {
      const make = endless[path];
      return make && Response.json({ data: many.map(make), total: many.length });
    },
    async (origin, lines) => {
      for (const [path, first] of rows) {
        const { status, text, find } = await readMain(origin, encodeURI(path));
        expect.soft(status, path).toBe(200);
        expect.soft(text, path).toContain(first);
        expect.soft(find('li').length, path).toBeLessThan(200);
      }
      // More were found than are shown, and nobody knows how many.
      const search = await readMain(origin, encodeURI('/search?q=олдвор'));
      expect(search.find('h2').map(toText)).toEqual(['«олдвор»: 50 илэрц харуулж байна']);
      const notes = lines.filter((line) => line.includes('upstream-dropped'));
      expect(notes.join('\n')).toMatch(/too large: its first \d{3,4} elements/);
    },
  );
});

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Each list as long as this, with other ids and names. Inside its elements the lists of the first one only. */
function swell(value: Json, length: number, at = 0): Json {
  if (Array.isArray(value)) {
    const [first] = value;
    if (first === undefined) return [];
    return Array.from({ length: at > 0 ? 1 : length }, (_, i) =>
      typeof first === 'object' ? swell(value[i % value.length] ?? first, length, i) : first,
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, one]): [string, Json] => {
    const isNamed = /^(?:id$|name|title|key|brand)/.test(name);
    if (isNamed && (typeof one === 'string' || typeof one === 'number')) {
      return [name, `${one}-${at}`];
    }
    return [name, swell(one, length, at)];
  });
  return Object.fromEntries(fields);
}

/** As many as an answer may have bytes for. */
async function swellAnswer(answer: Response): Promise<Response> {
  if (!answer.ok) return answer;
  const body = (await answer.json()) as Json;
  let length = 3000;
  let text = JSON.stringify(swell(body, length));
  for (; text.length > 500_000 && length > 10; length = Math.floor(length * 0.7)) {
    text = JSON.stringify(swell(body, length));
  }
  return new Response(text, { headers: { 'content-type': 'application/json' } });
}

test('no page grows with a service that sends thousands of everything', async () => {
  const services = createPlainServices({});
  const swollen = await listen(async ({ path, query, headers }, res) => {
    const sent = new Headers({ authorization: headers['authorization'] ?? '' });
    const request = new Request(`http://plain${path}${query}`, { headers: sent });
    const answer = await swellAnswer(await services.fetch(request));
    res.writeHead(answer.status, Object.fromEntries(answer.headers));
    res.end(await answer.text());
  });
  const site = await startSite({
    CONTENT_BASE_URL: swollen.url,
    COMMERCE_BASE_URL: swollen.url,
    ABOUT_US_TOKEN: plainToken,
  });
  const sizes: Record<string, number> = {};
  try {
    for (const path of [
      '/',
      '/about',
      '/news',
      '/news/703',
      '/service',
      '/service/11',
      '/shop',
      '/shop?category=31-0',
      '/shop/901',
      '/roaming',
      '/roaming?country=KR',
      '/travel-points',
      '/service-branches',
      '/service-branches?all=1',
      '/search?q=%D1%83%D1%82%D0%B0%D1%81',
      '/home-internet',
      '/digital-consent',
    ]) {
      const headers = { cookie: 'lang=mn; complete=1' };
      const answer = await sendTo(site.origin, path, { headers });
      expect.soft(answer.status, path).toBe(200);
      sizes[path] = Math.round((await answer.text()).length / 1024);
    }
  } finally {
    await site.stop();
    await swollen.close();
  }
  expect(Object.entries(sizes).filter(([, kilobytes]) => kilobytes > 700)).toEqual([]);
});
