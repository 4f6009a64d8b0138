import { toLease } from '#domain/leasing.ts';
import { formatMnt } from '#domain/money.ts';
import { main } from './support/checkout.ts';
import { expect, hydrate, prefer, test, translator } from './support/fixtures.ts';
import { hold } from './support/hold.ts';

test('What is typed and chosen before the scripts come is calculated', async ({
  page,
  context,
  baseURL,
}) => {
  const t = translator('mn');
  await prefer(context, baseURL, { lang: 'mn', prompt: 'web', mode: 'browser' });
  const scripts = await hold(page, '**/assets/*.js');
  await page.goto('/leasing', { waitUntil: 'domcontentloaded' });
  await page.getByLabel(t('leasing.calculator.price'), { exact: true }).fill('800000');
  await page.locator('input[name=months][value="12"]').check();
  scripts.release();
  await hydrate(page);
  const lease = toLease(800_000, 10, 12, 0);
  await page.locator('input[name=prepay][value="10"]').check();
  await expect(main(page).getByRole('status').first()).toHaveText(formatMnt(lease.monthly));
  await expect(page).toHaveURL(/price=800000/);
});
