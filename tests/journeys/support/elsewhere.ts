import { type BrowserContext, type Page, test } from 'playwright/test';
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
  size: { width: number; height: number };
}

const phone = { width: 320, height: 640 };

/** Each pair of a layout, a language and a theme stands here once. */
const combinations: readonly Elsewhere[] = [
  { mode: 'browser', locale: 'en', theme: 'dark', size: phone },
  { mode: 'kiosk', locale: 'mn', theme: 'dark', size: layouts.kiosk },
  { mode: 'webview', locale: 'en', theme: 'light', size: layouts.webview },
  { mode: 'browser', locale: 'mn', theme: 'light', size: layouts.browser },
  { mode: 'kiosk', locale: 'en', theme: 'light', size: layouts.kiosk },
  { mode: 'webview', locale: 'mn', theme: 'dark', size: layouts.webview },
];
const app = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/156.0 Mobile TengerApp/1.0';

/** What a journey's page has been looked at with: a context for each layout, since a new one takes a second. */
interface Looks {
  turn: number;
  contexts: Map<Mode, BrowserContext>;
}
const looksOf = new WeakMap<Page, Looks>();

function findLooks(page: Page): Looks {
  const known = looksOf.get(page);
  if (known) return known;
  // The first combination is another one for each journey.
  const looks: Looks = { turn: test.info().title.length, contexts: new Map() };
  looksOf.set(page, looks);
  page.once('close', () => {
    for (const context of looks.contexts.values()) void context.close();
  });
  return looks;
}

async function openContext(page: Page, { mode }: Elsewhere): Promise<BrowserContext> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ reducedMotion: 'reduce', ...(mode === 'webview' && { userAgent: app }) });
  if (!context) throw new Error('the page has no browser');
  return context;
}

/** The page of a step once more, with what has been filled in, in one other layout, language and theme. */
export async function expectSoundElsewhere(page: Page, where: string): Promise<void> {
  const looks = findLooks(page);
  const elsewhere = combinations[looks.turn % combinations.length] as Elsewhere;
  const { mode, locale, theme, size } = elsewhere;
  looks.turn += 1;
  const context = looks.contexts.get(mode) ?? (await openContext(page, elsewhere));
  looks.contexts.set(mode, context);
  await context.clearCookies();
  await context.addCookies(await page.context().cookies());
  await prefer(context, page.url(), { lang: locale, theme, mode });
  const said = `${where}, ${mode} ${locale} ${theme}`;
  const other = await context.newPage();
  await other.setViewportSize(size);
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
  await other.close();
}
