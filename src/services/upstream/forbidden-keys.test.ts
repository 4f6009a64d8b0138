import { expect, test } from 'vitest';
import { hasForbiddenKey } from './read-answer.ts';

test.each([
  '{"__proto__":{"admin":true}}',
  '{"data":[{"a":{"constructor":1}}]}',
  '{"data":{"\\u005f_proto__":1}}',
  '[[[{"prototype":null}]]]',
])('hasForbiddenKey is true when the body is %s', (text) => {
  expect(hasForbiddenKey(text, JSON.parse(text))).toBe(true);
});

test.each(['{"data":"constructor"}', '{"data":{"name":"a __proto__ b"}}', 'null', '"\\u0041"'])(
  'hasForbiddenKey is false when the body is %s',
  (text) => {
    expect(hasForbiddenKey(text, JSON.parse(text))).toBe(false);
  },
);

test('hasForbiddenKey does not overflow the stack when a body is nested as deep as its size allows', () => {
  const depth = 100_000;
  const text = `${'['.repeat(depth)}{"constructor":1}${']'.repeat(depth)}`;
  expect(hasForbiddenKey(text, JSON.parse(text))).toBe(true);
});
