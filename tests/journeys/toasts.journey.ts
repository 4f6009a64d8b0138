import { translator } from '#i18n/translator.ts';
import { expect, test } from './support/fixtures.ts';
import { findAxeViolations } from './support/find-axe-violations.ts';
import { hydrate } from './support/hydrate.ts';

const words = translator('mn')('identity.signedIn');

const places = [
  { name: 'at the right, below the header', width: 1440, height: 900, mode: 'browser', top: 72 },
  { name: 'in the middle of a phone', width: 390, height: 844, mode: 'browser', top: 72 },
  { name: 'in the middle of a narrow phone', width: 320, height: 640, mode: 'browser', top: 72 },
  { name: 'below the bar of a kiosk', width: 1080, height: 1920, mode: 'kiosk', top: 150 },
];

for (const { name, width, height, mode, top } of places) {
  test(`a toast stands ${name}, and waits for who points at it or has it in focus`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height });
    const url = baseURL ?? '';
    await context.addCookies([
      { name: 'toast', value: 'success.identity.signedIn', url },
      { name: 'mode', value: mode, url },
    ]);
    await page.goto('/about');
    const toast = page.getByRole('status').filter({ hasText: words });
    // The words on top of the page are for browsers without scripts.
    await expect(page.getByRole('main').getByText(words)).toBeHidden();
    await toast.hover();
    const toState = () => toast.evaluate((element) => getComputedStyle(element).animationPlayState);
    expect(await toState()).toBe('paused');
    expect(await findAxeViolations(page)).toEqual([]);
    const box = await toast.boundingBox();
    if (!box) throw new Error('the toast has no place');
    const [left, right] = [box.x, width - box.x - box.width];
    expect(box.y).toBeGreaterThanOrEqual(top);
    expect(left).toBeGreaterThanOrEqual(0);
    if (width < 480) expect(Math.abs(left - right)).toBeLessThan(2);
    else expect(right).toBeLessThan(40);
    await toast.focus();
    await page.mouse.move(1, height - 1);
    expect(await toState()).toBe('paused');
    await toast.blur();
    expect(await toState()).toBe('running');
    await expect(toast).toBeHidden();
  });
}

test('an island raises a toast of its own, which is announced', async ({ page }) => {
  await page.goto('/about');
  await hydrate(page);
  await page.evaluate(() => {
    const detail = { kind: 'error', text: 'no connection' };
    dispatchEvent(new CustomEvent('tenger:toast', { detail }));
  });
  const toast = page.getByRole('alert').filter({ hasText: 'no connection' });
  await expect(toast).toBeVisible();
  await expect(toast).toHaveCount(0);
});
