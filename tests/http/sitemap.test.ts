import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type FaultyUpstream,
  startFaultyUpstream,
} from '../support/faulty-upstream/start-faulty-upstream.ts';
import { sendTo } from './send-to.ts';
import { type Site, startSite } from './start-site.ts';

let upstream: FaultyUpstream;
let site: Site;

beforeAll(async () => {
  upstream = await startFaultyUpstream();
  const url = upstream.url;
  site = await startSite({ CONTENT_BASE_URL: url, COMMERCE_BASE_URL: url, ABOUT_US_TOKEN: 'map' });
});
afterAll(async () => {
  await site.stop();
  await upstream.close();
});

async function ask() {
  const answer = await sendTo(site.origin, '/sitemap.xml', { signal: AbortSignal.timeout(15_000) });
  const { status, headers } = answer;
  return { status, cache: headers.get('cache-control'), xml: await answer.text() };
}

const article = {
  id: 'n-1',
  slug: 'one',
  titleMn: 'Нэг',
  titleEn: 'One',
  cover: '/pictures/one.webp',
  publishedAt: '2026-11-01T00:00:00.000Z',
};

// One after the other: each begins where the one before has ended.

test('the first request has the pages of the lists that could be read, and is kept by nobody', async () => {
  upstream.set('/', { fault: '500' });
  // A list that names a next page after an empty one.
  upstream.set('/product', { answer: { data: [], next: 'again' } });
  upstream.set('/product/category-populate', {
    answer: { data: { productCategoryPopulateDtos: [] } },
  });
  const { status, cache, xml } = await ask();
  expect([status, cache]).toEqual([200, 'private, no-store']);
  expect(xml).toContain('/roaming</loc>');
  expect(upstream.calls('/product')).toBeLessThan(25);
});

test('the job reads a list that failed again, and the sitemap has its pages', async () => {
  upstream.set('/service-categories', { answer: { data: [] } });
  upstream.set('/contents/news/list', { answer: { data: [article], total: 1 } });
  await site.query('UPDATE listing SET due_at = 0');
  expect(await site.runScheduled()).toBe('ok');
  const { status, cache, xml } = await ask();
  expect([status, cache]).toEqual([200, 'public, max-age=600']);
  expect(xml).toContain('/news/n-1</loc>');
});

test('the job reads a list that is due, and no request does', async () => {
  upstream.set('/contents/news/list', {
    answer: { data: [{ ...article, id: 'n-2' }, article], total: 2 },
  });
  expect((await ask()).xml).not.toContain('/news/n-2</loc>');
  await site.query('UPDATE listing SET due_at = 0');
  expect((await ask()).xml).not.toContain('/news/n-2</loc>');
  expect(await site.runScheduled()).toBe('ok');
  expect((await ask()).xml).toContain('/news/n-2</loc>');
});

test('no service is asked for the sitemap, and none that fails makes a page seem gone', async () => {
  upstream.reset();
  upstream.set('/', { fault: 'hang' });
  await site.query('UPDATE listing SET due_at = 0');
  const { status, xml } = await ask();
  expect([status, upstream.calls('/')]).toEqual([200, 0]);
  expect(xml).toContain('/news/n-1</loc>');
});

test('the sitemap is 503 when the database fails, so that no page seems gone', async () => {
  await site.query('ALTER TABLE listing RENAME TO elsewhere');
  const answer = await sendTo(site.origin, '/sitemap.xml');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '120']);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});
