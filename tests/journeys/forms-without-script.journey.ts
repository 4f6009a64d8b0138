import { expect, test, translator } from './support/fixtures.ts';
import { country } from './support/pages.ts';

test.use({ javaScriptEnabled: false });

const mn = translator('mn');
const en = translator('en');

test('Without scripts the language toggle keeps the page and its query', async ({ page }) => {
  await page.goto('/news?page=2');
  await page
    .getByRole('banner')
    .getByRole('button', { name: mn('lang.toOther') })
    .click();
  await expect(page).toHaveURL(/\/news\?page=2$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('news.title'));
  await page
    .getByRole('banner')
    .getByRole('button', { name: en('lang.toOther') })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'mn');
});

test('Without scripts the theme toggle keeps the page and its query', async ({ page }) => {
  await page.goto(`/roaming?country=${country.id}&days=9`);
  await page
    .getByRole('banner')
    .getByRole('button', { name: mn('theme.toDark') })
    .click();
  await expect(page).toHaveURL(new RegExp(`/roaming\\?country=${country.id}&days=9$`));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('Without scripts a language in the address holds until another is chosen', async ({
  page,
}) => {
  await page.goto('/about?lang=en&theme=dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page
    .getByRole('banner')
    .getByRole('button', { name: en('lang.toOther') })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'mn');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('Without scripts the search form finds Cyrillic by Latin letters', async ({ page }) => {
  await page.goto('/about');
  const box = page.getByRole('banner').getByRole('combobox', { name: mn('search.label') });
  await box.fill('gar utas');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=gar(\+|%20)utas$/);
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: 'gar utas' }),
  ).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('listitem').getByRole('link').first(),
  ).toBeVisible();
});

test('Without scripts a search for one letter asks for more, and one without results says so', async ({
  page,
}) => {
  await page.goto('/search?q=a');
  await expect(page.getByRole('alert')).toHaveText(mn('search.short'));
  await page.goto('/search?q=zzxxqqww');
  await expect(page.getByText(mn('search.none', { query: 'zzxxqqww' }))).toBeVisible();
});

test('Without scripts the branch filters narrow the list', async ({ page }) => {
  await page.goto('/service-branches?all=1');
  const cards = page.getByRole('main').getByRole('article');
  const all = await cards.count();
  await page.getByText(mn('branches.filters')).click();
  await page.getByLabel(mn('branches.city')).selectOption('ub');
  await page.getByRole('combobox', { name: mn('branches.service') }).selectOption('repair');
  await page.getByRole('button', { name: mn('branches.choose') }).click();
  await expect(page).toHaveURL(/city=ub/);
  await expect(page.getByLabel(mn('branches.district'))).toBeVisible();
  await expect(page.getByLabel(mn('branches.city'))).toHaveValue('ub');
  const some = await cards.count();
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);
  await page.getByRole('link', { name: mn('branches.reset') }).click();
  await expect(page).toHaveURL(/\/service-branches$/);
  await page.getByRole('link', { name: mn('branches.showAll', { count: all }) }).click();
  await expect(cards).toHaveCount(all);
});

test('Without scripts the cost of a trip is estimated, at an address of its own', async ({
  page,
}) => {
  await page.goto('/roaming');
  await page.getByLabel(mn('roaming.find')).first().selectOption(String(country.id));
  await page.getByLabel(mn('roaming.tripDays')).fill('10');
  await page.getByRole('combobox', { name: mn('roaming.tripData') }).selectOption({ index: 2 });
  await page.getByRole('button', { name: mn('roaming.calculate') }).click();
  await expect(page).toHaveURL(/days=10/);
  const estimate = page.getByRole('region', { name: mn('roaming.estimate') }).locator('#answer');
  await expect(estimate).toContainText(mn('roaming.best'));
  await expect(estimate).toContainText('₮');
  await expect(page.getByLabel(mn('roaming.tripDays'))).toHaveValue('10');
});

test('Without scripts a consent without its required parts is refused, and a complete one is saved', async ({
  page,
}) => {
  await page.goto('/digital-consent');
  await page.getByRole('button', { name: mn('consent.save') }).click();
  await expect(page.getByRole('alert')).toContainText(
    mn('consent.needRequired', { purpose: '' }).trim(),
  );
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('checkbox').last().uncheck();
  await page.getByRole('button', { name: mn('consent.save') }).click();
  await expect(page.getByRole('status').filter({ hasText: mn('consent.saved') })).toBeVisible();
  await page.goto('/digital-consent');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await expect(page.getByRole('checkbox').last()).not.toBeChecked();
});

test('Without scripts the menu opens over the page and Escape closes it', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: mn('nav.services') });
  await expect(menu).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('button', { name: mn('nav.services') })
    .click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('Without scripts the links of the menu of a narrow screen work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: mn('nav.menu') })
    .click();
  const menu = page.getByRole('navigation', { name: mn('nav.services') });
  await menu.getByRole('link', { name: mn('nav.branches'), exact: true }).click();
  await expect(page).toHaveURL(/\/service-branches$/);
});

test('Without scripts an answered app prompt is not shown again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/news?page=2');
  await page.getByRole('button', { name: mn('app.stay') }).click();
  await expect(page).toHaveURL(/\/news\?page=2$/);
  await expect(page.getByRole('button', { name: mn('app.stay') })).toBeHidden();
});
