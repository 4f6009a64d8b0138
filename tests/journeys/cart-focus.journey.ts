import { add, lines, main, other, undo } from './support/cart-page.ts';
import { expect, hydrate, test, translator } from './support/fixtures.ts';
import { hold } from './support/hold.ts';

const mn = translator('mn');

test('Emptying the cart keeps the focus in it, also while it waits and when it fails', async ({
  page,
  watch,
}) => {
  await add(page);
  await add(page, other.slug);
  await page.goto('/cart');
  await hydrate(page);
  const clear = main(page).locator('form:has(input[value=clear]) button');
  const panel = main(page).locator('[data-rendered-cart]');
  const sent = await hold(page);
  await clear.focus();
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveCount(0);
  await expect(panel).toBeFocused();
  sent.release();
  await expect(main(page).getByText(mn('cart.removedMany', { count: 2 }))).toBeFocused();
  await undo(page).press('Enter');
  await expect(lines(page)).toHaveCount(2);

  await page.unrouteAll();
  watch.expectLoss('ERR_FAILED');
  await page.route('**/RSC/F/**', (route) => route.abort());
  await clear.focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('alert')).toHaveText(mn('request.failed'));
  await expect(lines(page)).toHaveCount(2);
  await expect(panel).toBeFocused();
  // Nothing has changed, so nothing else is said.
  await expect(panel.getByRole('status').first()).toBeEmpty();
});
