import { expect, test } from 'vitest';
import {
  clearToast,
  readToast,
  setToast,
  toast,
  toastKinds,
  toToast,
  writeToast,
} from './toast.ts';

const outbox = () => ({ secure: true, cookieOutbox: [] as string[] });

test.each(toastKinds)('a toast of the kind %s crosses a redirect', (kind) => {
  const said = toast(kind, 'token.failed');
  expect(toToast(writeToast(said))).toEqual(said);
  const sent = outbox();
  setToast(sent, said);
  const [, value = ''] =
    /^toast=([^;]+);.*Max-Age=60; HttpOnly/.exec(sent.cookieOutbox[0] ?? '') ?? [];
  expect(readToast(new Map([['toast', value]]))).toEqual(said);
  clearToast(sent);
  expect(sent.cookieOutbox[1]).toMatch(/^toast=;.*Max-Age=0/);
});

test.each([
  undefined,
  '',
  'success',
  'success.',
  'loud.token.failed',
  'error.token',
  'error.no.such.key',
  'error.constructor',
  'error.__proto__',
  'error.token.failed.length',
  'error.<b>',
])('a cookie with "%s" is no toast', (text) => {
  expect(toToast(text)).toBeUndefined();
});
