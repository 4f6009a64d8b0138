import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words of an older, private dialect, each with the files where it has an ordinary meaning. See docs/glossary.md. */
const words: readonly { word: RegExp; not?: RegExp }[] = [
  { word: /\b(?:keepable|[kK]eptPages?|toKeptPage|drawWith\w+|[dD]rawn(?:As|Cart|First)\w*)\b/ },
  {
    word: /\bdrawn\b/,
    not: /pictures|picture|reflected-xss|draw-|preview|products\.ts|icon|horizon/,
  },
  { word: /\bkept pages?\b/ },
  { word: /\bholes?\b/, not: /camera|picture/ },
  { word: /\b(?:most|least|longest(?!Task))[A-Z]\w*/ },
  {
    word: /\boldPrice\b/,
    not: /^src\/contracts\/|^operator\/|plain-services|(?:variants|product-fields)\.test/,
  },
  { word: /\bEdge</ },
  { word: /\b(?:endsAtMs|untilMs)\b/ },
  {
    word: /(?<!\.)\b(?:rooms?|flats?|houses?|doors?)\b(?!['"])/,
    not: /operator\/seed|icon|quick-actions|navigation\/model/,
  },
  { word: /submission/i },
  {
    word: /\bfloors?\b(?!\()/,
    not: /operator\/|floor|check\.ts|lighthouse|browsers|supported|older/,
  },
];

const files = execFileSync(
  'git',
  ['ls-files', 'src', 'operator', 'build', 'tests', 'scripts', 'bench'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.(?:tsx?|js)$/.test(file) && !file.endsWith('words.test.ts'));

test.each(words)('no file of the project says $word', ({ word, not }) => {
  const found = files
    .filter((file) => !not?.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          word.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
        ),
    );
  expect(found).toEqual([]);
});
