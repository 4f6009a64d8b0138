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
  // An empty shop, in which an unknown product is looked up by its slug.
  upstream.set('/product', { answer: { data: [] } });
  const url = upstream.url;
  site = await startSite({ CONTENT_BASE_URL: url, COMMERCE_BASE_URL: url, ABOUT_US_TOKEN: 'x' });
});
afterAll(async () => {
  await site.stop();
  await upstream.close();
});

async function ask(path: string, mode = 'browser') {
  const answer = await sendTo(site.origin, path, { headers: { cookie: `lang=en; mode=${mode}` } });
  return { status: answer.status, html: await answer.text() };
}

const pages = [
  ['/service/', '/mobile-service/', 'service'],
  ['/news/', '/contents/news', 'news'],
  ['/shop/', '/product/', 'product'],
] as const;

/** So that nobody fills the list meanwhile. */
const far = 9_000_000_000_000_000;
const list = (kind: string, paths: readonly string[]) =>
  site.query(`INSERT OR REPLACE INTO listing VALUES
    ('${kind}', '${JSON.stringify(paths.map((path) => ({ path })))}', 1, ${far})`);

const unknown = { status: 404, answer: { message: 'unknown' } };

test.each(pages)(
  'an unknown page below %s is 404 when it is asked for first',
  async (page, call) => {
    upstream.set(call, { ...unknown, delayMs: 120 });
    for (const mode of ['browser', 'webview', 'kiosk']) {
      for (const turn of ['first', 'second']) {
        const { status, html } = await ask(`${page}nobody-in-${mode}`, mode);
        expect.soft([mode, turn, status]).toEqual([mode, turn, 404]);
        expect.soft(html).toContain('Page not found');
      }
    }
  },
);

test.each(pages)(
  'an unknown page below %s is 404 when the service is slow and no list leads there',
  async (page, call, kind) => {
    await list(kind, [`${page}listed`]);
    upstream.set(call, { ...unknown, delayMs: 1200 });
    // The list is asked for a tenth of a second: where the machine is busy, one page may go out before its answer.
    let asked = 0;
    const askMadeUp = async () => (await ask(`${page}made-up-${asked++}`)).status;
    await expect.poll(askMadeUp, { timeout: 15_000 }).toBe(404);
    // Its shell has gone out before the service said that it is gone.
    const listed = await ask(`${page}listed`);
    expect([listed.status, listed.html.includes('noindex')]).toEqual([200, true]);
    await site.query('DELETE FROM listing');
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

test.each(pages)(
  'the payload of an unknown page below %s leads to the page that says so',
  async (page, call) => {
    upstream.set(call, { ...unknown, delayMs: 120 });
    const answer = await sendTo(site.origin, `/RSC/R${page}nobody-in-payload.txt`);
    // What the framework's router shows its 404 page for.
    expect(await answer.text()).toContain('\\"status\\":404');
  },
);
