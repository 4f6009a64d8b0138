import { checkEveryPage } from './support/check-every-page.ts';
import { expect, test, translator } from './support/fixtures.ts';

test.use({
  // Else the browser's own hint says that it is none, whatever its name.
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36',
});

checkEveryPage('on a phone', {
  mode: 'browser',
  minTarget: 24,
  sizes: [
    [
      [412, 823],
      [320, 640],
    ],
  ],
});

test('A phone that is as wide as a desk finds in its menu what a desk has in its header', async ({
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
