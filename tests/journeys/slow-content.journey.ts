import { expect, locales, prefer } from './support/fixtures.ts';
import { test } from './support/content-service.ts';
import { sitePages } from './support/pages.ts';
import { timeAnswer, toMedian } from './support/time-answer.ts';

const existing = sitePages.filter(({ status }) => status === 200);

test('A page starts with placeholders when the content service takes three seconds', async ({
  content,
  baseURL,
}) => {
  test.setTimeout(120_000);
  content.upstream.set('/', { delayMs: 3000 });
  const slow: number[] = [];
  const quick: number[] = [];
  for (const { path } of existing) {
    const { html, lastByteMs } = await timeAnswer(content.url + path, '"skeleton');
    // What needs no placeholder has not waited until the read was given up, either.
    if (!html.includes('"skeleton')) expect.soft(lastByteMs, path).toBeLessThan(1800);
    slow.push(lastByteMs);
    quick.push((await timeAnswer(baseURL + path, '</header>')).lastByteMs);
  }
  expect(toMedian(slow)).toBeLessThan(toMedian(quick) + 400);
});

test('Slow content shifts nothing when it arrives, on a desktop or on a phone', async ({
  content,
  page,
  context,
  watch,
}) => {
  test.setTimeout(150_000);
  content.upstream.set('/', { delayMs: 350 });
  for (const [i, { path, title }] of existing.entries()) {
    const [locale, width, height] =
      i % 2 === 0 ? (['mn', 1440, 900] as const) : (['en', 390, 844] as const);
    await prefer(context, content.url, { lang: locale, prompt: 'web' });
    await page.setViewportSize({ width, height });
    await page.goto(content.url + path, { waitUntil: 'commit' });
    if (path === '/')
      await expect(page.getByRole('main').locator('.skeleton').first()).toBeVisible();
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(title[locale]);
    await expect.soft(page.locator('.skeleton'), path).toHaveCount(0);
    await page.waitForLoadState();
    const { value, shifts } = await watch.shift();
    expect.soft(value, `${path}: moved by itself\n${shifts.join('\n')}`).toBeLessThan(0.01);
  }
});

test.describe('With a slow shop', () => {
  test.use({ withCommerce: true, isMobile: true, hasTouch: true });
  for (const locale of locales) {
    test(`nothing moves when its parts arrive, on a phone, in ${locale}`, async ({
      content,
      page,
      context,
      watch,
    }) => {
      await prefer(context, content.url, { lang: locale, prompt: 'web' });
      await page.setViewportSize({ width: 412, height: 823 });
      // The site is warm, so that no read takes the time after which it fails.
      await (await fetch(`${content.url}/about`)).text();
      content.upstream.set('/', { delayMs: 200 });
      // Later than everything else, and above it.
      content.upstream.set('/product/category-populate', { delayMs: 500 });
      await page.goto(`${content.url}/shop`);
      await expect(page.locator('.skeleton')).toHaveCount(0);
      const { value, shifts } = await watch.shift();
      expect(value, shifts.join('\n')).toBeLessThan(0.003);
    });
  }
});

test('The shell is painted before slow content arrives', async ({ content, page }) => {
  content.upstream.set('/', { delayMs: 2500 });
  await page.goto(`${content.url}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const readTimes = () =>
    page.evaluate(() => {
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      const [entry] = performance.getEntriesByType('navigation');
      return { painted: painted?.startTime ?? 0, arrived: entry?.responseEnd ?? 0 };
    });
  await expect.poll(async () => (await readTimes()).painted).toBeGreaterThan(0);
  const { painted, arrived } = await readTimes();
  expect(painted).toBeLessThan(arrived);
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a page is complete when the service is slow, in either language', async ({
    content,
    page,
    context,
  }) => {
    test.setTimeout(150_000);
    content.upstream.set('/', { delayMs: 350 });
    for (const [i, { path, title, says }] of existing.entries()) {
      const locale = locales[i % locales.length] ?? 'mn';
      await prefer(context, content.url, { lang: locale });
      await page.goto(content.url + path);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(title[locale]);
      await expect.soft(page.locator('.skeleton'), path).toHaveCount(0);
      await expect.soft(page.locator('body'), path).toContainText(says[locale].at(-1) ?? '');
      expect.soft(new URL(page.url()).search, path).not.toContain('complete');
    }
  });
});
