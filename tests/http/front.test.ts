import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#i18n/locale.ts';
import { frontFiles } from '../../src/front/pages.ts';
import { isForFront } from '../../src/front/is-for-front.ts';
import { sitePages } from '../journeys/support/pages.ts';
import { findDifference } from './find-difference.ts';
import { sendTo } from './send-to.ts';
import { type Site, startSite } from './start-site.ts';

/** What no page answers: it says that the front has handed a request on. */
const handedOn = 418;
let front: Site;
let site: Site;
let asked: { method: string; url: string; cookie: string | null; body: string }[] = [];

beforeAll(async () => {
  [front, site] = await Promise.all([
    startSite(
      {},
      {
        front: async (request) => {
          const { method, url, headers } = request;
          asked.push({ method, url, cookie: headers.get('cookie'), body: await request.text() });
          return new Response('handed on', { status: handedOn, headers: { 'x-of': 'the site' } });
        },
      },
    ),
    startSite({}, { front: null }),
  ]);
});
afterAll(() => Promise.all([front.stop(), site.stop()]));

/** What a payload says, also by texts that wait for something to happen; its parts come in any order. */
const listSentences = (payload: string): string[] =>
  [
    ...new Set(
      [...payload.matchAll(/"((?:[^"\\]|\\.)*\p{L} (?:[^"\\]|\\.)*)"/gu)].map(
        ([, one = '']) => one,
      ),
    ),
  ].toSorted();

/** The second answer: by then everything is cached, so that the page comes in one piece. */
async function read({ origin }: Site, path: string, cookie: string) {
  const ask = () => fetch(origin + path, { headers: { cookie } });
  await (await ask()).text();
  const answer = await ask();
  const text = await answer.text();
  return {
    status: answer.status,
    text: text
      .replaceAll(origin, 'https://site.invalid')
      .replaceAll(/nonce="[^"]*"/g, '')
      .replaceAll(/"nonce":"[^"]*"/g, '')
      .replaceAll(/name="op" value="\w+"/g, ''),
  };
}

const isPublic = (path: string) => isForFront(new Request(`https://site.invalid${path}`));
const pages = sitePages.map(({ path }) => path).filter(isPublic);

test('most kinds of public pages are looked at', () => {
  expect(pages.length).toBeGreaterThan(20);
});

describe.each(locales)('in %s', (lang) => {
  test.each(['browser', 'webview'])(
    'each page is the same by the front alone, %s',
    async (mode) => {
      const cookie = `lang=${lang}; mode=${mode}; complete=1`;
      for (const path of pages) {
        const [here, there] = await Promise.all([
          read(front, path, cookie),
          read(site, path, cookie),
        ]);
        expect([path, here.status, findDifference(here.text, there.text)]).toEqual([
          path,
          there.status,
          '',
        ]);
        const payload = `/RSC/R${path === '/' ? '/_root' : path.replace(/\?.*/, '')}.txt`;
        const [ours, theirs] = await Promise.all([
          read(front, payload, cookie),
          read(site, payload, cookie),
        ]);
        expect([payload, ours.status, listSentences(ours.text)]).toEqual([
          payload,
          200,
          listSentences(theirs.text),
        ]);
      }
      expect(asked).toEqual([]);
    },
  );
});

test.each(frontFiles)('%s is answered by the front', async (path) => {
  expect(await read(front, path, '')).toEqual(await read(site, path, ''));
});

test('the front has missed no module and no text', () => {
  expect(front.lines.filter((line) => /error|No such module/i.test(line))).toEqual([]);
});

test('everything else is handed on as it came, and answered as the site answers', async () => {
  asked = [];
  const body = new URLSearchParams({ variant: 'v-1', quantity: '2' });
  const headers = { cookie: 'cart=3', origin: front.origin };
  const answer = await sendTo(front.origin, '/shop/altai-nova-12-pro', {
    method: 'POST',
    body,
    headers,
  });
  expect([answer.status, answer.headers.get('x-of')]).toEqual([handedOn, 'the site']);
  expect(asked).toEqual([
    {
      method: 'POST',
      url: `${front.origin}/shop/altai-nova-12-pro`,
      cookie: 'cart=3',
      body: 'variant=v-1&quantity=2',
    },
  ]);
});
