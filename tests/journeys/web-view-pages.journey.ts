import { checkEveryPage } from './support/check-every-page.ts';
import { expect, test } from './support/fixtures.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/156.0 Mobile TengerApp/1.0',
});

checkEveryPage('in the app', {
  mode: 'webview',
  turn: 2,
  minTarget: 24,
  sizes: [
    [
      [390, 844],
      [320, 640],
    ],
  ],
  also: async (page, path) => {
    await expect.soft(page.getByRole('banner'), `${path}: header`).toHaveCount(0);
    await expect.soft(page.getByRole('contentinfo'), `${path}: footer`).toHaveCount(0);
  },
});
