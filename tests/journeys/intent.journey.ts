import { expect, hydrate, test } from './stage/fixtures.ts';

const isOwnPart = (url: string) => /\/(assets\/.*\.js|RSC\/)/.test(new URL(url).pathname);

test('React and the payload are not fetched before somebody means to do something', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (isOwnPart(request.url())) fetched.push(new URL(request.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched.length, fetched.join('\n')).toBeLessThanOrEqual(1);
  expect(fetched.filter((path) => path.startsWith('/RSC/'))).toEqual([]);
  const before = fetched.length;
  await hydrate(page);
  expect(fetched.slice(before)).toContain('/RSC/R/_root.txt');
  expect(fetched.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(before);
});

for (const sign of ['a key', 'a touch', 'a focus'] as const) {
  test(`${sign} is intent enough to hydrate`, async ({ page }) => {
    await page.goto('/news', { waitUntil: 'networkidle' });
    const payload = page.waitForRequest((request) => new URL(request.url()).pathname === '/RSC/R/news.txt');
    if (sign === 'a key') await page.keyboard.press('Shift');
    else if (sign === 'a touch') await page.locator('body').dispatchEvent('touchstart');
    else await page.getByRole('main').getByRole('link').first().focus();
    await payload;
  });
}

test('A link clicked before hydration is done still leads to its page', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await page.goto('/news', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/news\/n-\d+$/);
});
