import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { isPageView } from './page-view.ts';

const app = new Hono().all('/', (c) => c.text(String(isPageView(c))));

test.each<[string, RequestInit, boolean]>([
  ['a press', { headers: { 'sec-fetch-dest': 'document' } }, true],
  ['a browser that tells nothing', {}, true],
  ['a prefetch', { headers: { 'sec-purpose': 'prefetch;prerender' } }, false],
  ['a prefetch of older browsers', { headers: { purpose: 'prefetch' } }, false],
  ['a prefetch of older Firefox', { headers: { 'x-moz': 'prefetch' } }, false],
  ['a preview of older Safari', { headers: { 'x-purpose': 'preview' } }, false],
  ['a picture', { headers: { 'sec-fetch-dest': 'image' } }, false],
  ['a form', { method: 'POST' }, false],
])('isPageView knows %s by its headers', async (_who, init, isView) => {
  expect(await (await app.request('/', init)).text()).toBe(String(isView));
});
