import type { Page } from 'playwright/test';
import { expect, test, translator } from './support/fixtures.ts';

const mn = translator('mn');

/** How the focused element shows its focus: by an outline, or by a ring that is a box shadow. */
function readFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  return {
    name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40),
    html: element.outerHTML.slice(0, 90),
    visible: width > 1 && height > 1,
    ring: (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none',
  };
}

async function tab(page: Page) {
  await page.keyboard.press('Tab');
  return page.evaluate(readFocus);
}

test('The first Tab stop is a link that skips to the content', async ({ page }) => {
  await page.goto('/');
  await tab(page);
  const skip = page.getByRole('link', { name: mn('site.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const next = await tab(page);
  expect(next).not.toBeNull();
  expect(
    await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
  ).toBe(true);
});

for (const path of ['/', '/service/prepaid-plans', '/roaming', '/digital-consent']) {
  test(`Every Tab stop on ${path} has a visible focus`, async ({ page }) => {
    await page.goto(path);
    const faults: string[] = [];
    for (let i = 0; i < 40; i += 1) {
      const at = await tab(page);
      if (at && (!at.visible || !at.ring)) faults.push(`${at.name}: ${at.html}`);
    }
    expect(faults).toEqual([]);
  });
}

test('The menu is opened, traversed and closed by the keyboard, and focus returns to its button', async ({
  page,
}) => {
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: mn('nav.services') });
  const menu = page.getByRole('navigation', { name: mn('nav.services') });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await tab(page);
  expect(
    await page.evaluate(() => document.querySelector('#menu')?.contains(document.activeElement)),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('The menu closes after one of its links was followed', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: mn('nav.services') })
    .press('Enter');
  const menu = page.getByRole('navigation', { name: mn('nav.services') });
  const link = menu.locator('a[href^="/service/"]').first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('Questions open and close by the keyboard', async ({ page }) => {
  await page.goto('/service/prepaid-plans');
  const question = page
    .getByRole('region', { name: mn('service.faq') })
    .locator('summary')
    .first();
  await question.press('Enter');
  await expect(page.locator('details[open]')).toHaveCount(1);
  await question.press('Enter');
  await expect(page.locator('details[open]')).toHaveCount(0);
});

test('A form is filled and sent by the keyboard alone', async ({ page }) => {
  await page.goto('/digital-consent');
  await page.getByRole('checkbox').first().focus();
  const count = await page.getByRole('checkbox').count();
  for (let i = 0; i < count; i += 1) {
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: mn('consent.save') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: mn('consent.saved') })).toBeVisible();
});
