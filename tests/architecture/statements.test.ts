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
