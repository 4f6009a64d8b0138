import { expect, test } from 'vitest';
import { listElements, toText } from './page-html.ts';
import { sendTo } from './send-to.ts';
import { type Break, servePlain } from './serve-plain.ts';
import { startSite } from './start-site.ts';
import { plainToken } from '../support/plain-services/create-plain-services.ts';

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
