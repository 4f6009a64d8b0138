import type { Page } from 'playwright/test';
import { expect, hydrate, test, translator } from './support/fixtures.ts';

const mn = translator('mn');

const boxOf = (page: Page) =>
  page.getByRole('banner').getByRole('combobox', { name: mn('search.label') });
const optionsOf = (page: Page) => page.getByRole('banner').getByRole('option');

async function openBox(page: Page) {
  await page.goto('/about');
  await hydrate(page);
  return boxOf(page);
}

test('Suggestions appear from two letters on', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/suggest')) asked.push(request.url());
  });
  const box = await openBox(page);
  await box.pressSequentially('р');
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await box.pressSequentially('оу');
  await expect(optionsOf(page).first()).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
});

test('Suggestions are requested once when somebody types fast', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/suggest')) asked.push(request.url());
  });
  const box = await openBox(page);
  await box.pressSequentially('роуминг', { delay: 20 });
  await expect(optionsOf(page).first()).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('Arrow keys move through the suggestions and Enter opens the chosen one', async ({ page }) => {
  const box = await openBox(page);
  await box.fill('роуминг');
  await expect(optionsOf(page).first()).toBeVisible();
  await box.press('ArrowDown');
  const first = optionsOf(page).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id')) ?? '',
  );
  await box.press('ArrowDown');
  await expect(optionsOf(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(first).toHaveAttribute('aria-selected', 'false');
  await box.press('ArrowUp');
  await box.press('Enter');
  await expect(page).not.toHaveURL(/\/about$/);
  await expect(page).not.toHaveURL(/\/search/);
  await expect(optionsOf(page).first()).toBeHidden();
});

test('Enter opens the page of results when no suggestion is chosen', async ({ page }) => {
  const box = await openBox(page);
  await box.fill('gar utas');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=gar(\+|%20)utas$/);
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: 'gar utas' }),
  ).toBeVisible();
});

test('Escape closes the suggestions and keeps what was typed', async ({ page }) => {
  const box = await openBox(page);
  await box.fill('роуминг');
  await expect(optionsOf(page).first()).toBeVisible();
  await box.press('Escape');
  await expect(optionsOf(page).first()).toBeHidden();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toHaveValue('роуминг');
});

test('A click opens a suggestion, and suggestions close when the box loses the focus', async ({
  page,
}) => {
  const box = await openBox(page);
  await box.fill('роуминг');
  await expect(optionsOf(page).first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(optionsOf(page).first()).toBeHidden();
  await box.focus();
  await optionsOf(page).first().click();
  await expect(page).not.toHaveURL(/\/about$/);
});

test('A late answer never replaces a newer one', async ({ page }) => {
  const answer = (title: string) => ({
    json: [{ title, category: 'c', link: `/search?q=${title}` }],
  });
  const held = Promise.withResolvers<void>();
  await page.route('**/api/suggest?q=aa', async (route) => {
    await held.promise;
    await route.fulfill(answer('old')).catch(() => {});
  });
  await page.route('**/api/suggest?q=aabb', (route) => route.fulfill(answer('new')));
  const box = await openBox(page);
  const old = page.waitForRequest('**/api/suggest?q=aa');
  await box.pressSequentially('aa');
  await old;
  await box.pressSequentially('bb');
  await expect(optionsOf(page)).toHaveText([/new/]);
  held.resolve();
  await page.waitForTimeout(400);
  await expect(optionsOf(page)).toHaveText([/new/]);
});

test('Suggestions are left out silently when they cannot be fetched', async ({ page, watch }) => {
  await page.route('**/api/suggest*', (route) => route.abort());
  const box = await openBox(page);
  const asked = page.waitForEvent('requestfailed');
  await box.pressSequentially('роуминг');
  await asked;
  await expect(optionsOf(page)).toHaveCount(0);
  // The browser logs the aborted request.
  expect(watch.complaints().filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
});
