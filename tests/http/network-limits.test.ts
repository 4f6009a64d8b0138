import { products } from '#operator/seed/shop/products.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { networkLimits } from '#domain/network-limits.ts';
import { type Unstable_Config as Config, unstable_readConfig as readConfig } from 'wrangler';
import { listElements } from './page-html.ts';
import { actions, inParallel, toCall } from './site.ts';
import { sendTo } from './send-to.ts';
import { type Site, startSite } from './start-site.ts';
import { newAddress } from './tan-visitor.ts';

let site: Site;
beforeAll(async () => {
  // The platform counts for a worker and its front together, what plays it here for each alone.
  site = await startSite({}, { front: null });
});
afterAll(() => site.stop());

const en = translator('en');
const sold = products.find(({ stockOnline }) => (stockOnline ?? 0) > 0);

/** A minute of the clock in which a test has time enough. */
async function beginMinute(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 25_000) await new Promise((done) => setTimeout(done, left + 50));
}

const sendFrom = (address: string, path: string, init: RequestInit = {}) => {
  const headers = new Headers(init.headers);
  headers.set('cf-connecting-ip', address);
  if (!headers.has('accept')) headers.set('accept', 'text/html');
  return sendTo(site.origin, path, { ...init, headers });
};

/** Uses up the requests of a network by an address that costs nothing. */
async function useUp(address: string): Promise<void> {
  await inParallel(Array(networkLimits.request.most).fill('/robots.txt'), async (path: string) => {
    await (await sendFrom(address, path)).arrayBuffer();
  });
}

test('the 301st request of a network within a minute is refused, in its language, and no other network', async () => {
  await beginMinute();
  const address = newAddress();
  await useUp(address);
  const page = await sendFrom(address, '/shop?sort=new', { headers: { cookie: 'lang=en' } });
  expect([page.status, page.headers.get('retry-after')]).toEqual([429, '60']);
  const html = await page.text();
  expect(html).toContain(en('error.tooMany'));
  expect(html).toContain('href="/shop?sort=new"');
  const other = await sendFrom(address, '/');
  expect([other.status, await other.text()]).toEqual([
    429,
    expect.stringContaining(translator('mn')('error.tooMany')),
  ]);
  const payload = await sendFrom(address, '/RSC/R/news.txt', { headers: { accept: '*/*' } });
  expect([payload.status, payload.headers.get('retry-after')]).toEqual([429, '60']);
  for (const answer of [page, payload]) {
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  }
  expect((await sendFrom(newAddress(), '/')).status).toBe(200);
  // Nobody is counted in a network that many share.
  expect((await sendFrom('127.0.0.1', '/')).status).toBe(200);
});

test('a form of a network that has had its share keeps what was typed', async () => {
  await beginMinute();
  const address = newAddress();
  await useUp(address);
  const typed = `99112233"><script>`;
  const post = (origin: string) =>
    sendFrom(address, '/sign-in?next=%2Fnews', {
      method: 'POST',
      body: new URLSearchParams({ step: 'number', isdn: typed }),
      headers: { origin, cookie: 'lang=en' },
    });
  const answer = await post(site.origin);
  const html = await answer.text();
  expect([answer.status, html.includes(en('error.tooManyKept'))]).toEqual([429, true]);
  const elements = listElements(html);
  const form = elements.find(({ tagName }) => tagName === 'form');
  expect(form?.properties).toMatchObject({ action: '/sign-in?next=%2Fnews', method: 'post' });
  const fields = elements.filter(({ tagName }) => tagName === 'input');
  expect(fields.map(({ properties: { name, value } }) => [name, value])).toEqual([
    ['step', 'number'],
    ['isdn', typed],
  ]);
  expect(elements.some(({ tagName }) => tagName === 'script')).toBe(false);
  // What another site has filled in is not offered again by ours.
  const foreign = await post('https://evil.example');
  expect([foreign.status, await foreign.text()]).toEqual([429, 'Too Many Requests']);
});

