import { expect, test } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import mn from '../../locales/mn.json' with { type: 'json' };

interface Texts {
  [name: string]: string | Texts;
}

function toLeaves(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : toLeaves(value, `${prefix}${name}.`),
  );
}

const listPlaceholders = (text: string) =>
  [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name).sort();

const mongolian = new Map(toLeaves(mn));
const english = new Map(toLeaves(en));

const sources = Object.entries(
  import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
)
  .filter(([path]) => !path.endsWith('.test.ts') && !path.endsWith('.test.tsx'))
  .map(([, source]) => source)
  .join('\n');

/** Keys written whole, and patterns of those put together: `travel.kind.${kind}`. */
const written = new Set(
  [...sources.matchAll(/(['"])([a-z]\w*(?:\.\w+)+)\1|\bt\('(\w+)'/g)].map(
    ([, , key, plain]) => key ?? plain,
  ),
);
const derived = [...sources.matchAll(/`([a-z]\w*(?:\.\w+)*\.)\$\{\w+\}((?:\.\w+)*)`/g)].map(
  ([, before = '', after = '']) =>
    new RegExp(`^${before.replaceAll('.', '\\.')}\\w+${after.replaceAll('.', '\\.')}$`),
);

test('both languages have the same keys', () => {
  expect([...english.keys()].sort()).toEqual([...mongolian.keys()].sort());
});

test('both languages have the same placeholders in every text', () => {
  const placeholders = (texts: Map<string, string>) =>
    Object.fromEntries([...texts].map(([key, text]) => [key, listPlaceholders(text)]));
  expect(placeholders(english)).toEqual(placeholders(mongolian));
});

test('every placeholder is a name in double braces', () => {
  const broken = ([, text]: [string, string]) => /[{}]/.test(text.replace(/\{\{\w+\}\}/g, ''));
  expect([...mongolian, ...english].filter(broken)).toEqual([]);
});

test('no text is empty, or has blanks at an end or doubled', () => {
  const untidy = ([, text]: [string, string]) => !/^\S+(?: \S+)*$/.test(text);
  expect([...mongolian, ...english].filter(untidy)).toEqual([]);
});

test('Mongolian words are of one alphabet: no Latin look-alike among Cyrillic letters', () => {
  const mixed = /[а-яёөү][a-z]|[a-z][а-яёөү]/i;
  expect([...mongolian].filter(([, text]) => mixed.test(text))).toEqual([]);
});

test('every text is used', () => {
  const unused = [...mongolian.keys()].filter((key) =>
    // That of one thing is found by the translator itself.
    [key, key.replace(/One$/, '')].every(
      (name) => !written.has(name) && !derived.some((pattern) => pattern.test(name)),
    ),
  );
  expect(unused).toEqual([]);
});
