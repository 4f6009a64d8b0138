import { expect, test } from 'vitest';
import type { Banner, HomeContent } from '#contracts/content/home.ts';
import { Hero } from '#features/home/views/hero.tsx';
import { ServicesByCategory } from '#features/home/views/services-by-category.tsx';
import { Footer } from '#features/navigation/views/footer.tsx';
import { Menu } from '#features/navigation/views/menu.tsx';
import { ServiceList } from '#features/services/views/service-list.tsx';
import { UpstreamError } from '#services/upstream/upstream-error.ts';
import { render, words } from './rendered-page.ts';

const read = {
  state: 'pending' as const,
  result: Promise.resolve({ ok: false as const, error: new UpstreamError('network', 'content') }),
};

test.each([
  ['the first screen', () => <Hero read={read} />, 'Fetch home page content failed'],
  ['the footer', () => <Footer read={read} />, 'Fetch home page content failed'],
  ['the panel', () => <Menu read={read} search={null} />, 'Fetch category failed'],
  ['the home page', () => <ServicesByCategory read={read} />, 'Fetch category failed'],
  ['the list of services', () => <ServiceList read={read} />, 'Fetch category failed'],
] as const)('%s says what failed where the service is away', async (_place, part, says) => {
  expect(words(await render(part(), 'en', '/'))).toContain(says);
});

const banner = (name: string): Banner => ({
  image: null,
  titleMn: name,
  titleEn: name,
  buttonTextMn: '',
  buttonTextEn: '',
  link: null,
});
const footer = { about_us: [], help: [], contact_us: [], social_links: [] };
const home: HomeContent = {
  offer: null,
  tiles: [],
  footerBanners: ['first', 'second', 'third'].map(banner),
  footer: { ...footer, addressMn: '', addressEn: '' },
};
const slidesOn = async (path: string) => {
  const html = await render(<Footer read={{ state: 'ready', value: home }} />, 'en', path);
  return ['first', 'second', 'third'].filter((name) => html.includes(name));
};

test('the footer shows two slides, however many editors have made', async () => {
  expect(await slidesOn('/news')).toEqual(['first', 'second']);
});

test.each(['/about', '/cart', '/compare', '/privacy'])(
  'the footer of %s, where somebody reads or weighs, shows no slides',
  async (path) => {
    expect(await slidesOn(path)).toEqual([]);
  },
);

test.each([
  ['MOBILE', 3],
  ['WEB', 0],
] as const)('on a %s the footer folds %i lists of links', async (device, folded) => {
  const part = <Footer read={{ state: 'ready', value: home }} />;
  const html = await render(part, 'en', '/', { device });
  expect(html.match(/<details/g) ?? []).toHaveLength(folded);
});
