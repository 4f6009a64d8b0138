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

const toHoles = (text: string) => [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name).sort();

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

test('both languages have the same holes in every text', () => {
  const holes = (texts: Map<string, string>) =>
    Object.fromEntries([...texts].map(([key, text]) => [key, toHoles(text)]));
  expect(holes(english)).toEqual(holes(mongolian));
});

test('a hole is two braces around one name', () => {
  for (const text of [...mongolian.values(), ...english.values()]) {
    expect(text.replace(/\{\{\w+\}\}/g, '')).not.toMatch(/[{}]/);
  }
});

test('no text is empty, or has blanks at an end or doubled', () => {
  for (const [key, text] of [...mongolian, ...english]) {
    expect([key, text]).toEqual([key, text.trim().replace(/\s+/g, ' ')]);
    expect(text, key).not.toBe('');
  }
});

test('Mongolian words are of one alphabet: no Latin look-alike among Cyrillic letters', () => {
  for (const [key, text] of mongolian) {
    expect(text, key).not.toMatch(/[а-яёөү][a-z]|[a-z][а-яёөү]/i);
  }
});

test('every text is used', () => {
  const unused = [...mongolian.keys()].filter(
    (key) => !written.has(key) && !derived.some((pattern) => pattern.test(key)),
  );
  expect(unused).toEqual([]);
});
