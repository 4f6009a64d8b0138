import { expect, hydrate, translator } from './support/fixtures.ts';
import { test } from './support/content-service.ts';
import { sitePages } from './support/pages.ts';
import { readWords } from './support/read-words.ts';
import { timeAnswer } from './support/time-answer.ts';

const mn = translator('mn');
const existing = sitePages.filter(({ status }) => status === 200);
// Every visitor searches for something else: nothing of it is kept for long.
const kept = existing.filter(({ path }) => !path.startsWith('/search?'));

test('When the content service dies, what was seen before is seen again', async ({
  content,
  page,
}) => {
  test.setTimeout(150_000);
  const before = new Map<string, string>();
  for (const { path } of kept) await timeAnswer(content.url + path);
  for (const { path } of kept) {
    await page.goto(content.url + path);
    await expect(page.locator('.skeleton'), path).toHaveCount(0);
    before.set(path, await readWords(page));
  }
  content.upstream.set('/', { fault: 'reset' });
  const url = await content.restart();
  for (const { path } of kept) {
    await page.goto(url + path);
    await expect.soft(page.locator('.skeleton'), path).toHaveCount(0);
    expect.soft(await readWords(page), path).toBe(before.get(path));
  }
});

test('With nothing kept every page stands within 3.5 seconds and offers to try again', async ({
  content,
  page,
  watch,
}) => {
  test.setTimeout(150_000);
  content.upstream.set('/', { fault: 'reset' });
  for (const { path } of existing) {
    const { status, lastByteMs, html } = await timeAnswer(content.url + path);
    expect.soft(status, path).toBeLessThan(500);
    expect.soft(lastByteMs, path).toBeLessThan(3500);
    expect.soft(html, path).toContain('</html>');
    await page.goto(content.url + path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect
      .soft(page.getByRole('link', { name: mn('error.retry') }).first(), path)
      .toBeVisible();
    await hydrate(page);
    expect.soft(watch.complaints(), path).toEqual([]);
  }
  expect(await content.readLog()).not.toMatch(/uncaught|unhandled/i);
});

test('A content service that never answers costs a page no more than 3.5 seconds', async ({
  content,
}) => {
  content.upstream.set('/', { fault: 'hang' });
  for (const path of ['/', '/about', '/news/n-047', '/service-branches']) {
    const { status, lastByteMs, html } = await timeAnswer(content.url + path);
    expect.soft(status, path).toBe(200);
    expect.soft(lastByteMs, path).toBeLessThan(3500);
    expect.soft(html, path).toContain(mn('error.retry'));
  }
});

test('Trying again brings back what was missing once the service is well', async ({
  content,
  page,
}) => {
  content.upstream.set('/', { fault: '500' });
  await page.goto(`${content.url}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mn('error.title'));
  content.upstream.set('/', null);
  await expect(async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: mn('error.retry') })
      .click({ timeout: 1000 });
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(mn('error.title'), {
      timeout: 1500,
    });
  }).toPass({ timeout: 15_000 });
  await expect(page).toHaveURL(`${content.url}/about`);
});

test('A page of one broken part goes on with all the others', async ({ content, page }) => {
  content.upstream.set('/contents/news', { fault: '500' });
  await page.goto(content.url);
  await expect(page.getByRole('heading', { name: mn('home.services') })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: mn('home.quick') }).getByRole('link'),
  ).toHaveCount(8);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1);
});
