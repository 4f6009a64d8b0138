import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFaultyUpstream } from '../support/faulty-upstream/start-faulty-upstream.ts';
import { findDifference } from './find-difference.ts';
import { pagePaths } from './routes.ts';
import { sendTo } from './send-to.ts';
import { inParallel } from './site.ts';
import { type Site, startSite } from './start-site.ts';

// Rendered for them each time, and whole.
const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
const languages = ['mn', 'en'];

interface Visit {
  path: string;
  lang: string;
}

const visits: readonly Visit[] = pagePaths.flatMap((path) =>
  languages.map((lang) => ({ path, lang })),
);

/** What is refused because too many come at a time is asked for again, as a browser's visitor would. */
async function render(
  site: string,
  visit: Visit,
  headers = {},
  signal?: AbortSignal,
): Promise<Response> {
  const answer = await sendTo(site, visit.path, {
    headers: { ...headers, cookie: `lang=${visit.lang}` },
    ...(signal && { signal }),
  });
  if (answer.status !== 503 || !answer.headers.has('retry-after')) return answer;
  await sleep(300);
  return render(site, visit, headers, signal);
}

/** Its own, whose content no other test has changed: two workers know of a change one after the other. */
let undisturbed: Site;
beforeAll(async () => {
  undisturbed = await startSite();
});
afterAll(() => undisturbed.stop());

/** The page but for what is new in each answer: the nonce, and ids of operations. */
async function readPage(visit: Visit): Promise<string> {
  const answer = await render(undisturbed.origin, visit, crawler);
  return `${answer.status} ${await answer.text()}`
    .replaceAll(/nonce="[^"]+"/g, 'nonce')
    .replaceAll(/name="op" value="\w+"/g, 'op');
}

/** Visitors who leave after some milliseconds: before the answer, in it, or after it. */
async function leave(site: string, round: number, headers = {}): Promise<void> {
  await inParallel([...visits.entries()], async ([i, visit]) => {
    const controller = new AbortController();
    const answer = render(site, visit, headers, controller.signal);
    setTimeout(() => controller.abort(), ((i + round) % 9) * 5);
    await answer.then((started) => started.text()).catch(() => undefined);
  });
}

test('a page is the same alone and among many others, some of which are left', async () => {
  const alone = new Map<Visit, string>();
  for (const visit of visits) {
    // The first time fills the caches.
    await readPage(visit);
    alone.set(visit, await readPage(visit));
  }
  for (let round = 0; round < 2; round += 1) {
    const left = leave(undisturbed.origin, round, crawler);
    const read = inParallel(visits, async (visit) => {
      const difference = findDifference(alone.get(visit) ?? '', await readPage(visit));
      expect.soft(difference, `${visit.path} ${visit.lang}`).toBe('');
    });
    await Promise.all([left, read]);
  }
}, 120_000);

test('a page that is sent in parts holds nothing of another, some of which are left', async () => {
  const upstream = await startFaultyUpstream();
  upstream.set('/', { fault: '500', delayMs: 20 });
  const site = await startSite({ CONTENT_BASE_URL: upstream.url, ABOUT_US_TOKEN: 'mixed' });
  let inParts = 0;
  try {
    // What comes while an isolate starts is refused beyond a number, and says nothing of what pages hold.
    for (const path of ['/', '/cart'])
      await (await render(site.origin, { path, lang: 'mn' })).text();
    const left = leave(site.origin, 0);
    const read = inParallel(visits, async (visit) => {
      const answer = await render(site.origin, visit);
      const html = await answer.text();
      if (html === '') return;
      const policy = answer.headers.get('content-security-policy') ?? '';
      const own = /'nonce-([^']+)'/.exec(policy)?.[1];
      const nonces = new Set([...html.matchAll(/ nonce="([^"]+)"/g)].map(([, nonce]) => nonce));
      const where = `${visit.path} ${visit.lang}`;
      expect.soft([...nonces], where).toEqual([own]);
      expect.soft(html, where).toMatch(/^<!DOCTYPE html><html lang="\w\w"[^]*<\/html>$/);
      expect.soft(html.split('<html').length, where).toBe(2);
      if (html.includes('<div hidden id="S:')) inParts += 1;
    });
    await Promise.all([left, read]);
  } finally {
    await site.stop();
    await upstream.close();
  }
  // Those that read the service which is late.
  expect(inParts).toBeGreaterThan(visits.length / 3);
}, 120_000);
