import { mkdir, rename, rm } from 'node:fs/promises';
import { run } from '../../scripts/run.ts';
import { readPayload } from '../http/read-payload.ts';
import { pagePaths, toPayloadPath } from '../http/routes.ts';
import { sendTo } from '../http/send-to.ts';
import { startSite } from '../http/start-site.ts';
import type { Figure } from './proof.ts';

const twoPasses = '.cache/two-passes';
const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
const variants = ['lang=mn', 'lang=en; theme=dark', 'mode=webview', 'lang=en; mode=kiosk'];
const mixed = 1440;

/** What may differ: random values, the build's own names, and where links to files of the build stand in the head. */
function normalise(page: string): string {
  const links: string[] = [];
  const rest = page
    .replaceAll(/nonce="[^"]*"|"nonce":"[^"]*"/g, 'nonce')
    .replaceAll(/name="op" value="\w+"|"operationId":"\w+"/g, 'op')
    .replaceAll(/name="\$ACTION_KEY" value="[^"]*"/g, 'key')
    .replaceAll(/"_buildId":"[^"]*"/g, 'build')
    .replaceAll(/127\.0\.0\.1:\d+/g, 'host')
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'uuid')
    .replaceAll(/((?:getItem\(key\) !== |setItem\(key, )")[\w-]+/g, '$1build')
    .replaceAll(/(?<=assets\/[\w.]+-)[\w-]{8}(?=\.\w+)/g, 'hash')
    .replaceAll(/<link rel="preload"([^>]*)\/>/g, (_link, attributes: string) => {
      links.push((attributes.match(/[\w-]+(?:="[^"]*")?/g) ?? []).toSorted().join(' '));
      return '';
    });
  // Flight repeats those that a component renders itself.
  return [rest, ...new Set(links.toSorted())].join('\n');
}

async function read(origin: string, path: string, cookie = ''): Promise<string> {
  const answer = await sendTo(origin, path, { headers: { ...crawler, cookie } });
  return `${answer.status} ${normalise(await answer.text())}`;
}

/** The rows of a payload may come in another order; what they say may not differ. */
async function readTree(origin: string, path: string): Promise<string> {
  // It sends away who is not signed in.
  if (path === '/switch-account') return '';
  const answer = await sendTo(origin, toPayloadPath(path), { headers: crawler });
  return normalise(JSON.stringify(await readPayload(answer)));
}

/**
 * The site rendered in one pass and in two: the same HTML and the same payloads, alone and under mixed load. It builds
 * twice, and takes about three minutes.
 */
export async function proveOnePass(): Promise<Figure[]> {
  await run('npm', ['run', '--silent', 'build'], { HTML_PASSES: '2' });
  await rm(twoPasses, { recursive: true, force: true });
  await mkdir('.cache', { recursive: true });
  await rename('dist', twoPasses);
  await run('npm', ['run', '--silent', 'build']);
  const sites = await Promise.all([
    startSite({}, { built: 'dist/server' }),
    startSite({}, { built: `${twoPasses}/server` }),
  ]);
  const [one, two] = sites.map(({ origin }) => origin);
  if (!one || !two) throw new Error('There are not two sites.');
  const differing: string[] = [];
  const pages = new Map<string, string>();
  const payloads: string[] = [];
  try {
    for (const path of pagePaths) {
      for (const cookie of variants) {
        // The first time fills the caches.
        await Promise.all([read(one, path, cookie), read(two, path, cookie)]);
        const [first, second] = await Promise.all([
          read(one, path, cookie),
          read(two, path, cookie),
        ]);
        pages.set(`${path} ${cookie}`, first);
        if (first !== second) differing.push(`${path} (${cookie})`);
      }
      const [first, second] = await Promise.all([readTree(one, path), readTree(two, path)]);
      if (first !== second) payloads.push(path);
    }
    const jobs = Array.from({ length: mixed }, (_, i) => [...pages][(i * 31) % pages.size]);
    const wrong = await Promise.all(
      jobs.map(async (job) => {
        const [name = '', page = ''] = job ?? [];
        const [path = '', ...cookie] = name.split(' ');
        return (await read(one, path, cookie.join(' '))) === page ? 0 : 1;
      }),
    );
    return [
      { says: 'pages compared', found: pages.size, expected: pagePaths.length * variants.length },
      {
        says: `HTML that differs${differing.map((page) => ` ${page}`).join()}`,
        found: differing.length,
        expected: 0,
      },
      {
        says: `payloads that differ${payloads.map((path) => ` ${path}`).join()}`,
        found: payloads.length,
        expected: 0,
      },
      {
        says: `of ${mixed} mixed requests at once, answered differently`,
        found: wrong.filter(Boolean).length,
        expected: 0,
      },
    ];
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
}
