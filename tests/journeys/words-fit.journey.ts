import type { Page } from 'playwright/test';
import { operatorContent } from '#operator/seed/operator-content.ts';
import { expect, locales, prefer, test } from './support/fixtures.ts';
import { findBrokenWords } from './support/find-broken-words.ts';

/** The texts that end where the picture behind them is more than faint: how far they reach over it, of its width. */
function findCovered(page: Page, banner: string, text: string, faint: number): Promise<string[]> {
  return page.evaluate(
    ([outer, inner, share]) =>
      [...document.querySelectorAll(outer)].flatMap((one) => {
        const { left, width } = one.getBoundingClientRect();
        return [...one.querySelectorAll(inner)].flatMap((words) => {
          const range = document.createRange();
          range.selectNodeContents(words);
          const rights = [...range.getClientRects()].map(({ right }) => right);
          const reach = (Math.max(...rights) - left) / width;
          return reach > share ? [`${words.textContent}: ${reach.toFixed(2)}`] : [];
        });
      }),
    [banner, text, faint] as const,
  );
}

const withPlans = operatorContent.services
  .map(({ service }) => service)
  .filter(({ plans }) => (plans ?? []).length > 0);

test('No words of a banner run onto its picture', async ({ page, context, baseURL }) => {
  for (const lang of locales) {
    await prefer(context, baseURL, { lang, prompt: 'web' });
    await page.goto('/shop');
    for (const width of [820, 1440]) {
      await page.setViewportSize({ width, height: 1000 });
      const onShop = await findCovered(page, '.shop-banner', 'h2, span', 0.54);
      expect.soft(onShop, `shop, ${lang} ${width}`).toEqual([]);
    }
    await page.goto('/');
    await expect(page.locator('.slide h2').first()).toBeVisible();
    for (const width of [820, 1440]) {
      await page.setViewportSize({ width, height: 1000 });
      const onSlides = await findCovered(page, '.slide', 'h2, a', 0.58);
      expect.soft(onSlides, `slides, ${lang} ${width}`).toEqual([]);
      if (width >= 900) {
        const onHero = await findCovered(page, '.hero', 'h1, p', 0.6);
        expect.soft(onHero, `hero, ${lang} ${width}`).toEqual([]);
      } else {
        // There the picture is below the words.
        const below = await page.locator('.hero').evaluate((hero) => {
          const picture = hero.querySelector('.hero-picture')?.getBoundingClientRect();
          const words = [...hero.querySelectorAll('h1, p, a')].map((one) =>
            one.getBoundingClientRect(),
          );
          return Math.max(...words.map(({ bottom }) => bottom)) - (picture?.top ?? 0);
        });
        expect.soft(below, `hero, ${lang} ${width}`).toBeLessThan(40);
      }
    }
  }
});

test('Cards of plans break no word, and cards of products cut no fact', async ({
  page,
  context,
  baseURL,
}) => {
  expect(withPlans.length).toBeGreaterThan(0);
  const widths = [1440, 820, 390];
  for (const lang of locales) {
    await prefer(context, baseURL, { lang, prompt: 'web' });
    for (const { id } of withPlans.slice(0, 3)) {
      await page.goto(`/service/${id}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 1000 });
        const broken = await findBrokenWords(
          page,
          '[aria-labelledby=plans] :is(dt, dd, h3, .price)',
        );
        expect.soft(broken, `${id}, ${lang} ${width}`).toEqual([]);
      }
    }
    await page.goto('/shop');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1000 });
      const parts = page
        .locator('main li', { has: page.locator(`h3 > a[href^="/shop/"]`) })
        .locator('p, h3');
      expect(await parts.count()).toBeGreaterThan(20);
      const cut = await parts.evaluateAll((all) =>
        all.flatMap((one) => {
          const { textOverflow, overflowX } = getComputedStyle(one);
          const isCut = overflowX !== 'visible' && one.scrollWidth > one.clientWidth;
          return isCut || textOverflow === 'ellipsis' ? [one.textContent] : [];
        }),
      );
      expect.soft(cut, `shop, ${lang} ${width}`).toEqual([]);
    }
  }
});

test('Lines of a table of contents stand apart, and numbers stay with what belongs to them', async ({
  page,
  context,
  baseURL,
}) => {
  for (const lang of locales) {
    await prefer(context, baseURL, { lang, prompt: 'web' });
    await page.goto('/about');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const gaps = await page.locator('main nav li a').evaluateAll((links) => {
        const lines = links.map((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          return [...range.getClientRects()];
        });
        return lines.slice(1).map((rects, i) => {
          const above = Math.max(...(lines[i] ?? []).map(({ bottom }) => bottom));
          return Math.min(...rects.map(({ top }) => top)) - above;
        });
      });
      expect(gaps.length).toBeGreaterThan(1);
      expect.soft(Math.min(...gaps), `${lang} ${width}`).toBeGreaterThanOrEqual(8);
    }
  }
  await prefer(context, baseURL, { lang: 'mn' });
  for (const path of ['/', '/roaming', '/home-internet', '/service/prepaid-plans']) {
    await page.goto(path);
    for (const width of [320, 390, 820]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await findBrokenWords(page, 'main :is(h1, h2, h3, p, dd, dt, li > a, label)');
      const numbers = broken.filter((word) => /\d[\u00a0\u2011-]|[\u2011-]р$/.test(word));
      expect.soft(numbers, `${path} at ${width}`).toEqual([]);
    }
  }
});

test('Every branch on the map lies within the border', async ({ page }) => {
  await page.goto('/service-branches?all=1');
  const outside = await page.locator('main section svg').evaluate((map) => {
    const [border, ...dots] = [...map.querySelectorAll('path')];
    const centres = dots.flatMap((path) =>
      [...(path.getAttribute('d') ?? '').matchAll(/M(-?\d+) (-?\d+)h0/g)].map(
        ([, x, y]) => new DOMPoint(Number(x), Number(y)),
      ),
    );
    // Borders are simplified: a town at one may lie some units beside it.
    const near = [-4, 0, 4];
    const isOutside = ({ x, y }: DOMPoint) =>
      !near.some((dx) => near.some((dy) => border?.isPointInFill(new DOMPoint(x + dx, y + dy))));
    return { count: centres.length, outside: centres.filter(isOutside).map(({ x, y }) => [x, y]) };
  });
  expect(outside.count).toBeGreaterThan(20);
  expect(outside.outside).toEqual([]);
});
