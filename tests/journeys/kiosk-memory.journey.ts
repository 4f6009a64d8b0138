import type { Page } from 'playwright/test';
import { expect, test } from './support/fixtures.ts';
import { typeByTouch } from './support/type-by-touch.ts';
import { wholeBrowser } from './support/whole-browser.ts';

const name = 'Сарнай';

test.use({
  viewport: { width: 1080, height: 1920 },
  hasTouch: true,
  // The browser keeps pages in memory to go back to, as that of a kiosk does; under test it is told not to.
  launchOptions: {
    ...wholeBrowser,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** A browser that keeps pages that are not to be stored; those of today do not. */
async function letKeep(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const asked = route.request();
    if (asked.resourceType() !== 'document' || asked.method() !== 'GET') return route.continue();
    const answer = await route.fetch({ maxRedirects: 0 });
    const headers = { ...answer.headers(), 'cache-control': 'private, max-age=0' };
    return route.fulfill({ response: answer, headers });
  });
}

/** What the pages have said of themselves: whether they came from memory, and whether somebody could read them then. */
async function watchPages(page: Page): Promise<{ path: string; kept: boolean; seen: boolean }[]> {
  const shown: { path: string; kept: boolean; seen: boolean }[] = [];
  await page.exposeFunction('noteShown', (one: (typeof shown)[number]) => void shown.push(one));
  await page.addInitScript(() => {
    // Before the page's own scripts, so it says what is on the screen as it comes back.
    addEventListener('pageshow', ({ persisted: kept }) => {
      const { style } = document.documentElement;
      const note = Reflect.get(window, 'noteShown') as (one: object) => void;
      note({ path: location.pathname, kept, seen: style.visibility !== 'hidden' });
    });
  });
  return shown;
}

/** Not Playwright's own, which waits for a page that is loaded. */
const goBack = (page: Page) => page.evaluate(() => history.back());

async function begin(page: Page): Promise<void> {
  await page.goto('/?source=touchscreen');
  await page.locator('.attract-tile[value=mn]').tap();
  await expect(page).toHaveURL(/\/$/);
}

async function typeName(page: Page): Promise<void> {
  await page.goto('/roaming');
  const field = page.getByRole('main').getByRole('searchbox').first();
  await typeByTouch(page, field, name);
  await expect(field).toHaveValue(name);
}

test('A page that the browser has kept in its memory is never shown again at a kiosk', async ({
  page,
}) => {
  const shown = await watchPages(page);
  await letKeep(page);
  await begin(page);
  await typeName(page);
  await page.goto('/travel-points');
  await goBack(page);
  await expect(page).toHaveURL(/\/roaming$/);
  await expect.poll(() => shown.some(({ kept }) => kept)).toBe(true);
  expect(shown.filter(({ kept, seen }) => kept && seen)).toEqual([]);
  // It was loaded anew.
  await expect.poll(() => shown.at(-1)).toEqual({ path: '/roaming', kept: false, seen: true });
});
