import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { visit } from '../../../tests/unit/visit.ts';
import { lastResort } from './last-resort.ts';

test('lastResort keeps the cookies that were queued before something failed', async () => {
  const app = new Hono();
  app.use(lastResort);
  app.get('/', (c) => {
    c.set('request', visit({ cookieOutbox: ['sid=; Max-Age=0', 'cart=1'] }));
    throw new Error('the database is gone');
  });
  const answer = await app.request('https://www.example.mn/', { headers: { accept: 'text/html' } });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([
    500,
    ['sid=; Max-Age=0', 'cart=1'],
  ]);
});
