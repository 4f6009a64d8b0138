import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Element, listElements, toText } from './page-html.ts';
import { pagePaths } from './routes.ts';
import { sendUntilReady } from './send-until-ready.ts';
import { inParallel, send } from './site.ts';

const assets = readdirSync('dist/public/assets');
const [, hash = 'missing'] =
  assets.map((name) => /^styles-(\w+)\.css$/.exec(name)).find(Boolean) ?? [];
const file = `/assets/styles-${hash}.css`;
const withFile = { cookie: `styles=${hash}` };

const isStyle = ({ tagName, properties: { rel } }: Element) =>
  tagName === 'style' || (tagName === 'link' && [rel].flat().includes('stylesheet'));
const listStyles = (html: string) => listElements(html).filter(isStyle);

async function send200(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await send(path, { headers });
  expect.soft(answer.status, path).toBe(200);
  return answer.text();
}

function expectInside(html: string, css: string) {
  const styles = listStyles(html);
  expect(styles.map(({ tagName }) => tagName)).toEqual(['style']);
  expect(styles.map(toText)).toEqual([css]);
}

function expectLink(html: string) {
  const styles = listStyles(html);
  expect(styles.map(({ properties }) => properties['href'])).toEqual([file]);
}

test('the style sheet is one file that browsers store for good', async () => {
  const answer = await send(file);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/css');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(assets.filter((name) => name.endsWith('.css'))).toEqual([`styles-${hash}.css`]);
});

test('a toast stands at the top right, and goes after three seconds', async () => {
  const css = await (await send(file)).text();
  const rule = (name: string) => new RegExp(`\\.${name}\\{([^}]+)\\}`).exec(css)?.[1];
  expect(rule('toast')).toMatch(/animation:(?:[^;]* )?3s /);
  for (const part of ['position:fixed', 'top:calc(', 'right:1rem']) {
    expect(rule('toasts')).toContain(part);
  }
});

test('every file that the style sheet names is there', async () => {
  const css = await (await send(file)).text();
  const named = [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, url = '']) => url);
  expect(named.some((url) => url.startsWith('/assets/icons-'))).toBe(true);
  for (const url of new Set(named)) {
    const answer = await send(new URL(url, `http://site${file}`).pathname);
    expect.soft(answer.status, url).toBe(200);
  }
});

test.each(['/', '/cart', '/shop', '/shop?sort=price', '/no-such-page'])(
  '%s contains its styles until the browser says that it has the file',
  async (path) => {
    const css = await (await send(file)).text();
    const [first, later, stale] = await Promise.all(
      [{}, withFile, { cookie: 'styles=00000000' }].map(async (headers) =>
        (await send(path, { headers })).text(),
      ),
    );
    expectInside(first ?? '', css);
    expectLink(later ?? '');
    expectInside(stale ?? '', css);
  },
);

test.each(['/', '/shop', '/shop/altai-nova-12-pro', '/news', '/service-branches'])(
  'a later %s is at most 14 KB, which is one round trip of a slow network',
  async (path) => {
    const { html } = await sendUntilReady(path, withFile);
    expect(gzipSync(html).length).toBeLessThan(14 * 1024);
  },
);

/** Classes without a rule of their own: scripts look for them, or rules of other classes do. */
const markers = new Set(['at-once-end', 'group', 'kiosk-tiles']);

test('each class of each page has a rule', async () => {
  const css = await (await send(file)).text();
  const listRules = (text: string) =>
    new Set([...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));
  const rules = listRules(css);
  const kioskRules = listRules(readFileSync('src/styles/kiosk.css', 'utf8'));
  const paymentRules = listRules(readFileSync('src/styles/payment.css', 'utf8'));
  await inParallel(pagePaths, async (path) => {
    for (const cookie of ['lang=mn', 'mode=kiosk', 'mode=webview']) {
      const elements = listElements(await (await send(path, { headers: { cookie } })).text());
      const classes = elements.flatMap(({ properties: { className } }) => className ?? []);
      const own = new Set([
        ...(cookie === 'mode=kiosk' ? kioskRules : []),
        ...(path === '/paymentSuccess' ? paymentRules : []),
      ]);
      const unknown = classes
        .map(String)
        .filter((name) => !rules.has(name) && !own.has(name) && !markers.has(name));
      expect.soft([...new Set(unknown)], `${path} ${cookie}`).toEqual([]);
    }
  });
});

test('the scripts of the site do not contain the styles again', async () => {
  const css = await send200(file);
  const rule = /\.skeleton\{[^}]+\}/.exec(css)?.[0] ?? 'missing';
  expect(css).toContain(rule);
  for (const name of assets.filter((one) => one.endsWith('.js'))) {
    expect.soft((await send200(`/assets/${name}`)).includes(rule), name).toBe(false);
  }
});
