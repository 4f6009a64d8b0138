import { checkEveryPage } from './support/check-every-page.ts';
import { test } from './support/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The narrowest is a phone's: see phone-pages.
checkEveryPage('in the browser', {
  mode: 'browser',
  minTarget: 24,
  prompt: 'web',
  sizes: [
    [
      [1440, 900],
      [768, 1024],
      [390, 844],
    ],
    [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ],
  ],
});
