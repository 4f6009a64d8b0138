import { expect, test } from 'vitest';
import { serverCartContract } from '#contracts/commerce/cart.ts';
import { productContract } from '#contracts/commerce/products.ts';
import { homeContract, shopBannersContract } from '#contracts/content/home.ts';
import { aboutUsContract } from '#contracts/content/pages.ts';
import { parseSettings } from '#settings/settings.ts';
import { createUpstream } from '#services/upstream/call-upstream.ts';
import { openRemoteUpstream } from '../support/faulty-upstream/remote-upstream.ts';
import { openClient } from './open-client.ts';

const banner = { image: '/a.webp', titleMn: 'Гар утас', titleEn: 'Phone' };

test('callUpstream leaves out, counts and logs items when they are invalid', async () => {
  const upstream = openRemoteUpstream();
  await upstream.set('/Onlineshop-banners', {
    answer: { data: [banner, { image: 'javascript:alert(1)', titleMn: '', titleEn: '' }, 7] },
  });
  const { callUpstream, events } = openClient(upstream.base);
  const outcome = await callUpstream(shopBannersContract);
  expect(outcome).toMatchObject({ ok: true, value: { items: [banner], dropped: 2 } });
  expect(events).toEqual([
    {
      event: 'upstream-dropped',
      service: 'content',
      call: '/Onlineshop-banners',
      dropped: 2,
      fields: ['1: titleMn', '2: itself'],
    },
  ]);
});

test.each([
  ['escaped', 'Гар\u0000 \b\f\u001bутас\uD83D', 'Гар утас'],
  ['written out', 'Гар\uFFFF утас\uFFFE', 'Гар утас'],
  ['allowed', 'Гар\tутас\r\n😀 "\\b"', 'Гар\tутас\r\n😀 "\\b"'],
])(
  'callUpstream drops the characters that no page may hold when they are %s',
  async (_, sent, read) => {
    const upstream = openRemoteUpstream();
    const titled = (titleMn: string) => [{ ...banner, titleMn }];
    await upstream.set('/Onlineshop-banners', { answer: { data: titled(sent) } });
    const { callUpstream } = openClient(upstream.base);
    const outcome = await callUpstream(shopBannersContract);
    expect(outcome).toMatchObject({ ok: true, value: { items: titled(read) } });
  },
);

test('callUpstream sends the token only when the contract names it, and always accepts JSON', async () => {
  const upstream = openRemoteUpstream();
  const { callUpstream } = openClient(upstream.base);
  await callUpstream(aboutUsContract);
  await callUpstream(homeContract);
  const seen = await upstream.requests('/contents/');
  expect(seen.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer secret-token',
    undefined,
  ]);
  expect(seen.map(({ headers }) => headers.accept)).toEqual([
    'application/json',
    'application/json',
  ]);
});

test('callUpstream escapes path and query parameters when they contain separators', async () => {
  const upstream = openRemoteUpstream();
  const { callUpstream } = openClient(upstream.base);
  await callUpstream(productContract, { params: { id: 'a/b?c' } });
  await callUpstream(serverCartContract, { query: { isdn: '99&x=1' } });
  const seen = await upstream.requests('/');
  const [product, cart] = seen.map(({ path, query }) => path.split('/').slice(2).join('/') + query);
  expect(product).toBe('product/a%2Fb%3Fc');
  expect(cart).toBe('service/get-cart-list?isdn=99%26x%3D1');
});

test('callUpstream fails when the answer has a forbidden key', async () => {
  const upstream = openRemoteUpstream();
  await upstream.set('/', { answer: JSON.parse('{"data":[],"constructor":{"x":1}}') });
  const { callUpstream } = openClient(upstream.base);
  const outcome = await callUpstream(shopBannersContract);
  expect(outcome).toMatchObject({ ok: false, error: { kind: 'shape' } });
});

test('callUpstream asks the embedded operator when a service has no address', async () => {
  const asked: string[] = [];
  const { callUpstream } = createUpstream({
    settings: () => parseSettings({ OPERATOR: {} }),
    operator: {
      fetch: async (request) => {
        asked.push(`${request.url} ${request.headers.get('authorization')}`);
        return Response.json({ data: { titleMn: 'Бид', titleEn: 'Us' } });
      },
    },
  });
  const outcome = await callUpstream(aboutUsContract);
  expect(outcome).toMatchObject({ ok: true, value: { items: [{ titleEn: 'Us' }] } });
  expect(asked).toEqual(['http://operator.internal/contents/about-us Bearer embedded']);
});

const neverEnding = () =>
  new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([123])) }), {
    headers: { 'content-type': 'application/json' },
  });

test.each([
  ['sends JSON under another name', async () => new Response('{"data":{}}'), 'not-json'],
  ['never ends its body', async () => neverEnding(), 'timeout'],
  ['hangs', () => new Promise<Response>(() => undefined), 'timeout'],
  ['throws', () => Promise.reject(new Error('a bug')), 'network'],
])('callUpstream fails in time when the embedded operator %s', async (_, fetch, kind) => {
  const { callUpstream } = createUpstream({
    settings: () => parseSettings({ OPERATOR: {} }),
    operator: { fetch },
    log: () => undefined,
  });
  const outcome = await callUpstream(homeContract, { deadlineMs: 200 });
  expect(outcome).toMatchObject({ ok: false, error: { kind } });
});
