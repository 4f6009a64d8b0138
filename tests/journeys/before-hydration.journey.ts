import type { Page } from 'playwright/test';
import { expect, hydrate, test, translator } from './support/fixtures.ts';
import { hold } from './support/hold.ts';

const mn = translator('mn');
const scripts = '**/assets/*.js';
const filters = (page: Page) => page.getByRole('form', { name: mn('shop.filters') });
const altai = (page: Page) => filters(page).getByRole('checkbox', { name: /^Altai/ });

for (const [what, addresses] of [
  ['the scripts have', scripts],
  ['the payload has', '**/RSC/**'],
] as const) {
  test(`A filter ticked before ${what} come applies when the page is hydrated`, async ({
    page,
  }) => {
    const held = await hold(page, addresses);
    await page.goto('/shop?category=c-phones', { waitUntil: 'domcontentloaded' });
    await altai(page).check();
    await expect.poll(held.count).toBeGreaterThan(0);
    held.release();
    await hydrate(page);
    await expect(page).toHaveURL('/shop?category=c-phones&brand=Altai');
    await expect(altai(page)).toBeChecked();
    await expect(
      page.getByRole('link', { name: mn('shop.remove', { name: 'Altai' }) }),
    ).toBeVisible();
  });
}

test('A filter ticked in the sheet of a phone before hydration waits for its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const held = await hold(page, scripts);
  await page.goto('/shop?category=c-phones', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: mn('shop.filters') }).click();
  await altai(page).check();
  held.release();
  await hydrate(page);
  await filters(page)
    .getByRole('checkbox', { name: new RegExp(`^${mn('shop.leasable')}`) })
    .check();
  await expect(page).toHaveURL('/shop?category=c-phones');
  await filters(page)
    .getByRole('button', { name: mn('shop.show') })
    .click();
  await expect(page).toHaveURL('/shop?category=c-phones&lease=1&brand=Altai');
});

test('A "+" of a list that is pressed before the payload has come is answered at the same place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await hold(page, '**/RSC/**');
  await page.goto('/shop?category=c-accessories&sub=sc-glass');
  const plus = page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${mn('cart.add')}:`) })
    .last();
  await plus.scrollIntoViewIfNeeded();
  const before = await plus.boundingBox();
  await plus.click();
  await expect(page.getByRole('status').filter({ hasText: mn('cart.added') })).toBeVisible();
  // The place is restored by a script that comes after the document.
  await expect
    .poll(async () => Math.abs(((await plus.boundingBox())?.y ?? Infinity) - (before?.y ?? 0)))
    .toBeLessThan(100);
});

test('Back after a reload shows the earlier list when the page was not hydrated again', async ({
  page,
}) => {
  await page.goto('/shop?category=c-phones');
  await hydrate(page);
  await altai(page).check();
  await expect(page).toHaveURL('/shop?category=c-phones&brand=Altai');
  await hold(page, scripts);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(altai(page)).toBeChecked();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/shop?category=c-phones');
  await expect(altai(page)).not.toBeChecked();
  await expect(page.getByRole('link', { name: mn('shop.remove', { name: 'Altai' }) })).toHaveCount(
    0,
  );
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