test('an island is told in words when its network has had its share, and nothing is done', async () => {
  await beginMinute();
  const address = newAddress();
  await useUp(address);
  const id = actions.find((one) => one.endsWith('/addToCart'));
  const answer = await sendFrom(address, `/RSC/F/${id}.txt`, {
    method: 'POST',
    body: toCall({ op: 'operation-of-a-test', product: 'x', price: '1', quantity: '7' }),
    headers: { origin: site.origin, cookie: 'lang=en', accept: 'text/x-component' },
  });
  const text = await answer.text();
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(text).toContain(en('error.tooMany'));
  expect(text).toContain('"quantity":["7"]');
});

test('the 31st search of a network within a minute is refused, while pages are not', async () => {
  await beginMinute();
  const address = newAddress();
  const search = async (path: string) => (await sendFrom(address, path)).status;
  for (let i = 0; i < networkLimits.search.most; i += 1) {
    expect(await search([`/search?q=w${i}`, `/shop?min=${i}1`, `/shop?q=w${i}`][i % 3] ?? '')).toBe(
      200,
    );
  }
  expect(await search('/search?q=other')).toBe(429);
  expect(await search('/shop?max=77')).toBe(429);
  // One search, its payload and its reload are one.
  expect(await search('/search?q=w0')).toBe(200);
  expect(await search('/RSC/R/search.txt?query=q%3Dw0')).toBe(200);
  expect(await search('/shop?category=c-phones')).toBe(200);
  // What is suggested while one types takes nothing from what one then searches.
  expect(await search('/api/suggest?q=other')).toBe(200);
});

test('one network makes no more than 30 carts a minute', async () => {
  await beginMinute();
  const address = newAddress();
  const id = actions.find((one) => one.endsWith('/addToCart'));
  const add = async () => {
    const answer = await sendFrom(address, `/RSC/F/${id}.txt`, {
      method: 'POST',
      body: toCall({ op: crypto.randomUUID(), product: sold?.id ?? '', price: '1' }),
      headers: { origin: site.origin, cookie: 'lang=en' },
    });
    return (await answer.text()).includes(en('error.tooMany'));
  };
  const [before] = await site.query('SELECT count(*) AS carts FROM cart');
  const refused: boolean[] = [];
  await inParallel(Array(networkLimits.beginning.most + 5).fill(0), async () => {
    refused.push(await add());
  });
  const [after] = await site.query('SELECT count(*) AS carts FROM cart');
  expect(refused.filter(Boolean)).toHaveLength(5);
  expect(Number(after?.['carts']) - Number(before?.['carts'])).toBe(networkLimits.beginning.most);
});

test('a form that would bring one visitor too many of a network is refused on its own page', async () => {
  await beginMinute();
  const address = newAddress();
  const statuses: number[] = [];
  await inParallel(Array(networkLimits.beginning.most + 5).fill(0), async () => {
    const answer = await sendFrom(address, '/order', {
      method: 'POST',
      body: new URLSearchParams({ code: 'ABCDEFGH', phone: '99112233' }),
      headers: { origin: site.origin, cookie: 'lang=en; complete=1' },
    });
    statuses.push(answer.status);
    if (answer.status !== 422) expect(await answer.text()).toContain('value="ABCDEFGH"');
  });
  expect(new Set(statuses)).toEqual(new Set([422, 429]));
});

test('the limiters of wrangler.toml have the numbers of the site, in every environment', () => {
  for (const env of [undefined, 'demo']) {
    const { ratelimits }: Config = readConfig({
      config: 'wrangler.toml',
      ...(env ? { env } : {}),
    });
    const limits = Object.fromEntries(ratelimits.map(({ name, simple }) => [name, simple]));
    for (const { limiter, most } of Object.values(networkLimits)) {
      expect(limits[limiter]).toEqual({ limit: most, period: 60 });
    }
  }
});
