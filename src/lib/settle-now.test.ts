import { expect, test } from 'vitest';
import { settleNow } from './settle-now.ts';

test('settleNow gives the value when the promise is settled', async () => {
  expect(await settleNow(Promise.resolve('here'))).toBe('here');
});

test('settleNow gives the value when the promise settles by microtasks alone', async () => {
  const chained = Promise.resolve(1)
    .then((n) => n + 1)
    .then((n) => n + 1);
  expect(await settleNow(chained)).toBe(3);
});

test('settleNow gives null and lets the promise go on when it takes longer', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  expect(await settleNow(promise)).toBeNull();
  resolve('later');
  expect(await promise).toBe('later');
});

test('settleNow rejects when the promise is rejected', async () => {
  await expect(settleNow(Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
});
