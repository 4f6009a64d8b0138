import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { operatorContent } from '#operator/seed/operator-content.ts';
import { readOperator } from './read-operator.ts';

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
    if (file.endsWith('wrangler.local.json')) continue;
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
