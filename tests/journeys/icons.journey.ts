import { expect, test } from './support/fixtures.ts';

/** Runs in the page: the icons of visible elements that are painted in the colour behind them, or without the sprite. */
function findHiddenIcons(): { icons: number; hidden: string[] } {
  const ground = getComputedStyle(document.body).backgroundColor;
  const shown = [...document.querySelectorAll('.icon-before,.icon-after')].filter(
    (one) => one.getClientRects().length > 0,
  );
  const hidden = shown.filter((one) => {
    const side = one.classList.contains('icon-before') ? '::before' : '::after';
    const { backgroundColor, maskImage, width } = getComputedStyle(one, side);
    const isPainted = backgroundColor !== ground && backgroundColor !== 'rgba(0, 0, 0, 0)';
    return !isPainted || !/icons[^"]*\.svg/.test(maskImage) || parseFloat(width) < 10;
  });
  return { icons: shown.length, hidden: hidden.map((one) => one.outerHTML.slice(0, 120)) };
}

for (const forcedColors of ['none', 'active'] as const) {
  test(`Every icon is painted when forced colours are ${forcedColors}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors });
    const sprite = page.waitForResponse(/icons[^/]*\.svg$/);
    await page.goto('/shop');
    expect((await sprite).status()).toBe(200);
    const { icons, hidden } = await page.evaluate(findHiddenIcons);
    expect(icons).toBeGreaterThan(15);
    expect(hidden).toEqual([]);
  });
}

test('An icon is invisible while the sprite has not come, and nothing moves when it comes', async ({
  page,
}) => {
  let release: () => void = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(/icons[^/]*\.svg$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/shop', { waitUntil: 'domcontentloaded' });
  const search = page.getByRole('main').getByRole('search').getByRole('button');
  const [box, before] = [await search.boundingBox(), await search.screenshot()];
  release();
  await expect.poll(async () => (await search.screenshot()).equals(before)).toBe(false);
  expect(await search.boundingBox()).toEqual(box);
});
