import rosetta from 'rosetta';
import { expect, test } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import mn from '../../locales/mn.json' with { type: 'json' };
import { toPlain } from './keep-together.ts';
import { locales } from './locale.ts';
import { type MessageKey, translator } from './translator.ts';

const toMongolian = translator('mn');
const toEnglish = translator('en');

test('each translator stays in its language when two are used side by side', () => {
  expect([toMongolian('nav.news'), toEnglish('nav.news'), toMongolian('nav.news')]).toEqual([
    'Мэдээ',
    'News',
    'Мэдээ',
  ]);
});

test('translator fills a placeholder when its value is zero too', () => {
  expect(toEnglish('shop.toPicture', { index: 2 })).toBe('Show picture 2');
  expect(toEnglish('shop.toPicture', { index: 0 })).toBe('Show picture 0');
});

test('translator inserts a value literally when it looks like a pattern or a placeholder', () => {
  expect(toEnglish('footer.rights', { years: '$&', name: '{{years}}' })).toBe(
    '© $& {{years}}. All rights reserved.',
  );
});

test('of one thing the translator uses the text of one, where there is one', () => {
  const days = [1, 2, 21].map((count) => toEnglish('roaming.days', { count }));
  expect(days).toEqual(['1 day', '2 days', '21 days']);
  expect(toMongolian('roaming.days', { count: 1 })).toBe('1 хоног');
  expect(toEnglish('search.results', { count: 1, query: 'sim' })).toBe(
    'Showing 1 result for “sim”',
  );
});

interface Dictionary {
  [name: string]: string | Dictionary;
}

const listKeys = (dictionary: Dictionary, prefix = ''): string[] =>
  Object.entries(dictionary).flatMap(([name, value]) =>
    typeof value === 'string' ? [prefix + name] : listKeys(value, `${prefix}${name}.`),
  );

test.each(locales)(
  'translator gives the text that rosetta gives when the language is %s',
  (locale) => {
    const dictionary = rosetta({ mn, en });
    const t = translator(locale);
    const values = new Proxy({}, { get: (_target, name) => `<${String(name)}>` });
    for (const key of listKeys(mn) as MessageKey[]) {
      const expected = [values, {}, undefined].map((given) => dictionary.t(key, given, locale));
      // Twice, since the second call uses what the first has compiled.
      expect([values, {}, undefined].map((given) => toPlain(t(key, given)))).toEqual(expected);
      expect(toPlain(t(key, values))).toBe(expected[0]);
    }
  },
);
