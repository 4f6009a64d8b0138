import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendTo } from './send-to.ts';
import { type Site, startSite } from './start-site.ts';

let site: Site;

beforeAll(async () => {
  // Nothing listens there; the operator goes on playing the other services.
  site = await startSite({ CONTENT_BASE_URL: 'http://127.0.0.1:9', ABOUT_US_TOKEN: 'sitemap' });
});
afterAll(() => site.stop());

test('the sitemap is 503 when a list could not be read, so that no page seems gone', async () => {
  const answer = await sendTo(site.origin, '/sitemap.xml');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '120']);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});
