import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as contract from '../../src/browser/page-contract.ts';

/** Names as JSX, CSS, selectors and inline scripts spell them. A path such as `./data-volume.ts` is none. */
const spelled = /(?<![\w./-])(?:data-|tenger:)[a-z][a-z-]*/g;
/** Attributes that the widget of the challenge reads are Cloudflare's. */
const ofOthers = /\bdata-(?:sitekey|language|size)=/g;
const inDataset = /\bdataset\.(\w+)/g;

const toAttribute = (property: string) =>
  `data-${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

async function* readSources(): AsyncGenerator<{ file: string; code: string }> {
  for await (const file of glob(['src/**/*.{ts,tsx,css}', 'uno.config.ts'])) {
    if (/\.test\.tsx?$|\/page-contract\.ts$/.test(file)) continue;
    const code = await readFile(file, 'utf8');
    // Naming it in a comment is no use.
    yield { file, code: code.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(ofOthers, '') };
  }
}

function listNames(code: string): string[] {
  const properties = [...code.matchAll(inDataset)].map(([, property = '']) => property);
  return [...(code.match(spelled) ?? []), ...properties.map(toAttribute)];
}

test('each data attribute and event of the site is in the list', async () => {
  const listed = new Set<string>(Object.values(contract));
  const missing: string[] = [];
  for await (const { file, code } of readSources()) {
    missing.push(
      ...listNames(code).flatMap((name) => (listed.has(name) ? [] : `${file}: ${name}`)),
    );
    // Written otherwise, a name is not found: the constants with `getAttribute` are meant.
    if (/\bdataset\b(?!\.\w)/.test(code)) missing.push(`${file}: dataset`);
  }
  expect(missing).toEqual([]);
});

test('each name in the list is used', async () => {
  const used = new Set<string>();
  for await (const { code } of readSources()) {
    for (const name of listNames(code)) used.add(name);
    for (const [constant, name] of Object.entries(contract)) {
      if (new RegExp(String.raw`\b${constant}\b`).test(code)) used.add(name);
    }
  }
  expect([...used].toSorted()).toEqual(Object.values(contract).toSorted());
});
