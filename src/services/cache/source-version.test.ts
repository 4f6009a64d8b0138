import { expect, test } from 'vitest';
import { toSourceVersion } from './cache-entry.ts';

const none = {
  CACHE_VERSION: 'v1',
  CONTENT_BASE_URL: undefined,
  COMMERCE_BASE_URL: undefined,
  MOBILE_BASE_URL: undefined,
  COVERAGE_BASE_URL: undefined,
  ABOUT_US_TOKEN: undefined,
  hasOperator: true,
};

test('toSourceVersion changes for one service only when its base address changes', () => {
  const a = { ...none, CONTENT_BASE_URL: 'http://127.0.0.1:9001' };
  const b = { ...none, CONTENT_BASE_URL: 'http://127.0.0.1:9002' };
  expect(toSourceVersion('content', none)).toBe('v1');
  expect(toSourceVersion('content', a)).toMatch(/^v1-\w+$/);
  expect(toSourceVersion('content', a)).not.toBe(toSourceVersion('content', b));
  expect(toSourceVersion('commerce', a)).toBe('v1');
});
