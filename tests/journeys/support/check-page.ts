import { expect, type Page, test } from 'playwright/test';
import type { Mode, Theme } from '#request/preferences.ts';
import type { Locale } from '#i18n/locale.ts';
import { findAxeViolations } from './find-axe-violations.ts';
import { findSmallTargets } from './find-small-targets.ts';
import { hydrate } from './hydrate.ts';
import type { SitePage } from './pages.ts';
import type { Watch } from './watch-page.ts';

export type Size = readonly [width: number, height: number];

export interface Look {
  locale: Locale;
  theme: Theme;
  mode: Mode;
  /** The page is loaded at the first. */
  sizes: readonly [Size, ...Size[]];
  /** In CSS pixels. */
  minTarget: number;
}

/**
 * What sticks out of the window to the right, outermost first; nothing where the page does not scroll sideways.
 * Looked for as the page is drawn, and where it is narrowest also in the other font (the site's own, the device's),
 * and in that font spaced as WCAG 1.4.12 lets a reader space it: that stands for the widest font a device may have.
 */
function findOverflow(isNarrowest: boolean): string[] {
  const width = document.documentElement.clientWidth;
  const find = () =>
    document.documentElement.scrollWidth <= width
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > width + 0.5)
          .slice(0, 3)
          .map((element) => element.outerHTML.slice(0, 120));
  const drawn = find();
  if (!isNarrowest) return drawn;
  document.body.toggleAttribute('data-font');
  const otherFont = find();
  const spacing = new CSSStyleSheet();
  spacing.replaceSync('*{letter-spacing:.12em!important;word-spacing:.16em!important}');
  document.adoptedStyleSheets.push(spacing);
  const spaced = find();
  document.adoptedStyleSheets.pop();
  document.body.toggleAttribute('data-font');
  return [...drawn, ...otherFont, ...spaced];
}

/** To the end of the page, so that everything lazy has had its turn. */
async function scrollThrough(): Promise<void> {
  await document.fonts.ready;
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Everything that holds for every page, before and after hydration. Goes on after a failure. */
export async function checkPage(
  page: Page,
  watch: Watch,
  sitePage: SitePage,
  look: Look,
): Promise<void> {
  const { path, title, status } = sitePage;
  await test.step(path, async () => {
    const [[width, height]] = look.sizes;
    await page.setViewportSize({ width, height });
    const response = await page.goto(path);
    expect.soft(response?.status(), `${path}: status`).toBe(status);
    await expect.soft(page.locator('.skeleton'), path).toHaveCount(0);
    const drawn = await page.evaluate(() => {
      const { lang, dataset } = document.documentElement;
      const titles = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
      return { lang, theme: dataset['theme'], mode: dataset['mode'], titles };
    });
    const { locale: lang, theme, mode } = look;
    expect.soft(drawn, path).toEqual({ lang, theme, mode, titles: [title[lang]] });

    await page.evaluate(scrollThrough);
    const { value, shifts } = await watch.shift();
    expect.soft(value, `${path}: moved by itself\n${shifts.join('\n')}`).toBeLessThan(0.01);
    expect.soft(await findAxeViolations(page), `${path}: axe`).toEqual([]);
    const narrowest = Math.min(...look.sizes.map(([w]) => w));
    for (const [w, h] of look.sizes) {
      await page.setViewportSize({ width: w, height: h });
      const overflow = await page.evaluate(findOverflow, w === narrowest);
      expect.soft(overflow, `${path}: too wide for ${w}`).toEqual([]);
    }
    const small = await findSmallTargets(page, look.minTarget);
    expect.soft(small, `${path}: targets under ${look.minTarget} px`).toEqual([]);
    expect.soft(watch.complaints(), `${path}: before hydration`).toEqual([]);

    await hydrate(page).catch((error: Error) =>
      expect.soft(error.message, `${path}: hydration`).toBe(''),
    );
    expect.soft(watch.complaints(), `${path}: hydration`).toEqual([]);
    expect.soft(await watch.violations(), `${path}: content security policy`).toEqual([]);
  });
}
