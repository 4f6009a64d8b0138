import { expect, hydrate, test } from './support/fixtures.ts';
import { wholeBrowser } from './support/whole-browser.ts';

test.use({ hasTouch: true, launchOptions: wholeBrowser });

const isOwnPart = (url: string) => /\/(assets\/.*\.js|RSC\/)/.test(new URL(url).pathname);

test('React and the payload are not fetched before a sign of intent', async ({ page }) => {
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

for (const sign of ['a key', 'a focus in a form'] as const) {
  test(`${sign} is a sign of intent, upon which the page hydrates`, async ({ page }) => {
    let asked = false;
    page.on('request', (request) => {
      asked ||= new URL(request.url()).pathname === '/RSC/R/news.txt';
    });
    await page.goto('/news', { waitUntil: 'networkidle' });
    expect(asked).toBe(false);
    const search = page.getByRole('combobox').first();
    // Repeated, because the script that listens may have arrived but not run yet.
    await expect
      .poll(async () => {
        if (sign === 'a key') await page.keyboard.press('Shift');
        else {
          await search.blur();
          await search.focus();
        }
        return asked;
      })
      .toBe(true);
  });
}

test('A touch in a form is a sign of intent, one on the text is not', async ({ page }) => {
  let asked = false;
  page.on('request', (request) => {
    asked ||= new URL(request.url()).pathname === '/RSC/R/digital-consent.txt';
  });
  await page.goto('/digital-consent', { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).tap();
  await page.waitForTimeout(500);
  expect(asked).toBe(false);
  await expect
    .poll(async () => {
      await page.getByRole('checkbox').last().tap();
      return asked;
    })
    .toBe(true);
});

test('A link works when it is clicked before hydration is done', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await page.goto('/news', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/news\/n-\d+$/);
});

for (const sign of ['beforeunload', 'pagehide', 'click', 'submit', null] as const) {
  const title = sign
    ? `A script that fails after ${sign} does not reload the page`
    : 'A script that fails on a page that stays reloads it';
  test(title, async ({ page }) => {
    await page.goto('/about', { waitUntil: 'networkidle' });
    // Firefox and Safari abort the scripts of a page that is being left.
    const fail = (name: string | null) => {
      Object.assign(window, { sameDocument: true });
      const target = { click: 'a', submit: 'form' }[name ?? ''];
      const on = target ? document.querySelector(target) : window;
      if (name) on?.dispatchEvent(new Event(name, { bubbles: true }));
      dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    };
    // A busy machine takes its time to load it; that nothing is loaded is only seen by waiting.
    const timeout = sign === null ? 20_000 : 2000;
    const reloaded = page.waitForEvent('load', { timeout }).then(
      () => true,
      () => false,
    );
    await page.evaluate(fail, sign);
    expect(await reloaded).toBe(sign === null);
  });
}

test('A payload that shows other things reloads the page once, and not in a circle', async ({
  page,
}) => {
  await page.route('**/RSC/R/_root.txt*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    await route.fulfill({
      response: answer,
      body: body.replaceAll(/"data-revision":"[^"]*"/g, '"data-revision":"of another server"'),
    });
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return loads;
    })
    .toBe(2);
  const asked = page.waitForResponse(/\/RSC\/R\/_root\.txt/);
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return Promise.race([asked.then(() => true), page.waitForTimeout(50).then(() => false)]);
    })
    .toBe(true);
  await page.waitForTimeout(500);
  expect(loads).toBe(2);
});
