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
  upstream.set('/', { fault: '500' });
  site = await startSite({ CONTENT_BASE_URL: upstream.url, ABOUT_US_TOKEN: 'unknown-pages' });
});
afterAll(async () => {
  await site.stop();
  await upstream.close();
});

async function ask(path: string) {
  const answer = await sendTo(site.origin, path, { headers: { cookie: 'lang=en' } });
  return { status: answer.status, html: await answer.text() };
}

const pages = [
  ['/service/', '/mobile-service/'],
  ['/news/', '/contents/news'],
] as const;

test.each(pages)(
  'an unknown page below %s is 404 when it is asked for first',
  async (page, call) => {
    upstream.set(call, { status: 404, answer: { message: 'unknown' }, delayMs: 120 });
    for (const turn of ['first', 'second']) {
      const { status, html } = await ask(`${page}nobody-asked`);
      expect.soft([turn, status]).toEqual([turn, 404]);
      expect.soft(html).toContain('Page not found');
    }
  },
);

test.each(pages)(
  'a page below %s says that it failed when the service fails',
  async (page, call) => {
    upstream.set(call, { fault: '500', delayMs: 120 });
    const { status, html } = await ask(`${page}that-fails`);
    expect([status, html.includes('Page not found')]).toEqual([200, false]);
    expect(html).toContain('Try again');
  },
);
