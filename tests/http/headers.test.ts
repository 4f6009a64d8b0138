import { expect, test } from 'vitest';
import { consentAction, consentCall, post, send, toCall } from './site.ts';
import { toForm } from './to-form.ts';

const id = consentAction.replace('/', '#');

const answers: Record<string, [status: number, ask: () => Promise<Response>]> = {
  'the home page': [200, () => send('/')],
  'a page': [200, () => send('/news')],
  'a page by HEAD': [200, () => send('/news', { method: 'HEAD' })],
  'a page for a form without scripts': [
    200,
    () => post('/digital-consent', toForm({ [`$ACTION_ID_${id}`]: '' })),
  ],
  'a route for the router': [200, () => send('/RSC/R/news.txt')],
  'an action': [200, () => post(consentCall, toCall({}))],
  'a suggestion': [200, () => send('/api/suggest?q=esim')],
  'robots.txt': [200, () => send('/robots.txt')],
  'the sitemap': [200, () => send('/sitemap.xml')],
  'the manifest': [200, () => send('/manifest.webmanifest')],
  'a redirect from a token': [303, () => send('/?t=x')],
  'a redirect from a choice': [303, () => post('/preferences', toForm({ lang: 'en' }))],
  'a page that is not there': [404, () => send('/nowhere')],
  'a slice that is not there': [404, () => send('/RSC/S/x.txt')],
  'an action that is not there': [
    404,
    () => post('/RSC/F/constructor/constructor.txt', '[]', { 'content-type': 'text/plain' }),
  ],
  'an internal address': [404, () => send('/__waku_internal_build_static_files')],
  'a body with a GET-only route': [405, () => post('/RSC/R/news.txt', '[]')],
  'a wrong method': [405, () => send('/', { method: 'DELETE' })],
  'wrong arguments': [400, () => post(consentCall, '{', { 'content-type': 'text/plain' })],
  'another origin': [
    403,
    () =>
      send(consentCall, { method: 'POST', body: '[]', headers: { origin: 'https://evil.test' } }),
  ],
  'too much': [413, () => post('/', 'a'.repeat(70_000), { 'content-type': 'text/plain' })],
  'a long address': [414, () => send(`/${'a'.repeat(3000)}`)],
  'a wrong type': [415, () => post('/', '{}', { 'content-type': 'application/json' })],
  'many headers': [431, () => send('/', { headers: { cookie: 'a'.repeat(17_000) } })],
};

test.each(Object.entries(answers))(
  '%s carries every protecting header',
  async (name, [status, ask]) => {
    const { headers, status: actual } = await ask();
    expect(actual).toBe(status);
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(
        /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/,
      ),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      // The browser keeps the page that answers a form, for the one who sent it.
      ...(name === 'a page for a form without scripts'
        ? { 'cache-control': 'private, no-cache' }
        : {
            'cache-control': expect.stringMatching(/^(private, no-store|public, max-age=\d+)$/),
            vary: expect.stringContaining('Cookie'),
          }),
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    const policy = headers.get('content-security-policy') ?? '';
    for (const part of [
      "default-src 'self'",
      "script-src 'nonce-",
      "'strict-dynamic'",
      "style-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]) {
      expect.soft(policy).toContain(part);
    }
    expect(policy).not.toContain('unsafe');
    if (status !== 303)
      expect(headers.get('content-type')).toMatch(
        /charset=utf-8|^application\/(json|manifest\+json)$/,
      );
  },
);

test('the address of a payment is told to no other site, and what a bank opens keeps its page', async () => {
  const { headers } = await send(`/paymentSuccess?id=${'a'.repeat(43)}`);
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  const other = (await send('/news')).headers;
  expect(other.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

test('only answers without personal data may be cached by others', async () => {
  for (const [name, [status, ask]] of Object.entries(answers)) {
    const isCacheable = !(await ask()).headers.get('cache-control')?.startsWith('private, ');
    expect
      .soft(isCacheable, name)
      .toBe(['robots.txt', 'the sitemap'].includes(name) && status === 200);
  }
});

test('everything below /RSC/ is of a type that no browser runs, whatever it echoes', async () => {
  const asks = [
    () => send('/RSC/R/search.txt?query=q%3D%3Cscript%3Ealert(1)%3C%2Fscript%3E'),
    () => send('/RSC/R/_root.txt'),
    () => send('/RSC/R/nowhere.txt'),
    () => send('/RSC/'),
    () => send('/RSC/S/x.txt'),
    () => post(consentCall, toCall({})),
    () => post(consentCall, '{', { 'content-type': 'text/plain' }),
    () => send('/RSC/R/news.txt', { method: 'PUT', body: '' }),
  ];
  for (const ask of asks) {
    const { url, headers } = await ask();
    expect.soft(headers.get('content-type'), url).toBe('text/x-component; charset=utf-8');
  }
});

test('a missing page is 404 by address, and a page that says so for the router', async () => {
  expect((await send('/nowhere')).status).toBe(404);
  const route = await send('/RSC/R/nowhere.txt');
  expect(route.status).toBe(200);
  expect(await route.text()).toContain('404');
});

test('files of the build are cached for long and have a type that browsers do not change', async () => {
  const page = await (await send('/')).text();
  const files = [...page.matchAll(/(?:href="|src="|url\()(\/(?:assets|fonts)\/[^")]+)/g)].map(
    ([, path]) => path ?? '',
  );
  expect(files.length).toBeGreaterThan(1);
  for (const file of new Set(files)) {
    const { headers } = await send(file);
    // Only a name with a hash stays the same file for ever.
    const expected = file.startsWith('/assets/')
      ? /^public, max-age=31536000, immutable$/
      : /^public, max-age=\d{6,}/;
    expect.soft(headers.get('cache-control'), file).toMatch(expected);
    expect.soft(headers.get('x-content-type-options'), file).toBe('nosniff');
  }
});
