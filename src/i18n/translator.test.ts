import rosetta from 'rosetta';
import { expect, test } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import mn from '../../locales/mn.json' with { type: 'json' };
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
  expect(toEnglish('footer.slide', { index: 2 })).toBe('Slide 2');
  expect(toEnglish('footer.slide', { index: 0 })).toBe('Slide 0');
});

test('translator inserts a value literally when it looks like a pattern or a placeholder', () => {
  expect(toEnglish('footer.rights', { years: '$&', name: '{{years}}' })).toBe(
    '© $& {{years}}. All rights reserved.',
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
      expect([values, {}, undefined].map((given) => t(key, given))).toEqual(expected);
      expect(t(key, values)).toBe(expected[0]);
    }
  },
);
