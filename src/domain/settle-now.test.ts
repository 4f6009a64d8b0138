import { expect, test } from 'vitest';
import { settleNow } from './settle-now.ts';

test('a settled promise gives its value', async () => {
  expect(await settleNow(Promise.resolve('here'))).toBe('here');
});

test('a promise that settles by microtasks alone counts as settled', async () => {
  const chained = Promise.resolve(1)
    .then((n) => n + 1)
    .then((n) => n + 1);
  expect(await settleNow(chained)).toBe(3);
});

test('a promise that has to wait gives null, and goes on', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  expect(await settleNow(promise)).toBeNull();
  resolve('later');
  expect(await promise).toBe('later');
});

test('a promise that has already failed fails', async () => {
  await expect(settleNow(Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
});
