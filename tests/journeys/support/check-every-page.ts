import type { Page } from 'playwright/test';
import { checkPage, type PageSetup, type Size } from './check-page.ts';
import { locales, prefer, test, themes } from './fixtures.ts';
import { sitePages } from './pages.ts';

interface Layout extends Pick<PageSetup, 'mode' | 'minTarget'> {
  /** Used in turns, so that not every page is loaded at the same size first. */
  sizes: readonly [readonly [Size, ...Size[]], ...(readonly [Size, ...Size[]])[]];
  /** Which of four pages in turn IBM's checker is asked about: each page once in each language and theme. */
  turn: 0 | 1 | 2 | 3;
  /** `web`: the app prompt was answered before. */
  prompt?: 'web';
  /** Checks for each page of this layout alone. */
  also?: (page: Page, path: string) => Promise<void>;
}

/**
 * Checks every page in both languages, with the theme alternating from page to page.
 * `tests/http/theme.test.ts` asserts that a theme changes nothing but colours.
 */
export function checkEveryPage(
  where: string,
  { sizes, turn, also, prompt, ...setup }: Layout,
): void {
  for (const [i, locale] of locales.entries()) {
    test(`Every page passes the page checks ${where}, in ${locale}`, async ({
      page,
      context,
      baseURL,
      watch,
    }) => {
      test.setTimeout(180_000);
      await prefer(context, baseURL, {
        lang: locale,
        ...(prompt && { prompt }),
        // The other layouts are recognised by the user agent.
        ...(setup.mode === 'kiosk' && { mode: 'kiosk' }),
      });
      for (const [k, sitePage] of sitePages.entries()) {
        const theme = themes[(i + k) % themes.length] ?? 'light';
        const own = sizes[k % sizes.length] ?? sizes[0];
        await prefer(context, baseURL, { theme });
        const byIbm = (k + turn) % 4 === 2 * i;
        await checkPage(page, watch, sitePage, { ...setup, locale, theme, sizes: own, byIbm });
        await also?.(page, sitePage.path);
      }
    });
  }
}
