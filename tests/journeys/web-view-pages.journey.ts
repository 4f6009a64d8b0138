import { checkPage } from './stage/check-page.ts';
import { expect, looks, prefer, test } from './stage/fixtures.ts';
import { sitePages } from './stage/pages.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/156.0 Mobile TengerApp/1.0',
});

for (const [i, { theme, locale }] of looks.entries()) {
  test(`Every page is sound in the app, ${theme}, in ${locale}`, async ({
    page,
    context,
    baseURL,
    watch,
  }) => {
    test.setTimeout(180_000);
    await prefer(context, baseURL, { lang: locale, theme });
    for (const [k, sitePage] of sitePages.entries()) {
      await checkPage(page, watch, sitePage, {
        locale,
        theme,
        mode: 'webview',
        sizes: [
          [390, 844],
          [320, 640],
        ],
        leastTarget: 24,
        axe: (i + k) % 2 === 0,
      });
      await expect.soft(page.getByRole('banner'), `${sitePage.path}: header`).toHaveCount(0);
      await expect.soft(page.getByRole('contentinfo'), `${sitePage.path}: footer`).toHaveCount(0);
    }
  });
}
