import { checkEveryPage } from './support/check-every-page.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Runs in the page: finds links that would lead away from the site. */
function findWaysOut(): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href], area[href], form[action]')]
    .map((element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '')
    .filter((address) => {
      const url = new URL(address, location.href);
      return url.origin !== location.origin || !/^https?:$/.test(url.protocol);
    });
}

checkEveryPage('on the kiosk', {
  mode: 'kiosk',
  turn: 3,
  minTarget: 60,
  sizes: [[[1080, 1920]]],
  also: async (page, path) => {
    const bar = await page.locator('footer nav').boundingBox();
    expect.soft(bar?.height, `${path}: the bar is one row`).toBeLessThan(110);
    const out = await page.evaluate(findWaysOut);
    expect.soft(out, `${path}: ways out of the kiosk`).toEqual([]);
  },
});
