import { type BrowserContext, expect, test as base } from 'playwright/test';
import { translator } from '#i18n/translator.ts';
import { type Mode, type Theme, themes } from '#request/preferences.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import { type Watch, watchPage } from './watch-page.ts';

export { expect, locales, themes, translator };

export type { Locale, Theme, Watch };
export { hydrate } from './hydrate.ts';

interface Fixtures {
  watch: Watch;
}

/** A journey fails at its end where the page has logged errors or warnings. */
export const test = base.extend<Fixtures>({
  watch: [
    async ({ page }, give) => {
      const watch = await watchPage(page);
      await give(watch);
      expect(watch.complaints(), 'errors and warnings of the page').toEqual([]);
    },
    { auto: true },
  ],
});

interface Chosen {
  lang?: Locale;
  theme?: Theme;
  mode?: Mode;
  /** `web`: the app prompt was answered. */
  prompt?: 'web';
}

/** Sets the cookies of preferences that the visitor has chosen before. */
export async function prefer(
  context: BrowserContext,
  url: string | undefined,
  chosen: Chosen,
): Promise<void> {
  if (!url) throw new Error('no app: run by playwright.config.ts');
  await context.addCookies(Object.entries(chosen).map(([name, value]) => ({ name, value, url })));
}
