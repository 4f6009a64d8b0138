import { expect, test } from 'vitest';
import { consentAction, post, send } from './site.ts';
import { toForm } from './to-form.ts';

const token = 'Q0FOQVJZLXRva2Vu';

const addresses: [from: string, to: string][] = [
  [`/?t=${token}`, '/'],
  [`/news?page=2&t=${token}&lang=en`, '/news?page=2&lang=en'],
  [`/news?t=${token}&t=${token}`, '/news'],
  [`/news?%74=${token}`, '/news'],
  [`/news?t=${token}&complete=1`, '/news'],
  ['/news?t', '/news'],
  ['/news?t=', '/news'],
  [`/nowhere?t=${token}`, '/nowhere'],
  [`/api/suggest?q=esim&t=${token}`, '/api/suggest?q=esim'],
  [`/news?q=%3Cscript%3E&t=${token}`, '/news?q=%3Cscript%3E'],
  [`/news?t=${'A'.repeat(1900)}`, '/news'],
  [`/dan/redirect?t=${token}`, '/dan/redirect'],
];

test.each(addresses)('%s is always left for the clean address', async (from, to) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await send(from, { method });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(to);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await answer.text()).toBe('');
    expect(JSON.stringify([...answer.headers])).not.toContain(token);
  }
});

test('the site renders no page at an address with a token when a form is posted there', async () => {
  const id = consentAction.replace('/', '#');
  const answer = await post(`/digital-consent?t=${token}`, toForm({ [`$ACTION_ID_${id}`]: '' }));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/digital-consent']);
});

test('a token signs nobody in by itself: no session and no layout of the app, only a notice', async () => {
  const answer = await send(`/?t=${token}`);
  expect(answer.headers.getSetCookie()).toEqual([
    'toast=warning.token.failed; Path=/; SameSite=Lax; Max-Age=60; HttpOnly',
  ]);
});

test('a token does not turn a kiosk into an app', async () => {
  const byCookie = await send(`/news?t=${token}`, { headers: { cookie: 'mode=kiosk' } });
  expect([byCookie.status, byCookie.headers.getSetCookie()]).toEqual([303, []]);
  const byAddress = await send(`/news?source=touchscreen&t=${token}`);
  expect(byAddress.headers.getSetCookie()).toEqual(['mode=kiosk; Path=/; SameSite=Lax']);
  expect(byAddress.headers.get('location')).toBe('/news?source=touchscreen');
});

test('a payload is left for its clean address too: the framework would repeat a token in it', async () => {
  for (const [from, to] of [
    [
      `/RSC/R/news.txt?query=${encodeURIComponent(`page=2&t=${token}`)}`,
      '/RSC/R/news.txt?query=page%3D2',
    ],
    [`/RSC/R/_root.txt?t=${token}`, '/RSC/R/_root.txt'],
    [`/RSC/R/news.txt?t=${token}&query=q%3Dt`, '/RSC/R/news.txt?query=q%3Dt'],
  ] as const) {
    const answer = await send(from);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, to]);
    expect([await answer.text(), answer.headers.getSetCookie()]).toEqual(['', []]);
  }
});

test('a browser without scripts is remembered for a day and gets the page whole', async () => {
  const answer = await send('/news?page=2&complete=1');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/news?page=2']);
  expect(answer.headers.getSetCookie()).toEqual([
    'complete=1; Path=/; SameSite=Lax; Max-Age=86400',
  ]);
  const page = await (await send('/news?page=2', { headers: { cookie: 'complete=1' } })).text();
  expect(page).not.toContain('http-equiv="refresh"');
});

test('the address of an app with other parameters of the same letter stays as it is', async () => {
  for (const query of ['?T=1', '?tt=1', '?q=t', '?x=t=1'])
    expect.soft((await send(`/news${query}`)).status, query).toBe(200);
});
