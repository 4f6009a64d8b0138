import { keepTogether } from '#i18n/keep-together.ts';
import { expect, type Page, test } from 'playwright/test';
import type { Mode, Theme } from '#request/preferences.ts';
import type { Locale } from '#i18n/locale.ts';
import { findAxeViolations } from './find-axe-violations.ts';
import { findIbmFaults } from './find-ibm-faults.ts';
import { findSmallTargets } from './find-small-targets.ts';
import { findWrongIds } from './find-wrong-ids.ts';
import { hydrate } from './hydrate.ts';
import type { SitePage } from './describe-page.ts';
import type { Watch } from './watch-page.ts';

export type Size = readonly [width: number, height: number];

export interface PageSetup {
  locale: Locale;
  theme: Theme;
  mode: Mode;
  /** The page is loaded at the first size, and then resized. */
  sizes: readonly [Size, ...Size[]];
  /** In CSS pixels. */
  minTarget: number;
  /** True: IBM's checker is asked too. It is slow, so not in every setup of a page. */
  byIbm?: boolean;
}

/**
 * Finds what overflows the window to the right, outermost first; nothing where the page does not scroll sideways.
 * At the narrowest size it also tries the other font (the site's, the device's), and that font with the spacing of
 * WCAG 1.4.12, which stands for the widest font that a device may have.
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
  const asRendered = find();
  if (!isNarrowest) return asRendered;
  document.body.toggleAttribute('data-font');
  const otherFont = find();
  const spacing = new CSSStyleSheet();
  spacing.replaceSync('*{letter-spacing:.12em!important;word-spacing:.16em!important}');
  document.adoptedStyleSheets.push(spacing);
  const spaced = find();
  document.adoptedStyleSheets.pop();
  document.body.toggleAttribute('data-font');
  return [...asRendered, ...otherFont, ...spaced];
}

/** Scrolls to the end of the page, so that everything lazy is loaded. */
async function scrollThrough(): Promise<void> {
  await document.fonts.ready;
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Checks what must hold for every page, before and after hydration. Goes on after a failure. */
export async function checkPage(
  page: Page,
  watch: Watch,
  sitePage: Omit<SitePage, 'reads'>,
  setup: PageSetup,
): Promise<void> {
  const { path, title, status } = sitePage;
  await test.step(path, async () => {
    const [[width, height]] = setup.sizes;
    await page.setViewportSize({ width, height });
    const response = await page.goto(path);
    expect.soft(response?.status(), `${path}: status`).toBe(status);
    await expect.soft(page.locator('.skeleton'), path).toHaveCount(0);
    const rendered = await page.evaluate(() => {
      const { lang, dataset } = document.documentElement;
      const titles = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
      return { lang, theme: dataset['theme'], mode: dataset['mode'], titles };
    });
    const { locale: lang, theme, mode } = setup;
    expect.soft(rendered, path).toEqual({ lang, theme, mode, titles: [keepTogether(title[lang])] });

    await page.evaluate(scrollThrough);
    const { value, shifts } = await watch.shift();
    expect.soft(value, `${path}: moved by itself\n${shifts.join('\n')}`).toBeLessThan(0.01);
    expect.soft(await findAxeViolations(page), `${path}: axe`).toEqual([]);
    if (setup.byIbm) {
      expect.soft(await findIbmFaults(page), `${path}: IBM's checker`).toEqual([]);
    }
    const narrowest = Math.min(...setup.sizes.map(([w]) => w));
    for (const [w, h] of setup.sizes) {
      await page.setViewportSize({ width: w, height: h });
      const overflow = await page.evaluate(findOverflow, w === narrowest);
      expect.soft(overflow, `${path}: too wide for ${w}`).toEqual([]);
    }
    const small = await findSmallTargets(page, setup.minTarget);
    expect.soft(small, `${path}: targets under ${setup.minTarget} px`).toEqual([]);
    expect.soft(watch.complaints(), `${path}: before hydration`).toEqual([]);

    await hydrate(page).catch((error: Error) =>
      expect.soft(error.message, `${path}: hydration`).toBe(''),
    );
    expect.soft(watch.complaints(), `${path}: hydration`).toEqual([]);
    expect.soft(await page.evaluate(findWrongIds), `${path}: ids`).toEqual([]);
    expect.soft(await watch.violations(), `${path}: content security policy`).toEqual([]);
  });
}
