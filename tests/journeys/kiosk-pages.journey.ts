import { checkPage } from './stage/check-page.ts';
import { expect, looks, prefer, test } from './stage/fixtures.ts';
import { sitePages } from './stage/pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Runs in the page: what would lead away from the site. */
function findWaysOut(): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href], area[href], form[action]')]
    .map((element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '')
    .filter((address) => {
      const url = new URL(address, location.href);
      return url.origin !== location.origin || !/^https?:$/.test(url.protocol);
    });
}

for (const [i, { theme, locale }] of looks.entries()) {
  test(`Every page is sound on the kiosk, ${theme}, in ${locale}`, async ({
    page,
    context,
    baseURL,
    watch,
  }) => {
    test.setTimeout(180_000);
    await prefer(context, baseURL, { lang: locale, theme });
    await page.goto('/?source=touchscreen');
    for (const [k, sitePage] of sitePages.entries()) {
      await checkPage(page, watch, sitePage, {
        locale,
        theme,
        mode: 'kiosk',
        sizes: [[1080, 1920]],
        leastTarget: 60,
        axe: (i + k) % 2 === 0,
      });
      const out = await page.evaluate(findWaysOut);
      expect.soft(out, `${sitePage.path}: ways out of the kiosk`).toEqual([]);
    }
  });
}
