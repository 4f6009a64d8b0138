import { glob, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { operatorContent } from '#operator/seed/operator-content.ts';
import { listElements, toText } from './page-html.ts';
import { readOperator } from './read-operator.ts';
import { send } from './site.ts';

/** Of the operator's code, its statements, its pages and its key: what its own bundle is known by. */
const ofCode = [
  'the Idempotency-Key belongs to another message',
  'an Idempotency-Key is needed',
  'FROM dan_code',
  'app_token_key',
  'unknown redirect_uri',
  'tenger-mobile',
  'OPERATOR_SECRET',
  'Одоогоор илгээсэн мессеж алга',
  'Аппыг орлуулах',
  'Зохиомол ДАН',
  'OPERATOR_DB',
];

/** Of its seed, which is in neither bundle: the operator reads it from its database. */
const ofSeed = [
  ...operatorContent.citizens.map(({ card }) => card.regnum),
  ...operatorContent.products.slice(0, 20).map(({ slug }) => slug ?? ''),
  ...operatorContent.news.slice(0, 20).map(({ titleMn }) => titleMn ?? ''),
  'INSERT INTO search_index',
];

/** As it stands in a module: minifiers may write letters by their numbers. */
const toPlain = (text: string) =>
  text.replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

async function readSite(): Promise<string> {
  const texts: string[] = [];
  for await (const file of glob('dist/server/**/*.{js,json}')) {
    if (/wrangler\.[\w-]+\.json$/.test(file)) continue;
    texts.push(toPlain(await readFile(file, 'utf8')));
  }
  return texts.join('\n');
}

test("nothing of the operator is in the site's worker or its configuration", async () => {
  const site = await readSite();
  expect(site.length).toBeGreaterThan(500_000);
  for (const text of [...ofCode, ...ofSeed]) expect.soft(site.includes(text), text).toBe(false);
  expect(JSON.parse(await readFile('dist/server/wrangler.json', 'utf8'))).not.toMatchObject({
    services: [expect.anything()],
  });
});

test("what the site is searched for is in the operator's own worker", async () => {
  const { modules } = await readOperator();
  const operator = toPlain(modules.map(({ contents }) => contents).join());
  for (const text of ofCode) expect.soft(operator.includes(text), text).toBe(true);
  for (const text of ofSeed) expect.soft(operator.includes(text), text).toBe(false);
});

const weigh = (code: string) => gzipSync(code).length;

// The intent script and the head script, as decision 002 counts them; the framework's own lines are not among them.
test('the scripts of a page before intent are 5 KB at most', async () => {
  const html = await (await send('/about')).text();
  const scripts = listElements(html).filter(({ tagName }) => tagName === 'script');
  const head = scripts.map(toText).find((code) => code.includes('tenger:click')) ?? '';
  const [, entry = 'missing'] = /\/assets\/(index-[\w-]+\.js)/.exec(html) ?? [];
  const code = await readFile(`dist/public/assets/${entry}`, 'utf8');
  expect(weigh(head)).toBeGreaterThan(500);
  // Nothing is imported by it before intent.
  expect(code).not.toMatch(/(?:^|[;}\n])import\s*[{*"'`\w]/);
  expect(weigh(head) + weigh(code)).toBeLessThanOrEqual(5120);
});
