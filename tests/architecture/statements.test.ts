import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** What reads or writes a database by position, or goes past the helper that does it by name. */
const faults: Record<string, RegExp> = {
  'a prepared statement': /\.prepare\(/,
  'a batch of its own': /\b(DB|db)\.batch\(/,
  'a result by its place': /results\??\.?\[|results\.at\(|const \[[^\]]*\] = await (DB|db|batch)/,
};

test('no file of the site reads a database by position when it asks for something', async () => {
  const found: string[] = [];
  for await (const file of glob('src/**/*.{ts,tsx}')) {
    if (/\.test\.tsx?$|^src\/operator\/|^src\/db\/statement\.ts$/.test(file)) continue;
    const code = await readFile(file, 'utf8');
    for (const [what, pattern] of Object.entries(faults)) {
      if (pattern.test(code)) found.push(`${file}: ${what}`);
    }
  }
  expect(found).toEqual([]);
});

/** What a statement sets in a payment, and where a payment is made. */
const settings =
  /(?:UPDATE payment SET|INSERT INTO payment \()([^`;]*?)(?:\bWHERE\b|\bSELECT\b|`)/g;
/** States that are no success. The last is that of `End`, whose type has no success. */
const others = /\bstate = ('(PENDING|FAILED|EXPIRED|CANCELED)'|:state)/g;

test('a payment becomes a success by one statement, which only the question to its provider leads to', async () => {
  const [setting, using, ending]: [string[], string[], string[]] = [[], [], []];
  for await (const file of glob('src/**/*.{ts,tsx}')) {
    if (/\.test\.tsx?$|^src\/operator\//.test(file)) continue;
    const code = await readFile(file, 'utf8');
    for (const [, set = ''] of code.matchAll(settings)) {
      if (/\bstate\b/.test(set.replaceAll(others, '').replaceAll(/CASE state/g, '')))
        setting.push(file);
      if (/\bstate = :state/.test(set)) ending.push(file);
    }
    if (/\btakeAsSettlement\b/.test(code)) using.push(file);
  }
  expect(setting).toEqual(['src/payment/settle-store.ts']);
  expect(ending).toEqual(['src/payment/move-store.ts']);
  expect(using.toSorted()).toEqual(['src/payment/settle-store.ts', 'src/payment/settle.ts']);
});
