import { expect, test } from 'vitest';
import { parseSettings } from '#settings/settings.ts';
import { toPictureRule } from './picture-rule.ts';

const base = {
  OPERATOR: {},
  CONTENT_BASE_URL: 'https://api.example.mn',
  ABOUT_US_TOKEN: 'x',
  IMAGE_HOSTS: 'img.example.mn,*.cdn.example.mn',
  ENVIRONMENT: 'production',
  SITE_ORIGIN: 'https://www.example.mn',
  TAN_PEPPER: 'p'.repeat(32),
  DATA_KEYS: `k1:${btoa('k'.repeat(32))}`,
};
const settings = parseSettings(base);
const withBase = parseSettings({ ...base, IMAGE_BASE_URL: 'https://files.example.mn/media/' });

test.each([
  ['https://img.example.mn/a.webp', true],
  ['https://IMG.example.mn/a.webp', true],
  ['https://eu.cdn.example.mn/a.webp', true],
  ['https://www.example.mn/a.webp', true],
  ['/a.webp', true],
  ['https://cdn.example.mn/a.webp', false],
  ['https://elsewhere.example/a.webp', false],
  ['https://img.example.mn.elsewhere.example/a.webp', false],
  ['http://img.example.mn/a.webp', false],
  ['https://img.example.mn:8443/a.webp', false],
  ['https://user:pw@img.example.mn/a.webp', false],
  ['https://user@img.example.mn/a.webp', false],
  ['https://', false],
])('a picture at %s is shown: %s', (address, isShown) => {
  expect(toPictureRule('content', settings)(address) !== null).toBe(isShown);
});

test("a path lies below the address of all pictures, but for the embedded operator's own", () => {
  expect(toPictureRule('content', withBase)('/a.webp')).toBe(
    'https://files.example.mn/media/a.webp',
  );
  expect(toPictureRule('commerce', withBase)('/pictures/a.svg')).toBe('/pictures/a.svg');
  const whole = 'https://files.example.mn/media/a.webp';
  expect(toPictureRule('content', withBase)(whole)).toBe(whole);
});

test.each([
  '/../..//evil.example/x',
  '/a/../..//evil.example/x',
  '/%2e%2e/%2E./x.webp',
  '/../x.webp',
  '/..\\x.webp',
  '/.//evil.example/x',
  '/\\evil.example/x',
  '//evil.example/x',
])('a path that leads away from where pictures lie is dropped: %s', (path) => {
  expect(toPictureRule('content', withBase)(path)).toBeNull();
});

test.each(['/../..//evil.example/x', '/.//evil.example/x', '/a/..//evil.example/x'])(
  'a path of the embedded operator that would name another host is dropped: %s',
  (path) => {
    expect(toPictureRule('commerce', withBase)(path)).toBeNull();
    expect(toPictureRule('content', settings)(path)).toBeNull();
  },
);

test('a path has no space, behind which a list of sources could name another host', () => {
  const path = '/a.webp 1x, https://evil.example/x.webp 2x';
  const whole = '/a.webp%201x,%20https://evil.example/x.webp%202x';
  expect(toPictureRule('commerce', settings)(path)).toBe(whole);
  expect(toPictureRule('content', withBase)(path)).toBe(`https://files.example.mn/media${whole}`);
});

test('a path with a question, another alphabet or two slashes inside it stays', () => {
  for (const path of ['/a/зураг-1.webp', '/a.webp?v=../..//1#x', '/a/./b.webp', '/a//b.webp']) {
    expect(toPictureRule('content', withBase)(path)).toBe(`https://files.example.mn/media${path}`);
    expect(toPictureRule('commerce', settings)(path)).toBe(path);
  }
});
