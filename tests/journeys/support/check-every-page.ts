import type { Page } from 'playwright/test';
import { checkPage, type PageSetup, type Size } from './check-page.ts';
import { locales, prefer, test, themes } from './fixtures.ts';
import { sitePages } from './pages.ts';

interface Layout extends Pick<PageSetup, 'mode' | 'minTarget'> {
  /** Used in turns, so that not every page is loaded at the same size first. */
  sizes: readonly [readonly [Size, ...Size[]], ...(readonly [Size, ...Size[]])[]];
  /** The layouts in turn. Of neighbours one has the other language, so those that are narrow are neighbours. */
  turn: 0 | 1 | 2 | 3;
  /** `web`: the app prompt was answered before. */
  prompt?: 'web';
  /** Checks for each page of this layout alone. */
  also?: (page: Page, path: string) => Promise<void>;
}

/**
 * Checks every page, in a language and a theme that alternate between pages and layouts, so that each page is seen in each
 * language in two layouts, dark in one of them and light in the other. `tests/http/theme.test.ts` asserts that a theme
 * changes nothing but colours.
 */
export function checkEveryPage(
  where: string,
  { sizes, turn, also, prompt, ...setup }: Layout,
): void {
  const half = Math.ceil(sitePages.length / 2);
  for (const [which, first] of [
    ['first', 0],
    ['second', half],
  ] as const) {
    test(`Every page passes the page checks ${where}, ${which} half`, async ({
      page,
      context,
      baseURL,
      watch,
    }) => {
      test.setTimeout(240_000);
      for (const [j, sitePage] of sitePages.slice(first, first + half).entries()) {
        const k = first + j;
        const round = Math.floor(k / 2) + Math.floor(turn / 2);
        const locale = locales[(k + turn) % locales.length] ?? 'mn';
        const theme = themes[round % themes.length] ?? 'light';
        await prefer(context, baseURL, {
          lang: locale,
          theme,
          ...(prompt && { prompt }),
          // The other layouts are recognised by the user agent.
          ...(setup.mode === 'kiosk' && { mode: 'kiosk' }),
        });
        const own = sizes[k % sizes.length] ?? sizes[0];
        // IBM's checker is slow: it sees each page once in each language.
        const byIbm = round % 2 === 0;
        await checkPage(page, watch, sitePage, { ...setup, locale, theme, sizes: own, byIbm });
        await also?.(page, sitePage.path);
      }
    });
  }
}
