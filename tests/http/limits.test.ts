import { Agent, request } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sendRaw } from './raw-request.ts';
import { consentCall, origin, send } from './site.ts';

const chunked = (size: number) => `${size.toString(16)}\r\n${'a'.repeat(size)}\r\n0\r\n\r\n`;
const own = [`Origin: ${origin}`];

const tooMuch = [
  { path: consentCall, type: 'text/plain', bytes: 32 * 1024 + 1 },
  { path: '/digital-consent', type: 'multipart/form-data; boundary=b', bytes: 32 * 1024 + 1 },
  { path: '/preferences', type: 'application/x-www-form-urlencoded', bytes: 64 * 1024 + 1 },
  { path: '/nowhere', type: 'application/octet-stream', bytes: 64 * 1024 + 1 },
];

test.each(tooMuch)(
  'more than $path takes is refused by its announced length, with all headers',
  async ({ path, type, bytes }) => {
    const answer = await sendRaw(origin, [
      `POST ${path}`,
      ...own,
      `Content-Type: ${type}`,
      `Content-Length: ${bytes}`,
    ]);
    expect([answer.status, answer.body]).toEqual([413, 'Content Too Large']);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  },
);

test.each(tooMuch)(
  'more than $path takes is refused when it comes in chunks, with all headers',
  async ({ path, type, bytes }) => {
    const answer = await sendRaw(
      origin,
      [`POST ${path}`, ...own, `Content-Type: ${type}`, 'Transfer-Encoding: chunked'],
      chunked(bytes),
    );
    expect(answer.status).toBe(413);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(answer.headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
  },
);

test.each(['/shop', '/cart', '/robots.txt'])('HEAD %s with a body is refused', async (path) => {
  const head = [`HEAD ${path}`, ...own, 'Content-Length: 1'];
  expect((await sendRaw(origin, head, 'x')).status).toBe(400);
});

test('as much as an action takes gets through, announced or in chunks', async () => {
  const body = `["${'a'.repeat(32 * 1024 - 4)}"]`;
  const type = [...own, 'Content-Type: text/plain'];
  const announced = await sendRaw(
    origin,
    [`POST ${consentCall}`, ...type, `Content-Length: ${body.length}`],
    body,
  );
  const inChunks = await sendRaw(
    origin,
    [`POST ${consentCall}`, ...type, 'Transfer-Encoding: chunked'],
    `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  );
  expect([announced.status, inChunks.status]).toEqual([200, 200]);
});

test('an address of more than 2048 characters is refused', async () => {
  const query = (length: number) => `/search?q=${'a'.repeat(length - '/search?q='.length)}`;
  expect((await send(query(2048))).status).toBe(200);
  expect((await send(query(2049))).status).toBe(414);
  expect((await send(`/${'a'.repeat(2048)}`)).status).toBe(414);
  expect((await send(`/RSC/R/${'a'.repeat(2048)}.txt`)).status).toBe(414);
});

test('headers of more than 16 KiB are refused', async () => {
  expect((await send('/', { headers: { cookie: `a=${'b'.repeat(15_000)}` } })).status).toBe(200);
  expect((await send('/', { headers: { cookie: `a=${'b'.repeat(16_500)}` } })).status).toBe(431);
});

const methods = [
  ['/', 'GET, HEAD, POST'],
  ['/news', 'GET, HEAD, POST'],
  ['/nowhere', 'GET, HEAD, POST'],
  ['/RSC/R/news.txt', 'GET, HEAD'],
  ['/RSC/S/x.txt', 'GET, HEAD'],
  ['/api/suggest', 'GET, HEAD'],
  [consentCall, 'POST'],
] as const;

test.each(methods)(
  '%s says which methods it takes to whoever tries another',
  async (path, allow) => {
    for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND']) {
      const answer = await send(path, { method, ...(method === 'PUT' ? { body: 'x' } : {}) });
      expect.soft([answer.status, answer.headers.get('allow')], method).toEqual([405, allow]);
      expect.soft(await answer.text(), method).toBe('Method Not Allowed');
    }
  },
);

test('preferences are changed by POST only, and a GET changes nothing', async () => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await send('/preferences?theme=dark', { method });
    expect.soft([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  }
});

test('a plain POST to a page is refused', async () => {
  const answer = await send('/news', {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'a=b',
  });
  expect(answer.status).toBe(415);
});

test('HEAD answers as GET does, without a body', async () => {
  const answer = await send('/news', { method: 'HEAD' });
  expect([answer.status, await answer.text()]).toEqual([200, '']);
});

test('the site answers 404 at the internal addresses of the framework and its development server', async () => {
  const addresses = [
    '/__waku_internal_build_static_files',
    '/__waku',
    '/__waku_x',
    '/@vite/client',
    '/@id/x',
    '/@fs/etc/passwd',
    '/node_modules/waku/package.json',
  ];
  for (const address of addresses) {
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      const answer = await sendRaw(origin, [`GET ${address}`, `Host: ${host}`]);
      expect.soft([answer.status, answer.body], `${address} ${host}`).toEqual([404, 'Not Found']);
    }
  }
});

test('files that only the build uses are not public', async () => {
  for (const path of [
    '/index.js',
    '/server/index.js',
    '/dist/actions.json',
    '/actions.json',
    '/__vite_rsc_encryption_key.js',
    '/wrangler.json',
    '/.dev.vars',
    '/wrangler.toml',
    '/_headers',
    '/.assetsignore',
    '/build.js',
    '/package.json',
    '/.git/config',
    '/%2e%2e/server/index.js',
    '/..%2fserver/index.js',
  ]) {
    const answer = await send(path);
    expect.soft(answer.status, path).toBe(404);
  }
});

test('after a body that is too large the same connection takes the next form', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sendOver = (body: string) =>
    new Promise<{ status: number | undefined; isReused: boolean }>((done, fail) => {
      const headers = {
        origin,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': body.length,
      };
      const sent = request(`${origin}/preferences`, { method: 'POST', agent, headers });
      sent.once('error', fail);
      sent.once('response', (answer) => {
        answer.resume().once('end', () => {
          done({ status: answer.statusCode, isReused: sent.reusedSocket });
        });
      });
      sent.end(body);
    });
  try {
    expect((await sendOver('a'.repeat(200 * 1024))).status).toBe(413);
    // A connection is free again at the next turn.
    await nextTurn();
    expect(await sendOver('name=theme&value=dark')).toEqual({ status: 303, isReused: true });
  } finally {
    agent.destroy();
  }
});
