import { expect, locales, prefer, test } from './support/fixtures.ts';
import { startInPieces } from './support/start-in-pieces.ts';

for (const locale of locales) {
  for (const path of ['/search', '/new-number']) {
    test(`The footer of ${path} shifts nothing when it arrives in pieces, in ${locale}`, async ({
      page,
      context,
      watch,
      baseURL,
    }) => {
      if (!baseURL) throw new Error('no app: run by playwright.config.ts');
      await page.setViewportSize({ width: 390, height: 844 });
      const slow = await startInPieces(baseURL, '<footer');
      try {
        await prefer(context, slow.url, { lang: locale, prompt: 'web' });
        await page.goto(slow.url + path, { waitUntil: 'load' });
        await expect(page.locator('footer .hero-picture').first()).toBeVisible();
        const { value, shifts } = await watch.shift();
        expect(value, shifts.join('\n')).toBeLessThan(0.002);
      } finally {
        slow.close();
      }
    });
  }
}
