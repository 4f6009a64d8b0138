import type { Page } from 'playwright/test';
import { expect, type Locale, test } from './support/fixtures.ts';

const toggle = (page: Page, key: Locale) =>
  page
    .locator(`[data-preference=lang]`)
    .first()
    .evaluate((button: HTMLButtonElement) => button.click())
    .then(() => expect(page.locator('html')).toHaveAttribute('lang', key === 'mn' ? 'en' : 'mn'));

test('The language toggle keeps the place of what is under the bar, not of what is behind it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/news?page=2');
  // Titles wrap otherwise in English, so a title behind the bar says nothing of what is below it.
  const articles = page.locator('main article');
  for (const at of [2, 5, 9]) {
    await page.goto('/news?page=2&lang=mn');
    const next = articles.nth(at + 1).getByRole('heading');
    const readTop = () => next.evaluate((text) => Math.round(text.getBoundingClientRect().top));
    await articles
      .nth(at)
      .getByRole('heading')
      .evaluate((title) => {
        const { top } = title.getBoundingClientRect();
        scrollTo({ top: scrollY + top - 30, behavior: 'instant' });
      });
    await expect
      .poll(() => articles.nth(at).evaluate((one) => one.getBoundingClientRect().top < 60))
      .toBe(true);
    const before = await readTop();
    await toggle(page, 'mn');
    await expect
      .poll(async () => Math.abs((await readTop()) - before), `article ${at}`)
      .toBeLessThan(3);
  }
});

test('The language toggle keeps the place of who is at the footer', async ({ page }) => {
  await page.goto('/news?page=2');
  const contact = page.getByRole('contentinfo').getByRole('heading', { level: 2 }).last();
  const readTop = () => contact.evaluate((text) => Math.round(text.getBoundingClientRect().top));
  await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
  await expect(contact).toBeInViewport();
  const before = await readTop();
  await toggle(page, 'mn');
  await expect.poll(async () => Math.abs((await readTop()) - before)).toBeLessThan(40);
});
