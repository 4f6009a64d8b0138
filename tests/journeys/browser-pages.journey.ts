import { checkEveryPage } from './support/check-every-page.ts';
import { test } from './support/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// A phone's width is checked in phone-pages.journey.ts.
checkEveryPage('in the browser', {
  mode: 'browser',
  turn: 0,
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
