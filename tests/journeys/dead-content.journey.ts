import { expect, hydrate, translator } from './support/fixtures.ts';
import { test } from './support/content-service.ts';
import { sitePages } from './support/pages.ts';
import { timeAnswer } from './support/time-answer.ts';

const mn = translator('mn');
const existing = sitePages.filter(({ status }) => status === 200);
// Search answers are cached for a short time only, since every visitor searches for something else.
const cached = existing.filter(({ path }) => !path.startsWith('/search?'));

/** The words of a page's document, without the scripts and styles in it. */
const toWords = (html: string) =>
  html.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, '').replaceAll(/(?:<[^>]*>|\s)+/g, ' ');

test('Pages show their cached content when the content service is down', async ({ content }) => {
  test.setTimeout(150_000);
  const before = new Map<string, string>();
  for (const { path } of cached) await timeAnswer(content.url + path);
  for (const { path } of cached) {
    const { html } = await timeAnswer(content.url + path);
    expect.soft(html, path).not.toContain('"skeleton');
    before.set(path, toWords(html));
  }
  content.upstream.set('/', { fault: 'reset' });
  const url = await content.restart();
  for (const { path } of cached) {
    const { html } = await timeAnswer(url + path);
    expect.soft(html, path).not.toContain('"skeleton');
    expect.soft(toWords(html), path).toBe(before.get(path));
  }
});

test('Every page ends within 3.5 seconds and offers a retry when the service is down and nothing is cached', async ({
  content,
  page,
  watch,
}) => {
  test.setTimeout(150_000);
  content.upstream.set('/', { fault: 'reset' });
  for (const { path, reads } of existing) {
    const { status, lastByteMs, html } = await timeAnswer(content.url + path);
    expect.soft(status, path).toBeLessThan(500);
    expect.soft(lastByteMs, path).toBeLessThan(3500);
    expect.soft(html, path).toContain('</html>');
    await page.goto(content.url + path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    const retry = page.getByRole('link', { name: mn('error.retry') }).first();
    if (reads === 'content') await expect.soft(retry, path).toBeVisible();
    await hydrate(page);
    expect.soft(watch.complaints(), path).toEqual([]);
  }
  expect(await content.readLog()).not.toMatch(/uncaught|unhandled/i);
});

test('A page ends within 3.5 seconds when the content service never answers', async ({
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

test('A retry shows the missing content once the service works again', async ({
  content,
  page,
}) => {
  content.upstream.set('/', { fault: '500' });
  await page.goto(`${content.url}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mn('error.title'));
  content.upstream.set('/', null);
  const retry = page.getByRole('main').getByRole('link', { name: mn('error.retry') });
  await expect(async () => {
    // What was pressed before may have come later than it was waited for.
    if (await retry.isVisible()) await retry.click({ timeout: 1000 });
    const shown = await page.getByRole('heading', { level: 1 }).textContent({ timeout: 1500 });
    expect(shown).not.toBe(mn('error.title'));
  }).toPass({ timeout: 15_000 });
  await expect(page).toHaveURL(`${content.url}/about`);
});

test('A page shows its other sections when one of them fails', async ({ content, page }) => {
  content.upstream.set('/contents/news', { fault: '500' });
  await page.goto(content.url);
  await expect(page.getByRole('heading', { name: mn('home.services') })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: mn('home.quick') }).getByRole('link'),
  ).toHaveCount(8);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1);
});
