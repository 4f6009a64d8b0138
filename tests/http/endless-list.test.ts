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
  // The embedded operator goes on playing the content service.
  site = await startSite({ COMMERCE_BASE_URL: upstream.url });
});
afterAll(async () => {
  await site.stop();
  await upstream.close();
});

test('the sitemap is answered when commerce names a next page after an empty one', async () => {
  upstream.set('/', { answer: { data: [], next: 'again' } });
  upstream.set('/product/category-populate', {
    answer: { data: { productCategoryPopulateDtos: [] } },
  });
  const answer = await sendTo(site.origin, '/sitemap.xml', { signal: AbortSignal.timeout(15_000) });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('/news/n-');
  expect(upstream.calls('/')).toBeLessThan(25);
});
