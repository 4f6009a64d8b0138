import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** The settings that the site reads, by the lines of their shapes. */
async function listSettings(): Promise<string[]> {
  const names: string[] = [];
  for await (const file of glob('src/settings/!(*.test).ts')) {
    const code = await readFile(file, 'utf8');
    names.push(
      ...[...code.matchAll(/^ {2,6}([A-Z][A-Z0-9_]{2,}): [a-z]/gm)].map(([, name = '']) => name),
    );
  }
  // A binding, of which wrangler.toml speaks.
  return [...new Set(names)].filter((name) => name !== 'OPERATOR').toSorted();
}

/** The names that the first column of the README's table has. */
async function listRows(): Promise<string[]> {
  const [, table = ''] = (await readFile('README.md', 'utf8')).split('## Configuration');
  const cells = [...(table.split('\n## ')[0] ?? '').matchAll(/^\|([^|]*)\|/gm)].map(
    ([, cell = '']) => cell,
  );
  return cells.flatMap((cell) =>
    [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
  );
}

test('each setting has one row in the README', async () => {
  const rows = (await listRows()).toSorted();
  expect(rows).toEqual([...new Set(rows)]);
  expect(rows).toEqual(await listSettings());
});

test('each file that the list of what was specified names is there', async () => {
  const list = await readFile('docs/specification.md', 'utf8');
  const names = [...list.matchAll(/`(\w[^`\s]*\.(?:tsx?|css|json|md))`/g)].map(
    ([, name = '']) => name,
  );
  expect(names.length).toBeGreaterThan(700);
  expect([...new Set(names)].filter((name) => !existsSync(name))).toEqual([]);
});
