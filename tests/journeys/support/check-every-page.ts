import type { Page } from 'playwright/test';
import { checkPage, type PageSetup, type Size } from './check-page.ts';
import { locales, prefer, test, themes } from './fixtures.ts';
import { sitePages } from './pages.ts';

interface Layout extends Pick<PageSetup, 'mode' | 'minTarget'> {
  /** Used in turns, so that not every page is loaded at the same size first. */
  sizes: readonly [readonly [Size, ...Size[]], ...(readonly [Size, ...Size[]])[]];
  /**
   * Which of four pages in turn IBM's checker is asked about: each page once in each language and theme. It also says in
   * which of both languages a page gets all checks here, and in which only those of its width and words: each page gets
   * all of them in two layouts in one language and theme, and in two in the other.
   */
  turn: 0 | 1 | 2 | 3;
  /** `web`: the app prompt was answered before. */
  prompt?: 'web';
  /** Checks for each page of this layout alone. */
  also?: (page: Page, path: string) => Promise<void>;
}

/**
 * Checks every page in both languages, with the theme alternating between pages, and between the languages of one page.
 * `tests/http/theme.test.ts` asserts that a theme changes nothing but colours.
 */
export function checkEveryPage(
  where: string,
  { sizes, turn, also, prompt, ...setup }: Layout,
): void {
  const half = Math.ceil(sitePages.length / 2);
  for (const [i, locale] of locales.entries()) {
    for (const [which, first] of [
      ['first', 0],
      ['second', half],
    ] as const) {
      test(`Every page passes the page checks ${where}, in ${locale}, ${which} half`, async ({
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
        for (const [j, sitePage] of sitePages.slice(first, first + half).entries()) {
          const k = first + j;
          const theme = themes[(i + k + Math.floor(k / 2)) % themes.length] ?? 'light';
          const own = sizes[k % sizes.length] ?? sizes[0];
          await prefer(context, baseURL, { theme });
          const byIbm = (k + turn) % 4 === 2 * i;
          const whole = (k + turn) % 2 === i;
          const given = { ...setup, locale, theme, sizes: own, byIbm, whole };
          await checkPage(page, watch, sitePage, given);
          await also?.(page, sitePage.path);
        }
      });
    }
  }
}
