import { checkEveryPage } from './support/check-every-page.ts';
import { expect, test, translator } from './support/fixtures.ts';

test.use({
  // Without this the browser's client hint says that it is no phone, whatever the user agent is.
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36',
});

checkEveryPage('on a phone', {
  mode: 'browser',
  turn: 1,
  minTarget: 24,
  sizes: [
    [
      [412, 823],
      [320, 640],
    ],
  ],
});

test('The menu of a phone with a wide screen has what the header of a desktop has', async ({
  page,
}) => {
  const t = translator('mn');
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.goto('/news');
  await page.getByRole('button', { name: t('nav.menu') }).click();
  const menu = page.locator('#menu');
  await expect(menu.getByRole('combobox')).toBeVisible();
  await expect(menu.getByRole('link', { name: t('nav.shop'), exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: t('nav.5g') }).first()).toBeVisible();
  await menu.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
