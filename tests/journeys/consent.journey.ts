import { expect, hydrate, test, translator } from './support/fixtures.ts';
import { hold } from './support/hold.ts';

const mn = translator('mn');

test('A consent without its required parts is refused in place, with the focus on the reason', async ({
  page,
}) => {
  await page.goto('/digital-consent');
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: mn('consent.save') }).click();
  const alert = page
    .getByRole('alert')
    .filter({ hasText: mn('consent.needRequired', { purpose: '' }).trim() });
  await expect(alert).toBeVisible();
  await expect(alert).toBeFocused();
  const wrong = page.locator('input[aria-invalid=true]');
  const ids = await wrong.evaluateAll((boxes) => boxes.map(({ id }) => `#${id}`));
  const links = alert.getByRole('link');
  expect(ids.length).toBeGreaterThan(1);
  expect(await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual(ids);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('The ticked boxes stay ticked after a refusal', async ({ page }) => {
  await page.goto('/digital-consent');
  await hydrate(page);
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: mn('consent.save') }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: mn('consent.needRequired', { purpose: '' }).trim() }),
  ).toBeVisible();
  await expect(page.getByRole('checkbox').last()).toBeChecked();
});

test('What was saved is said where one has pressed, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/digital-consent');
  await hydrate(page);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: mn('consent.save') }).click();
  const saved = page.getByRole('status').filter({ hasText: mn('consent.saved') });
  await expect(saved).toBeInViewport({ ratio: 1 });
});

test('A complete consent is saved without a new document and shown at the next visit', async ({
  page,
}) => {
  await page.goto('/digital-consent');
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: mn('consent.save') }).click();
  await expect(page.getByRole('status').filter({ hasText: mn('consent.saved') })).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeChecked();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.reload();
  for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeChecked();
});

test('The button says that a consent is being saved and cannot be pressed again meanwhile', async ({
  page,
}) => {
  await page.goto('/digital-consent');
  await hydrate(page);
  const held = await hold(page);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: mn('consent.save') }).click();
  await expect(page.getByRole('button', { name: mn('loading') })).toBeDisabled();
  held.release();
  await expect(page.getByRole('status').filter({ hasText: mn('consent.saved') })).toBeVisible();
  expect(held.count()).toBe(1);
});

test('Consents of two visitors do not mix', async ({ page, browser, baseURL }) => {
  await page.goto('/digital-consent');
  await hydrate(page);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: mn('consent.save') }).click();
  await expect(page.getByRole('status').filter({ hasText: mn('consent.saved') })).toBeVisible();
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await other.goto('/digital-consent');
  for (const box of await other.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await other.close();
});
