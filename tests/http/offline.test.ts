import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteHeader, workerFile } from '#browser/offline/kept-pages.ts';
import { translator } from '#i18n/translator.ts';
import { send } from './site.ts';
import { type Site, startSite } from './start-site.ts';

const noteOf = async (path: string, cookie = '') =>
  (await send(path, { headers: { cookie } })).headers.get(noteHeader);

test('a page that may be kept says so, with the words that are shown then, in the language of its reader', async () => {
  for (const lang of ['mn', 'en'] as const) {
    const note = await noteOf('/offline', `lang=${lang}`);
    expect(decodeURIComponent(note ?? '')).toBe(
      translator(lang)('offlineCopy.note', { time: '#' }),
    );
  }
});

test.each([
  ['at a kiosk', '/offline', 'mode=kiosk'],
  ['in the app', '/offline', 'mode=webview'],
  ['when it sets a cookie', '/offline?lang=en', ''],
  ['when it is no page to keep', '/', ''],
  ['when it is an account', '/account', ''],
  ['when there is no such purchase', `/pay/result?id=${'a'.repeat(43)}`, ''],
])('a page does not allow to be kept %s', async (_when, path, cookie) => {
  expect(await noteOf(path, cookie)).toBeNull();
});

test('the policy lets workers come from the site only', async () => {
  const answer = await send('/');
  expect(answer.headers.get('content-security-policy')).toContain("worker-src 'self'");
});

let off: Site;
beforeAll(async () => {
  off = await startSite({ OFFLINE: 'off' });
});
afterAll(() => off.stop());

test('a worker that takes itself away is served, and no page is kept, when it is switched off', async () => {
  const worker = await fetch(off.origin + workerFile);
  expect(worker.headers.get('content-type')).toContain('text/javascript');
  expect(await worker.text()).toContain('registration.unregister()');
  const page = await fetch(`${off.origin}/offline`);
  expect(page.headers.get(noteHeader)).toBeNull();
  expect(await page.text()).not.toContain('data-keep-offline');
});
