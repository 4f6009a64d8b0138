import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listElements, toText } from './page-html.ts';
import { pagePaths } from './routes.ts';
import { consentAction, inParallel, post, send } from './site.ts';
import { toForm } from './to-form.ts';

const pages = [...pagePaths, '/search?q=esim'];
const layouts = ['', 'source=touchscreen', 'lang=en', 'lang=en&theme=dark'];

/** Who is not signed in is led elsewhere by some. */
async function open(address: string): Promise<Response> {
  const response = await send(address);
  const elsewhere = response.headers.get('location');
  return elsewhere === null ? response : send(elsewhere);
}

function readNonce(response: Response): string {
  return /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '';
}

async function expectOwnScripts(response: Response, label: string) {
  const nonce = readNonce(response);
  expect.soft(nonce, label).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  const elements = listElements(await response.text());
  const scripts = elements.filter(({ tagName }) => tagName === 'script');
  expect.soft(scripts.length, label).toBeGreaterThan(1);
  for (const script of scripts) {
    if (!script.properties['src'])
      expect
        .soft(script.properties['nonce'], `${label} ${toText(script).slice(0, 60)}`)
        .toBe(nonce);
  }
  // Chromium 92 would import the entry with the nonce of another document that has the same source.
  const entry = scripts.map(toText).find((text) => text.includes('import('));
  expect.soft(entry, label).toContain(nonce);
  // The policy takes our style elements by their nonce, of which a kiosk and a payment's page have their own; no style
  // attribute and no handler.
  const isKiosk = elements.some(({ properties }) => properties['dataMode'] === 'kiosk');
  const isPayment = label.startsWith('/paymentSuccess');
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  expect
    .soft(
      styles.map(({ properties }) => properties['nonce']),
      label,
    )
    .toEqual(Array.from({ length: 1 + (isKiosk ? 1 : 0) + (isPayment ? 1 : 0) }, () => nonce));
  expect
    .soft(
      elements.some(({ tagName }) => tagName === 'base'),
      label,
    )
    .toBe(false);
  for (const { tagName, properties } of elements) {
    const names = Object.keys(properties).filter(
      (name) => name === 'style' || name === 'srcDoc' || /^on[a-z]/i.test(name),
    );
    expect.soft(names, `${label} <${tagName}>`).toEqual([]);
  }
}

test('every inline script of every page carries the nonce of its response', async () => {
  const addresses = pages.flatMap((page) =>
    layouts.map((layout) => page + (layout && (page.includes('?') ? '&' : '?') + layout)),
  );
  await inParallel(addresses, async (address) => {
    await expectOwnScripts(await open(address), address);
  });
});

test('every inline script carries the nonce when a form was posted without scripts or the page is sent whole', async () => {
  const id = consentAction.replace('/', '#');
  await expectOwnScripts(
    await post('/digital-consent', toForm({ [`$ACTION_ID_${id}`]: '' })),
    'form',
  );
  await expectOwnScripts(await send('/', { headers: { cookie: 'complete=1' } }), 'complete');
});

test('no two responses of a thousand share a nonce', async () => {
  const nonces = new Set<string>();
  await inParallel(
    Array.from({ length: 1000 }, (_, index) => index),
    async () => {
      const response = await send('/robots.txt');
      await response.text();
      nonces.add(readNonce(response));
    },
  );
  expect(nonces.size).toBe(1000);
});

test('the edge makes the nonce when a request brings one', async () => {
  const brought = 'QUFBQUFBQUFBQUFBQUFBQQ==';
  const response = await send(`/?nonce=${brought}`, {
    headers: {
      'x-nonce': brought,
      nonce: brought,
      cookie: `nonce=${brought}`,
      'content-security-policy': `script-src 'nonce-${brought}'`,
    },
  });
  expect(readNonce(response)).not.toBe(brought);
});

test('the build leaves no page, no source map and no key among the public files', () => {
  const all = readdirSync('dist/public', { recursive: true, encoding: 'utf8' });
  expect(all.length).toBeGreaterThan(10);
  // The texts that bind, which pages are made of when they are asked for.
  const files = all.filter((file) => !/^legal\/[a-z]+-\d+\.(?:mn|en)\.html$/.test(file));
  expect(
    files.filter((file) => /\.(html?|map|json|toml|sql)$|encryption|^RSC|[^E]\.txt$/.test(file)),
  ).toEqual([]);
});

test('the worker defines no durable object, which the framework would drop', () => {
  const config = JSON.parse(readFileSync('dist/server/wrangler.json', 'utf8')) as {
    durable_objects: { bindings: unknown[] };
  };
  expect(config.durable_objects.bindings).toEqual([]);
});
