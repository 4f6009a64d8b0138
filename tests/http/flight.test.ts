import { expect, test } from 'vitest';
import { flightCorpus, harmless } from './flight-corpus.ts';
import { sendRaw } from './raw-request.ts';
import {
  consentAction,
  consentCall,
  inParallel,
  origin,
  post,
  queryDatabase,
  send,
} from './site.ts';
import { toForm } from './to-form.ts';

const id = consentAction.replace('/', '#');
const named = (parts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(parts).map(([name, value]) => [name, value.replaceAll('ID', id)]),
  );

test.each(Object.entries(flightCorpus))(
  'arguments with %s are refused at once',
  async (_name, parts) => {
    const startedAt = performance.now();
    const answer = await post(consentCall, toForm(named(parts)));
    expect([answer.status, await answer.text()]).toEqual([400, 'Bad Request']);
    expect(performance.now() - startedAt).toBeLessThan(1000);
  },
);

test.each(
  Object.entries(flightCorpus).filter(
    ([, parts]) => Object.keys(parts).length === 1 && '0' in parts,
  ),
)('a plain text with %s is refused at once', async (_name, parts) => {
  const startedAt = performance.now();
  const answer = await post(consentCall, parts[0] ?? '', {
    'content-type': 'text/plain;charset=UTF-8',
  });
  expect(answer.status).toBe(400);
  expect(performance.now() - startedAt).toBeLessThan(1000);
});

test.each(Object.entries(flightCorpus))(
  'a form without scripts and with %s is refused at once',
  async (_name, parts) => {
    const startedAt = performance.now();
    const shifted = Object.entries(named(parts)).map(([name, value]) => [
      `$ACTION_1:${Number(name) + 1}`,
      value,
    ]);
    const answer = await post(
      '/digital-consent',
      toForm({
        $ACTION_REF_1: '',
        '$ACTION_1:0': `{"id":"${id}","bound":"$@1"}`,
        ...Object.fromEntries(shifted),
      }),
    );
    expect([400, 404]).toContain(answer.status);
    expect(performance.now() - startedAt).toBeLessThan(1000);
  },
);

test.each(Object.entries(harmless))(
  '%s is an answer like any other wrong input',
  async (_name, parts) => {
    const answer = await post(consentCall, toForm(parts));
    expect(answer.status).toBe(200);
    // A text of consent that is not the present one is a wrong input too.
    expect(await answer.text()).toMatch(/"message":"(error\.generic|flow\.consentChanged)"/);
  },
);

test('a body that is no form is refused, not thrown', async () => {
  for (const path of [consentCall, '/digital-consent']) {
    for (const type of [
      'multipart/form-data',
      'multipart/form-data; boundary=none',
      'multipart/form-data; boundary=',
    ]) {
      const answer = await post(path, 'CANARY', { 'content-type': type });
      expect
        .soft([answer.status, await answer.text()], `${path} ${type}`)
        .toEqual([400, 'Bad Request']);
    }
  }
});

test('a body that comes with a GET is not read as arguments', async () => {
  for (const path of ['/RSC/R/news.txt', '/RSC/R/_root.txt', '/news', '/api/suggest']) {
    const answer = await sendRaw(
      origin,
      [`GET ${path}`, 'Content-Type: text/plain', 'Content-Length: 4'],
      '["$h"]'.slice(0, 4),
    );
    expect.soft([answer.status, answer.body], path).toEqual([400, 'Bad Request']);
  }
});

const paths = [
  '/RSC',
  '/RSC/',
  '/RSC/R',
  '/RSC/R/',
  '/RSC/R/.txt',
  '/RSC/R/news',
  '/RSC/R/news.txt/',
  '/RSC/Q/news.txt',
  '/RSC/_R/news.txt',
  '/RSC/S/',
  '/RSC/S/.txt',
  '/RSC/S/__proto__.txt',
  '/RSC/S/constructor.txt',
  '/RSC/S/x.txt',
  '/RSC/..%2f..%2fpackage.json',
];
const odd = [
  '/RSC/R/%.txt',
  '/RSC/R/%E0%A4%A.txt',
  '/RSC/R/%00.txt',
  '/RSC/R/__proto__.txt',
  '/RSC/R/constructor.txt',
  '/RSC/R//evil.test.txt',
  '/RSC/R/..%2f..%2f.txt',
  '/RSC/R/news.txt?query=%',
  '/RSC/R/news.txt?query=%E0%A4%A',
  `/RSC/R/news.txt?query=${'a%26'.repeat(400)}`,
  '/RSC/R/news.txt?rscParams=["$h1"]',
];

test('an RSC address that the router never writes is not found', async () => {
  for (const path of paths) {
    const answer = await send(path);
    expect.soft(answer.status, path).toBe(404);
    expect.soft(await answer.text(), path).not.toMatch(/\bat .+:\d+:\d+|Error:/);
  }
});

test('an odd route behind an RSC address is a page that does not exist, never an error', async () => {
  await inParallel(odd, async (path) => {
    const answer = await send(path);
    // Another spelling of an address has no payload of its own.
    const isOther = path.includes('//');
    expect.soft(answer.status, path).toBe(isOther ? 404 : 200);
    if (!isOther) {
      expect.soft(answer.headers.get('content-type'), path).toBe('text/x-component; charset=utf-8');
    }
    expect.soft(await answer.text(), path).not.toMatch(/\bat .+:\d+:\d+/);
  });
});

test('headers that tell where an action came from are only believed when they make sense', async () => {
  for (const from of [
    '/\\',
    '//',
    '/.//evil.test',
    '//evil.test/x',
    'https://evil.test/',
    'http://[',
    '%',
    '/news?t=CANARY',
  ]) {
    const answer = await post(consentCall, toForm({ 0: '[null,"$K1"]' }), {
      'x-waku-action-location': from,
    });
    expect.soft(answer.status, from).toBe(200);
    expect.soft(await answer.text(), from).not.toMatch(/evil\.test|CANARY/);
  }
});

test('after all of that the site still answers, and has stored nothing', async () => {
  expect((await send('/')).status).toBe(200);
  const [row] = await queryDatabase(
    "SELECT count(*) AS n FROM consent WHERE version IN ('x', 'z')",
  );
  expect(row).toEqual({ n: 0 });
});
