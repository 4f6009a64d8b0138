import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlainOptions } from '../support/plain-services/options.ts';
import { startPlainServices } from '../support/plain-services/start-plain-services.ts';
import { listElements, toText } from './page-html.ts';
import { sendTo } from './send-to.ts';
import { type Site, startSite } from './start-site.ts';

type Services = Awaited<ReturnType<typeof startPlainServices>>;

const kinds: readonly [string, PlainOptions][] = [
  ['all fields', { extra: true }],
  ['the least', { fields: 'least', language: 'mn', ignores: true }],
];

const layouts = ['', 'webview', 'touchscreen'] as const;
const languages = ['mn', 'en'] as const;

/** Each page with words that only its service has said, in Mongolian. */
const pages: readonly [path: string, says: RegExp][] = [
  ['/', /Гар утас.*Утас 1.*Мэдээ 25.*Салбар 1/s],
  ['/about', /Бидний тухай.*Үндсэн текст/s],
  ['/cooperation', /Хамтын ажиллагаа.*Үндсэн текст/s],
  ['/sdg', /Тогтвортой хөгжил.*Үндсэн текст/s],
  ['/digital-consent', /Зөвшөөрөл.*Нөхцөл/s],
  ['/news', /Мэдээ 25.*Мэдээ 17/s],
  ['/news/703', /Мэдээ 3.*Агуулга 3/s],
  ['/service', /Гар утас.*Төлбөрт дугаар.*Гэрийн интернэт/s],
  ['/service/11', /Үйлчилгээ 11.*Тайлбар/s],
  ['/service/21', /Үйлчилгээ 21/],
  ['/service-branches', /Салбар 1.*Гудамж 1.*Салбар 3/s],
  ['/travel-points', /Цэг 1.*Цэг 3/s],
  ['/travel-points?kind=BORDER', /Цэг 2/],
  ['/roaming?country=KR', /Солонгос.*Япон/s],
  ['/search?q=утас', /Утас 1/],
  ['/shop', /Ухаалаг утас|Утас.*Утас 1/s],
  ['/shop?category=31', /Утас.*Ухаалаг утас.*Утас 1/s],
  ['/shop/901', /Утас 1.*10,000₮/s],
  ['/shop/930', /Утас 30.*0₮/s],
  ['/compare?id=901&id=902', /Утас 1.*Утас 2/s],
  // The least says of no product that it can be leased: any price is calculated then.
  ['/leasing?product=901', /Утас 1.*10,000₮|лизингээр олгогдохгүй|can’t be leased/s],
  ['/trade-in', /Plain/],
  ['/pre-order/o-1', /Утас 1/],
  ['/home-internet/address', /Улаанбаатар.*Дархан-Уул/s],
];

const started: { services: Services; site: Site; options: PlainOptions }[] = [];

beforeAll(async () => {
  for (const [, options] of kinds) {
    const services = await startPlainServices(options);
    const site = await startSite({ ...services.settings });
    started.push({ services, site, options });
  }
});
afterAll(async () => {
  for (const { services, site } of started) {
    await site.stop();
    await services.close();
  }
});

const failed = /Ачаалж чадсангүй|Алдаа гарлаа|Something went wrong|Could not load|Fetch .* failed/;

test.each(kinds.map(([name], i) => [name, i] as const))(
  'every page is whole in both languages and three layouts when services have %s',
  async (_, i) => {
    const open = started[i];
    if (!open) throw new Error('it was not started');
    const { site, services } = open;
    for (const [path, says] of pages) {
      for (const layout of layouts) {
        for (const lang of languages) {
          const source = layout === 'webview' ? 'mode=webview' : layout && 'mode=kiosk';
          const cookie = [`lang=${lang}`, 'complete=1', source].filter(Boolean).join('; ');
          const answer = await sendTo(site.origin, encodeURI(path), { headers: { cookie } });
          const html = await answer.text();
          const name = `${path} ${layout} ${lang}`;
          expect.soft(answer.status, name).toBe(200);
          const main = listElements(html).find(({ tagName }) => tagName === 'main');
          const text = main ? toText(main) : '';
          expect.soft(text, name).not.toMatch(failed);
          if (lang === 'mn' || open.options.language === 'mn') {
            expect.soft(says.test(text), `${name} says ${says.source}`).toBe(true);
          }
          expect.soft(text, name).not.toMatch(/undefined|NaN|\[object|null/);
        }
      }
    }
    expect(site.lines.filter((line) => line.includes('upstream-dropped'))).toEqual([]);
    expect(services.seen.length).toBeGreaterThan(0);
  },
);

test('the footer has an address and names of sites from what the specification has', async () => {
  const [open] = started;
  const headers = { cookie: 'lang=mn; complete=1' };
  const html = await (await sendTo(open?.site.origin ?? '', '/terms', { headers })).text();
  const footer = listElements(html).find(({ tagName }) => tagName === 'footer');
  const inFooter = listElements(/<footer.*<\/footer>/s.exec(html)?.[0] ?? '', true);
  const address = inFooter.find(({ tagName }) => tagName === 'address');
  expect(address && toText(address)).toBe('Энхтайвны өргөн чөлөө 1');
  const links = inFooter.filter(({ tagName }) => tagName === 'a');
  const labels = links.map(({ properties }) => String(properties['ariaLabel']));
  expect(labels.filter((label) => /^(Facebook|Youtube)\b/.test(label))).toHaveLength(2);
  // One of the links has no address: it is words.
  expect(links.map(toText)).not.toContain('Лавлах утас');
  expect(footer && toText(footer)).toContain('Лавлах утас');
});
