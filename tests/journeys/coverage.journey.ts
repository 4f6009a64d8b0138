import { expect, hydrate, test, translator } from './support/fixtures.ts';

const mn = translator('mn');
const en = translator('en');

test.describe('In a browser, with scripts', () => {
  test.use({
    permissions: ['geolocation'],
    geolocation: { latitude: 48.0056, longitude: 91.6419 },
  });

  test('coverage is found by position, then by map, generation and sum', async ({ page }) => {
    await page.goto('/coverage');
    await page.getByRole('button', { name: mn('branches.locate') }).click();
    await expect(page).toHaveURL(/near=48\.01(?:%2C|,)91\.64/);
    await expect(page.locator('#place')).toHaveText(/Ховд|Жаргалант/);

    // The map answers to a press as its table does, and the keyboard finds the same places there.
    await page.locator('main svg a').filter({ hasText: 'Хөвсгөл' }).click();
    await expect(page).toHaveURL(/city=khuvsgul#place$/);
    await expect(page.locator('#place')).toHaveText('Хөвсгөл');
    await page.getByRole('button', { name: '5G', exact: true }).click();
    await expect(page).toHaveURL(/g=5G/);
    await expect(page.locator('#map')).toHaveText(mn('coverage.map', { generation: '5G' }));
    await expect(page.locator('#place')).toHaveText('Хөвсгөл');
    await hydrate(page);
    await page.getByRole('link', { name: 'Мөрөн', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#place')).toHaveText('Мөрөн');
    await expect(page.getByLabel(mn('coverage.district'))).toHaveValue(/khuvsgul-/);
  });
});

test.describe('On a phone, without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, locale: 'en-GB' });

  test('coverage is found by address', async ({ page: services, context, baseURL }) => {
    await context.addCookies([{ name: 'lang', value: 'en', url: baseURL ?? '' }]);
    await services.goto('/service');
    // What leaves the list of services opens beside it.
    const opened = services.waitForEvent('popup');
    await services
      .getByRole('main')
      .getByRole('link', { name: en('coverage.title') })
      .click();
    const page = await opened;
    await expect(page).toHaveURL(/\/coverage$/);
    await expect(page.getByRole('button', { name: en('branches.locate') })).toBeHidden();
    await page.getByLabel(en('coverage.city')).selectOption('bayan-ulgii');
    await page.getByRole('button', { name: en('coverage.show') }).click();
    await expect(page.locator('#place')).toHaveText('Bayan-Ulgii');
    await page.getByLabel(en('coverage.district')).selectOption('bayan-ulgii-tsengel');
    await page.getByRole('button', { name: en('coverage.show') }).click();
    await expect(page.locator('#place')).toHaveText('Tsengel');
    const place = page.getByRole('region', { name: 'Tsengel' });
    await expect(place).toContainText(/4G: In some places/);
    await expect(place).toContainText('Khoton Lake');
    const row = page.getByRole('row', { name: /^Tsengel/ });
    await expect(row.getByRole('cell').last()).toHaveText(en('coverage.noneShort'));
    await page.getByRole('link', { name: en('coverage.homeInternet') }).click();
    await expect(page).toHaveURL(/\/home-internet/);
  });
});
