import { decodeStored } from '#browser/read-stored.ts';
import type { Page } from 'playwright/test';
import { expect, hydrate, locales, prefer, test, translator } from './support/fixtures.ts';
import { findAxeViolations } from './support/find-axe-violations.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Opens the site from the operator's app page. */
async function openFromApp(page: Page, isdn: string): Promise<void> {
  await page.goto('/operator/app');
  await page.locator('#app-number').fill(isdn);
  await page.locator('main form button').first().click();
  await page.waitForURL((url) => url.pathname !== '/operator/app');
}

const hasSession = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name === 'sid');

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'With' : 'Without';
  test.describe(`${how} scripts`, () => {
    // A toast that fades is harder to read for a moment.
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: 'reduce' } });
    for (const locale of locales) {
      const t = translator(locale);

      test(`${how} scripts the app signs in, in ${locale}`, async ({ page, context, baseURL }) => {
        await prefer(context, baseURL, { lang: locale });
        await openFromApp(page, '99112233');
        await expect(page).toHaveURL(`${baseURL}/`);
        await expect(page.locator('html')).toHaveAttribute('data-mode', 'webview');
        await expect(page.getByText(t('token.failed'))).toHaveCount(0);
        expect(await hasSession(page)).toBe(true);
      });

      test(`${how} scripts an invalid token is reported once, in ${locale}`, async ({
        page,
        context,
        baseURL,
      }) => {
        await prefer(context, baseURL, { lang: locale });
        await page.goto(`/news?page=2&t=${btoa('nobody signed this')}`);
        await expect(page).toHaveURL(/\/news\?page=2$/);
        const line = page.getByRole('main').getByText(t('token.failed'));
        await expect(line).toBeVisible();
        // Without scripts the line alone says it.
        const toast = page.getByRole('alert').filter({ hasText: t('token.failed') });
        await expect(toast).toBeVisible({ visible: javaScriptEnabled });
        expect(await hasSession(page)).toBe(false);
        if (javaScriptEnabled) {
          expect(await findAxeViolations(page)).toEqual([]);
          // Hydration finds the same text, and leaves it there.
          await hydrate(page);
          await expect(line).toBeVisible();
        }
        await expect(toast).toBeHidden();
        await expect(line).toBeVisible();
        await page.reload();
        await expect(page.getByText(t('token.failed'))).toHaveCount(0);
      });

      test(`${how} scripts a customer is asked before another number replaces theirs, in ${locale}`, async ({
        page,
        context,
        baseURL,
      }) => {
        await prefer(context, baseURL, { lang: locale });
        await openFromApp(page, '99112233');
        await openFromApp(page, '95112244');
        await expect(page).toHaveURL(/\/switch-account$/);
        const title = page.getByRole('heading', { level: 1 });
        await expect(title).toHaveText(t('token.switchTitle'));
        if (javaScriptEnabled) {
          await hydrate(page);
          expect(await findAxeViolations(page)).toEqual([]);
        }
        await page.locator('button[value=stay]').click();
        await expect(page).toHaveURL(`${baseURL}/`);
        // The question is answered.
        const response = await page.goto('/switch-account');
        expect(response?.status()).toBe(404);
        await openFromApp(page, '95112244');
        await page.locator('button[value=go]').click();
        await expect(page).toHaveURL(`${baseURL}/`);
        // The question does not come back.
        await openFromApp(page, '95112244');
        await expect(page).toHaveURL(`${baseURL}/`);
      });
    }
  });
}

test('The notice of a failed sign-in disappears after the next navigation in the document', async ({
  page,
}) => {
  const t = translator('mn');
  await page.goto(`/?t=${btoa('nobody signed this')}`);
  await hydrate(page);
  await expect(page.getByText(t('token.failed')).first()).toBeVisible();
  await page
    .getByRole('link', { name: t('nav.news') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.getByText(t('token.failed'))).toHaveCount(0);
});

test('The browser stores the mirrored values, and never the token', async ({ page }) => {
  await openFromApp(page, '99112233');
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(stored).toContain('@mc_locale');
  expect(JSON.parse(await stored())).toMatchObject({
    '@mc_locale': JSON.stringify(btoa('mn')),
    '@mc_theme': JSON.stringify(btoa('light')),
  });
  expect(await stored()).not.toContain('eyJ');
  const read = async (name: string) => decodeStored(JSON.parse(await stored())[name] ?? null);
  expect(await read('@mc_webview_token')).toBe('session');
  await page.goto('/account');
  await expect.poll(() => read('@mc_user_phone')).toMatchObject({ phone: '••33' });
  await page.locator('form[action="/sign-out"] button').first().click();
  await expect(page).not.toHaveURL(/account/);
  await expect.poll(() => read('@mc_user_phone')).toBeNull();
  expect(await read('@mc_webview_token')).toBeNull();
});

test('The page that plays the app says what is wrong with a number', async ({ page }) => {
  await page.goto('/operator/app');
  expect(await findAxeViolations(page)).toEqual([]);
  await page.locator('#app-number').fill('123');
  await page.locator('main form button').first().click();
  const wrong = /8 оронтой.*8 digits/;
  await expect(page.getByRole('alert').filter({ hasText: wrong })).toBeVisible();
  await expect(page.locator('#app-number')).toHaveAccessibleDescription(wrong);
});
