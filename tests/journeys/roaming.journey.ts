import { expect, hydrate, test, translator } from './support/fixtures.ts';

const mn = translator('mn');

test.use({ viewport: { width: 390, height: 844 } });

for (const hydrated of [false, true]) {
  test(`A tapped country and an estimate are shown and focused on a phone, ${hydrated ? 'after' : 'before'} hydration`, async ({
    page,
  }) => {
    await page.goto('/roaming');
    if (hydrated) await hydrate(page);
    await page.locator('main li a[href*="country="]').nth(4).click();
    await expect(page).toHaveURL(/#chosen$/);
    await expect(page.locator('#chosen')).toBeFocused();
    await expect(page.locator('#chosen')).toBeInViewport();
    if (hydrated) await hydrate(page);
    await page.locator('#trip-days').fill('12');
    await page.getByRole('button', { name: mn('roaming.calculate') }).click();
    await expect(page).toHaveURL(/days=12.*#answer$/);
    await expect(page.locator('#answer')).toBeFocused();
    await expect(page.locator('#answer')).toBeInViewport({ ratio: 1 });
  });
}
