import { expect, test } from 'vitest';
import { listElements } from './page-html.ts';
import { getRaw } from './raw-request.ts';
import { inParallel, origin, post, send } from './site.ts';
import { toForm } from './to-form.ts';

const hosts = [
  'evil.test',
  'evil.test/',
  'evil.test/news',
  '127.0.0.1.evil.test',
  'x@evil.test',
  'evil.test\\@127.0.0.1',
  '[::1]',
  'evil%2etest',
  'еvil.test',
];
const slashes = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  ' //',
  '/ /',
  '/.//',
  '/..//',
  '/./..//',
  '/news/..//',
  '/%2e//',
  '/%2f%2f',
  '/%5c',
  '//%09/',
  'https:',
  'https:/',
  'https://',
  'http://',
  'HTTPS://',
  '//\t',
  '\u0001//',
  '/\u0000/',
  '/;//',
  '/?//',
  '/#//',
];
const schemes = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:x',
  'about:blank',
  'mailto:x@evil.test',
  'ftp://evil.test',
  '',
  ' ',
  '.',
  '..',
  '?',
  '#',
  '\\',
  '/\\',
  '/\t/',
  '//',
  '///',
  'news',
  '@evil.test',
  '/\r\nSet-Cookie: a=b',
  '/%0d%0aSet-Cookie: a=b',
  '\r\nLocation: https://evil.test',
];
const vectors = [...slashes.flatMap((slash) => hosts.map((host) => slash + host)), ...schemes];

/** True when a browser that is told so stays on this site. */
function staysHere(location: string | null): boolean {
  return (
    location !== null &&
    /^\/(?![/\\])[\x21-\x7e]*$/.test(location) &&
    new URL(location, origin).origin === origin
  );
}

test('a choice brings nobody to another site, whatever address it is told to come back to', async () => {
  expect(vectors.length).toBeGreaterThan(250);
  await inParallel(vectors, async (vector) => {
    const answer = await post('/preferences', toForm({ theme: 'dark', return: vector }));
    expect
      .soft([answer.status, staysHere(answer.headers.get('location'))], JSON.stringify(vector))
      .toEqual([303, true]);
    expect.soft(answer.headers.getSetCookie().length, JSON.stringify(vector)).toBe(1);
  });
});

test('a choice with a file, a list or nothing for an address comes back to the home page', async () => {
  const file = toForm({ theme: 'dark' });
  file.append('return', new File(['/news'], '/news'));
  for (const form of [file, toForm({ theme: 'dark' }), toForm({ theme: 'dark', return: '' })]) {
    expect.soft((await post('/preferences', form)).headers.get('location')).toBe('/');
  }
});

test('an address that is cleaned leads to itself on this site, or nowhere', async () => {
  const targets = [...slashes, '/', '/news/', '/%0d%0a/', '/search?next=']
    .filter((slash) => slash.startsWith('/') && !/[\s\0#]/.test(slash))
    .flatMap((slash) =>
      ['evil.test', 'evil.test/', 'evil.test/%2e%2e//evil.test', '@evil.test'].map(
        (host) => slash + host,
      ),
    );
  expect(targets.length).toBeGreaterThan(60);
  await inParallel(targets, async (target) => {
    for (const parameter of ['t=CANARY', 'complete=1']) {
      const answer = await getRaw(
        origin,
        `${target}${target.includes('?') ? '&' : '?'}${parameter}`,
      );
      expect.soft([303, 308, 404, 400], target).toContain(answer.status);
      const location = answer.headers.get('location');
      if (answer.status === 303 || answer.status === 308)
        expect.soft(staysHere(location ?? null), `${target} → ${location}`).toBe(true);
      else expect.soft(location, target).toBeUndefined();
    }
  });
});

test('a page whose address begins with two slashes does not exist, so no link of it can lead away', async () => {
  for (const target of [
    '//evil.test',
    '//evil.test/news',
    '//news',
    '/.//news',
    '/%2e//news',
    '/\\news',
    '//',
    '///',
  ]) {
    const answer = await getRaw(origin, target);
    expect
      .soft([answer.status, answer.headers.get('content-type')], target)
      .toEqual([404, 'text/plain; charset=utf-8']);
  }
});

test('nothing in a page leads to where its address points', async () => {
  for (const path of [
    '/news?return=//evil.test',
    '/search?q=x&next=https://evil.test',
    '/%2f%2fevil.test',
    '/nowhere/..//evil.test',
    '/news?page=//evil.test',
    '/service-branches?city=//evil.test',
    '/news/javascript:alert(1)',
  ]) {
    const elements = listElements(await (await send(path)).text());
    const addresses = elements
      .flatMap(({ properties }) =>
        ['href', 'action', 'src', 'formAction'].map((name) => properties[name]),
      )
      .filter((value) => typeof value === 'string');
    expect
      .soft(
        addresses.filter((value) => /^([/\\]{2}|https?:\/\/evil|javascript:|data:)/i.test(value)),
        path,
      )
      .toEqual([]);
  }
});

test('forms and refreshes of a page come back to that page', async () => {
  const elements = listElements(await (await send('/news?page=2&lang=en')).text());
  const returns = elements
    .filter(({ properties }) => properties['name'] === 'return')
    .map(({ properties }) => properties['value']);
  expect(new Set(returns)).toEqual(new Set(['/news?page=2&lang=en']));
});
