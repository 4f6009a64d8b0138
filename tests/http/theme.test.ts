import { afterAll, beforeAll, expect, test } from 'vitest';
import { modes } from '#request/preferences.ts';
import { locales } from '#i18n/locale.ts';
import { pagePaths } from './routes.ts';
import { sendTo } from './send-to.ts';
import { inParallel } from './site.ts';
import { type Site, startSite } from './start-site.ts';

// A site of its own: what others do to theirs, as giving a product a point, would come between two readings.
let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** What stands for the theme itself, and what is another for each answer. */
const differences = [
  / nonce="[^"]+"/g,
  / data-theme="\w+"/g,
  /<meta name="theme-color" content="[^"]+"\/>/g,
  /(?<= value=")\w+(?="[^>]* name="theme")/g,
  /(?<=name="op" value=")[\w-]+/g,
];

/** The tags of a page, sorted: what is asked for ahead comes in any order. */
async function readInTheme(path: string, cookies: string): Promise<string[]> {
  // As who is given the whole page at once: what streams comes in any order.
  const headers = { cookie: cookies, accept: 'text/html', 'user-agent': 'Googlebot/2.1' };
  const response = await sendTo(site.origin, path, { headers });
  const html = await response.text();
  if (response.status >= 300 && response.status < 400)
    return [response.headers.get('location') ?? ''];
  expect(html).toContain(`data-theme="${/theme=(\w+)/.exec(cookies)?.[1]}"`);
  const rest = differences.reduce((text, one) => text.replaceAll(one, ''), html);
  return rest.split('<').toSorted();
}

// So what a journey sees of a page in one theme holds in the other, but for its colours.
test('a page differs between the themes only in its theme attributes, in each layout and both languages', async () => {
  // Each page in each layout, there in one language after the other, so that it is in both of them.
  const looks = pagePaths.flatMap((path, i) =>
    modes.map((mode, j) => ({ path, mode, locale: locales[(i + j) % locales.length] ?? 'mn' })),
  );
  await inParallel(looks, async ({ path, locale, mode }) => {
    const cookies = `lang=${locale}; mode=${mode}; prompt=web`;
    const light = await readInTheme(path, `${cookies}; theme=light`);
    const dark = await readInTheme(path, `${cookies}; theme=dark`);
    expect(dark, `${path}, ${mode}, ${locale}`).toEqual(light);
  });
});
