import { expect, test } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import mn from '../../locales/mn.json' with { type: 'json' };

interface Texts {
  [key: string]: string | Texts;
}

function listTexts(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : listTexts(value, `${prefix}${key}.`),
  );
}

function listHoles(text: string): string[] {
  return Array.from(text.matchAll(/\{\{(.*?)\}\}/g), ([, hole = '']) => hole.trim()).toSorted();
}

const mongolian = new Map(listTexts(mn));
const english = new Map(listTexts(en));

test('both languages have the same keys, in the same order', () => {
  expect([...english.keys()]).toEqual([...mongolian.keys()]);
});

test('a text has the same holes in both languages', () => {
  const holes = (texts: Map<string, string>) =>
    Object.fromEntries(Array.from(texts, ([key, text]) => [key, listHoles(text)]));
  expect(holes(english)).toEqual(holes(mongolian));
});

test('no text is empty or padded', () => {
  const odd = [...mongolian, ...english].filter(([, text]) => text === '' || text !== text.trim());
  expect(odd).toEqual([]);
});

test('English texts have no Cyrillic letters, but for the way to the other language', () => {
  const odd = [...english].filter(
    ([key, text]) => key !== 'lang.toOther' && /\p{Script=Cyrillic}/u.test(text),
  );
  expect(odd).toEqual([]);
});

test('holes are closed', () => {
  const odd = [...mongolian, ...english].filter(([, text]) =>
    /[{}]/.test(text.replaceAll(/\{\{\w+\}\}/g, '')),
  );
  expect(odd).toEqual([]);
});
