import type { Page } from 'playwright/test';
import { expect, test, type Watch } from './support/fixtures.ts';
import { hold } from './support/hold.ts';

test.use({ isMobile: true, hasTouch: true, viewport: { width: 412, height: 823 } });

/** Runs in the page: scrolls to its end in steps, and reads after each how high it is. */
async function scrollInSteps(): Promise<number[]> {
  const heights: number[] = [];
  const { documentElement } = document;
  for (let y = 100; y < documentElement.scrollHeight; y += 900) {
    scrollTo({ top: y, behavior: 'instant' });
    // The second frame shows what the first one began to render.
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
    heights.push(documentElement.scrollHeight);
  }
  return heights;
}

async function expectSettled(page: Page, watch: Watch): Promise<void> {
  const heights = await page.evaluate(scrollInSteps);
  expect(heights.length).toBeGreaterThan(2);
  expect(new Set(heights).size, heights.join()).toBe(1);
  const { value, shifts } = await watch.shift();
  expect(value, shifts.join('\n')).toBeLessThan(0.003);
}

for (const path of ['/', '/shop', '/news', '/shop/altai-nova-12-pro']) {
  test(`The height of ${path} is settled by the first scroll, and nothing moves`, async ({
    page,
    watch,
  }) => {
    // A browser that is never idle: nothing is rendered for later.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.goto(path);
    await expectSettled(page, watch);
  });
}

test('The first scroll settles the height of a page whose scripts are still on their way', async ({
  page,
  watch,
}) => {
  const scripts = await hold(page, '**/assets/**/*.js');
  await page.goto('/news');
  await expectSettled(page, watch);
  scripts.release();
});
