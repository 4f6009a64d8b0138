import type { Page } from 'playwright/test';
import { checkPage, type Look, type Size } from './check-page.ts';
import { locales, prefer, test, themes } from './fixtures.ts';
import { sitePages } from './pages.ts';

interface Layout extends Pick<Look, 'mode' | 'minTarget'> {
  /** Taken in turns, so that no page is always loaded at the same one first. */
  sizes: readonly [readonly [Size, ...Size[]], ...(readonly [Size, ...Size[]])[]];
  /** `web`: the app's prompt was answered before. */
  prompt?: 'web';
  /** What else holds for each page of this layout. */
  also?: (page: Page, path: string) => Promise<void>;
}

/**
 * Every page in both languages and both themes: in each language in one of them, and the next page in the other.
 * `tests/http/theme.test.ts` holds that a theme changes nothing but colours.
 */
export function checkEveryPage(where: string, { sizes, also, prompt, ...look }: Layout): void {
  for (const [i, locale] of locales.entries()) {
    test(`Every page is sound ${where}, in ${locale}`, async ({
      page,
      context,
      baseURL,
      watch,
    }) => {
      test.setTimeout(180_000);
      await prefer(context, baseURL, {
        lang: locale,
        ...(prompt && { prompt }),
        // The others are known by the browser's name.
        ...(look.mode === 'kiosk' && { mode: 'kiosk' }),
      });
      for (const [k, sitePage] of sitePages.entries()) {
        const theme = themes[(i + k) % themes.length] ?? 'light';
        const own = sizes[k % sizes.length] ?? sizes[0];
        await prefer(context, baseURL, { theme });
        await checkPage(page, watch, sitePage, { ...look, locale, theme, sizes: own });
        await also?.(page, sitePage.path);
      }
    });
  }
}
