import { type Page, test } from 'playwright/test';
import type { Locale } from '#i18n/locale.ts';
import type { Mode, Theme } from '#request/preferences.ts';
import { findAxeViolations } from './find-axe-violations.ts';
import { findSmallTargets } from './find-small-targets.ts';
import { expect, hydrate, prefer } from './fixtures.ts';
import { layouts } from './layouts.ts';

interface Elsewhere {
  mode: Mode;
  locale: Locale;
  theme: Theme;
}

/** Each pair of a layout, a language and a theme stands here once. */
const combinations: readonly Elsewhere[] = [
  { mode: 'browser', locale: 'en', theme: 'dark' },
  { mode: 'kiosk', locale: 'mn', theme: 'dark' },
  { mode: 'webview', locale: 'en', theme: 'light' },
  { mode: 'browser', locale: 'mn', theme: 'light' },
  { mode: 'kiosk', locale: 'en', theme: 'light' },
  { mode: 'webview', locale: 'mn', theme: 'dark' },
];
/** The browser of these is a phone's of the smallest width. */
const sizes = { ...layouts, browser: { width: 320, height: 640 } };
const app = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/156.0 Mobile TengerApp/1.0';

const seen = new WeakMap<Page, number>();

/** The combinations in turns; the first is another one for each journey. */
function takeTurn(page: Page): Elsewhere {
  const turn = seen.get(page) ?? test.info().title.length;
  seen.set(page, turn + 1);
  const { length } = combinations;
  return combinations[turn % length] as Elsewhere;
}

/** The page of a step once more, with what has been filled in, in one other layout, language and theme. */
export async function expectSoundElsewhere(page: Page, where: string): Promise<void> {
  const { mode, locale, theme } = takeTurn(page);
  const context = await page
    .context()
    .browser()
    ?.newContext({
      storageState: await page.context().storageState(),
      viewport: sizes[mode],
      reducedMotion: 'reduce',
      ...(mode === 'webview' && { userAgent: app }),
    });
  if (!context) throw new Error('the page has no browser');
  const said = `${where}, ${mode} ${locale} ${theme}`;
  try {
    await prefer(context, page.url(), { lang: locale, theme, mode });
    const other = await context.newPage();
    await other.goto(page.url());
    if ((await other.locator('html[data-static]').count()) === 0) await hydrate(other);
    const shown = await other.evaluate(() => {
      const { lang, dataset, clientWidth, scrollWidth } = document.documentElement;
      const tooWide = scrollWidth - clientWidth;
      return { lang, theme: dataset['theme'], mode: dataset['mode'], tooWide };
    });
    expect.soft(shown, said).toEqual({ lang: locale, theme, mode, tooWide: 0 });
    expect.soft(await findAxeViolations(other), `${said}: axe`).toEqual([]);
    const small = await findSmallTargets(other, mode === 'kiosk' ? 60 : 24);
    expect.soft(small, `${said}: small targets`).toEqual([]);
  } finally {
    await context.close();
  }
}
