import { checkPage, type Size } from './stage/check-page.ts';
import { locales, prefer, test, themes } from './stage/fixtures.ts';
import { sitePages } from './stage/pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const wideFirst: [Size, Size, ...Size[]] = [
  [1440, 900],
  [768, 1024],
  // The narrowest is a phone's: see phone-pages.
  [390, 844],
];
const narrowFirst: [Size, Size, ...Size[]] = [
  [390, 844],
  [768, 1024],
  [1440, 900],
];

for (const [i, theme] of themes.entries()) {
  for (const [j, locale] of locales.entries()) {
    test(`Every page is sound in the browser, ${theme}, in ${locale}`, async ({
      page,
      context,
      baseURL,
      watch,
    }) => {
      test.setTimeout(180_000);
      await prefer(context, baseURL, { lang: locale, theme, prompt: 'web' });
      for (const [k, sitePage] of sitePages.entries()) {
        const sizes = (j + k) % 2 === 0 ? wideFirst : narrowFirst;
        const [first, second] = sizes;
        await checkPage(page, watch, sitePage, {
          locale,
          theme,
          mode: 'browser',
          // A theme changes no width: in the dark the first two are enough.
          sizes: theme === 'dark' ? [first, second] : sizes,
          leastTarget: 24,
          axe: (i + j + k) % 2 === 0,
        });
      }
    });
  }
}
