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

/** Runs in the page: finds selects in which the chosen option does not fit. */
function findCutSelects(): string[] {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return ['nothing can be measured'];
  return [...document.querySelectorAll('select')].flatMap((select) => {
    const text = select.selectedOptions[0]?.text ?? '';
    const { fontStyle, fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } =
      getComputedStyle(select);
    canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const width =
      select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const isShown = select.getClientRects().length > 0;
    return isShown && canvas.measureText(text).width > width + 1 ? [text] : [];
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
    const cut = await page.evaluate(findCutSelects);
    expect.soft(cut, `${path}: options that are cut`).toEqual([]);
    const out = await page.evaluate(findWaysOut);
    expect.soft(out, `${path}: ways out of the kiosk`).toEqual([]);
  },
});
