import { add, addButton } from './support/cart-page.ts';
import { expect, hydrate, prefer, test, translator } from './support/fixtures.ts';

const mn = translator('mn');

test.use({ viewport: { width: 390, height: 844 } });

declare global {
  interface Window {
    TengerApp?: { postMessage(message: string): void };
    modesSeen: string[];
    told: string[];
  }
}

test("The app's bridge turns the first page into a web view before anything is painted", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.TengerApp = { postMessage: () => {} };
    window.modesSeen = [];
    // Records the mode at every frame, from the first that has a body.
    const record = () => {
      if (document.body) window.modesSeen.push(document.documentElement.dataset['mode'] ?? '');
      if (window.modesSeen.length < 20) requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'webview');
  await expect.poll(() => page.evaluate(() => window.modesSeen.length)).toBeGreaterThan(3);
  expect(await page.evaluate(() => [...new Set(window.modesSeen)])).toEqual(['webview']);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: mn('app.stay') })).toBeHidden();
  await expect(page.getByRole('navigation', { name: mn('nav.tabs') })).toBeVisible();
  await hydrate(page);
});

test("The app's bridge hides the footer of one line too, where a flow is the first page", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.TengerApp = { postMessage: () => {} };
  });
  await page.goto('/pay/bill');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'webview');
  await expect(page.locator('footer')).toHaveCount(1);
  await expect(page.locator('footer')).toBeHidden();
  await hydrate(page);
});

test("The server renders the web view's layout once the bridge was found", async ({ page }) => {
  await page.addInitScript(() => {
    window.TengerApp = { postMessage: () => {} };
  });
  await page.goto('/');
  const response = await page.goto('/news');
  const html = (await response?.text()) ?? '';
  expect(html).toMatch(/<html[^>]*data-mode="webview"/);
  expect(html).not.toContain('<footer');
  await hydrate(page);
});

test("The app receives the cart's count each time it changes", async ({ page }) => {
  await page.addInitScript(() => {
    window.told = [];
    window.TengerApp = { postMessage: (message) => window.told.push(message) };
  });
  // Beside them the app is told that pages are ready, and which one is shown.
  const told = async () =>
    (await page.evaluate(() => window.told)).filter((text) => text.includes('"cartCount"'));
  const toMessage = (count: number) => JSON.stringify({ v: 1, type: 'cartCount', count });
  await add(page);
  expect(await told()).toEqual([0, 1].map(toMessage));
  await addButton(page).click();
  await expect.poll(async () => (await told()).at(-1)).toBe(toMessage(2));
  await page.goto('/news');
  // An add without an answer is sent again by the next page, without a sign of intent.
  await expect.poll(async () => (await told()).at(-1)).toBe(toMessage(2));
});

test('The bridge of iOS is recognised too', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { webkit: { messageHandlers: { tenger: {} } } });
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'webview');
});

test('Tabs navigate in the same document and mark the current page', async ({
  page,
  context,
  baseURL,
}) => {
  await prefer(context, baseURL, { mode: 'webview' });
  await page.goto('/');
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const tabs = page.getByRole('navigation', { name: mn('nav.tabs') });
  await tabs.getByRole('link', { name: mn('nav.news') }).click();
  await expect(page).toHaveURL(/\/news$/);
  await expect(tabs.getByRole('link', { name: mn('nav.news') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(tabs.getByRole('link', { name: mn('site.home') })).not.toHaveAttribute(
    'aria-current',
  );
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('Tabs are hidden on the flows and on wide windows', async ({ page, context, baseURL }) => {
  await prefer(context, baseURL, { mode: 'webview' });
  const tabs = page.getByRole('navigation', { name: mn('nav.tabs') });
  for (const path of [
    '/simRecovery',
    '/new-number',
    '/service-branches',
    '/paymentSuccess',
    '/afterDan',
  ]) {
    await page.goto(path);
    await expect(tabs, path).toBeHidden();
  }
  await page.goto('/shop');
  await expect(tabs).toBeVisible();
  for (const [width, isShown] of [
    [1024, false],
    [769, false],
    [768, true],
  ] as const) {
    await page.setViewportSize({ width, height: 768 });
    await expect(tabs, `${width} px`).toBeVisible({ visible: isShown });
    await expect(page.locator('html')).toHaveAttribute('data-device', isShown ? 'MOBILE' : 'WEB');
  }
});

test.describe('On a tablet', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Tab S10) Chrome/156.0 Safari/537.36 TengerApp/1.0',
    viewport: { width: 1024, height: 768 },
  });

  test('the tabs are there, and the panel opens with every service', async ({ page }) => {
    await page.goto('/shop');
    await expect(page.getByRole('navigation', { name: mn('nav.tabs') })).toBeVisible();
    await page.getByRole('button', { name: mn('nav.services') }).click();
    await page
      .locator('#menu')
      .getByRole('link', { name: mn('nav.allServices') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(mn('nav.services'));
  });
});

test("The app's token is removed from the address", async ({ page }) => {
  const response = await page.goto('/news?page=2&t=c2VjcmV0');
  await expect(page).toHaveURL(/\/news\?page=2$/);
  expect(await response?.text()).not.toContain('c2VjcmV0');
  expect(response?.request().redirectedFrom()).not.toBeNull();
});
