import { expect, test } from 'vitest';
import { hasForbiddenKey } from './read-answer.ts';

test.each([
  '{"__proto__":{"admin":true}}',
  '{"data":[{"a":{"constructor":1}}]}',
  '{"data":{"\\u005f_proto__":1}}',
  '[[[{"prototype":null}]]]',
])('%s is refused', (text) => {
  expect(hasForbiddenKey(text, JSON.parse(text))).toBe(true);
});

test.each(['{"data":"constructor"}', '{"data":{"name":"a __proto__ b"}}', 'null', '"\\u0041"'])(
  '%s is let through',
  (text) => {
    expect(hasForbiddenKey(text, JSON.parse(text))).toBe(false);
  },
);

test('a body nested as deep as its size allows does not overflow the stack', () => {
  const depth = 100_000;
  const text = `${'['.repeat(depth)}{"constructor":1}${']'.repeat(depth)}`;
  expect(hasForbiddenKey(text, JSON.parse(text))).toBe(true);
});
