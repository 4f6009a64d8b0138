import { expect, test, translator } from './support/fixtures.ts';
import { hold } from './support/hold.ts';

const mn = translator('mn');

test.use({
  permissions: ['geolocation'],
  geolocation: { latitude: 47.92, longitude: 106.92 },
});

test('"Use my location" acts on a press that comes before the entry script', async ({ page }) => {
  const entry = await hold(page, '**/assets/index-*');
  await page.goto('/service-branches', { waitUntil: 'commit' });
  await page.getByRole('button', { name: mn('branches.locate') }).click();
  await expect.poll(entry.count).toBeGreaterThan(0);
  entry.release();
  await expect(page).toHaveURL(/near=47\.92(?:%2C|,)106\.92/);
});

test('"Use my location" acts on a press that comes before its island is hydrated', async ({
  page,
}) => {
  const island = await hold(page, '**/assets/locate-button*');
  await page.goto('/service-branches');
  await page.getByRole('button', { name: mn('branches.locate') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await expect.poll(island.count).toBeGreaterThan(0);
  island.release();
  await expect(page).toHaveURL(/near=47\.92(?:%2C|,)106\.92/);
});

test('"Use my location" acts with what is chosen after a press that comes before hydration', async ({
  page,
}) => {
  const scripts = await hold(page, '**/assets/locate-button*');
  await page.goto('/service-branches?open=1');
  await page.getByText(mn('branches.filters')).click();
  await page.locator('select[name=city]').selectOption('ub');
  await page.getByRole('button', { name: mn('branches.locate') }).click();
  await page.locator('select[name=service]').selectOption('sim');
  await expect.poll(scripts.count).toBeGreaterThan(0);
  scripts.release();
  await expect(page).toHaveURL(/\?open=1&city=ub&service=sim&near=/);
});

test('"Use my location" is not shown when scripts are blocked', async ({ page }) => {
  // The browser can run scripts, as its media query says, but the page has none.
  await page.route('/service-branches', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<script[^>]*>.*?<\/script>/gs, '');
    await route.fulfill({ response, body });
  });
  await page.goto('/service-branches');
  await expect(page.getByText(mn('branches.filters'))).toBeVisible();
  await expect(page.locator('main [data-replay]')).toBeHidden();
});

test('"Use my location" acts once on a press when its island is hydrated', async ({ page }) => {
  await page.goto('/service-branches');
  await page.getByRole('button', { name: mn('branches.locate') }).click();
  await expect(page).toHaveURL(/near=47\.92(?:%2C|,)106\.92/);
});

test('"Use my location" and the filters keep each other when one comes after the other', async ({
  page,
}) => {
  await page.goto('/service-branches');
  await page.getByRole('link', { name: mn('branches.openNow') }).click();
  await expect(page).toHaveURL(/open=1/);
  await page.getByText(mn('branches.filters')).click();
  await page.getByLabel(mn('branches.city')).selectOption('ub');
  await page.getByRole('button', { name: mn('branches.locate') }).click();
  await expect(page).toHaveURL(/\?open=1&city=ub&near=/);
  // The address changes before the page does.
  await expect(page.getByRole('link', { name: mn('branches.byNearest') })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.locator('select[name=service]').selectOption('sim');
  await page.getByRole('button', { name: mn('branches.choose') }).click();
  await expect(page).toHaveURL(/service=sim/);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toMatchObject({
    city: 'ub',
    open: '1',
    near: '47.92,106.92',
    sort: 'nearest',
  });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('"Use my location" is not shown when no script can answer it', async ({ page }) => {
    await page.goto('/service-branches');
    await expect(page.getByText(mn('branches.filters'))).toBeVisible();
    await expect(page.locator('main [data-replay]')).toBeHidden();
  });
});
