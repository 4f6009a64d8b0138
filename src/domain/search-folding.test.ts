import { expect, test } from 'vitest';
import { toSearchText, toSearchWords, toStem, toStems } from './search-folding.ts';

const sameWords: ReadonlyArray<readonly [string, ...string[]]> = [
  ['гар утас', 'gar utas', 'ГАР УТАС', 'Gar Utas', 'gar  utas!'],
  ['үнэ', 'унэ', 'une', 'vne', 'üne', 'їнэ'],
  ['өнгө', 'онго', 'ongo', 'öngö', 'єнгє'],
  ['шинэ дугаар', 'shine dugaar', 'shine dugar', 'ШИНЭ ДУГААР'],
  ['хөнгөлөлт', 'khongololt', 'hongololt', 'xongololt', 'хонгололт'],
  ['үйлчилгээ', 'uilchilgee', 'uylchilgee', 'vilchilgee', 'уйлчилгээ'],
  ['салбар', 'salbar'],
  ['цахилгаан', 'tsahilgaan', 'cahilgaan', 'tsakhilgaan'],
  ['чихэвч', 'chihevch', 'chikhevch'],
  ['жижиг', 'jijig', 'zhizhig'],
  ['яриа', 'yaria'],
  ['юань', 'yuani'],
  ['ёс', 'ес', 'yos'],
  ['ерөнхий', 'yeronhii', 'eronhiy', 'yeronkhii'],
  ['сургууль', 'surguuli', 'сургуулъь'],
  ['хийх', 'hiih', 'xiix', 'khiikh'],
  ['вэб', 'veb', 'web'],
  ['авах', 'avah', 'awax'],
  ['iPhone', 'IPHONE', 'iphone'],
  ['eSIM', 'e-sim', 'E‑SIM'],
  ['цэнэглэгч', 'tseneglegch', 'ceneglegch'],
  ['эсхүл', 'eskhul', 'eshul'],
];

for (const [first, ...others] of sameWords) {
  test(`"${first}" is found by each of its spellings`, () => {
    for (const other of others) expect(toSearchWords(other)).toEqual(toSearchWords(first));
  });
}

test('words of different sound stay apart', () => {
  const words = ['утас', 'атас', 'өнгө', 'үнэ', 'карт', 'хард', 'сар', 'шар', 'цар', 'чар', 'зар'];
  expect(new Set(words.map((word) => toSearchWords(word)[0])).size).toBe(words.length);
});

test('digits are never collapsed', () => {
  expect(toSearchWords('2222 1100')).toEqual(['2222', '1100']);
});

test('a hyphenated word is indexed whole and in parts', () => {
  expect(toSearchText('Wi-Fi 6').split(' ')).toEqual(expect.arrayContaining(toSearchWords('wifi')));
  expect(toSearchText('Wi-Fi 6').split(' ')).toEqual(
    expect.arrayContaining(toSearchWords('wi fi')),
  );
});

test('folding what is folded changes nothing', () => {
  for (const [first] of sameWords) {
    const once = toSearchText(first);
    expect(toSearchText(once)).toBe(once);
  }
});

test('a query of signs alone has no words', () => {
  expect(toSearchWords('"* ( ) -- ^')).toEqual([]);
});

test('combining and ready-made letters are the same', () => {
  expect(toSearchWords('гэрий\u0301н')).toEqual(toSearchWords('гэрийн'));
  expect(toSearchWords('и\u0306е\u0308')).toEqual(toSearchWords('йё'));
});

const sameStems: ReadonlyArray<readonly [string, ...string[]]> = [
  ['цэнэглэх', 'цэнэглэлт', 'tseneglekh', 'ceneglelt'],
  ['сонгох', 'сонголт'],
  ['солих', 'солилт'],
  ['хөнгөлөх', 'хөнгөлөлт'],
  ['сэргээх', 'сэргээлт', 'sergeeh'],
  ['захиалах', 'захиалга'],
];

for (const [first, ...others] of sameStems) {
  test(`"${first}" has the stem of its noun`, () => {
    const stems = [first, ...others].map((word) => toSearchWords(word).map(toStem));
    expect(new Set(stems.flat()).size).toBe(1);
  });
}

test('words that are no verbs, and short ones, keep their endings', () => {
  for (const word of ['утас', 'төлбөр', 'дугаар', 'эх', 'алт', 'гол', 'iphone', 'altai', '2222']) {
    expect(toSearchWords(word).map(toStem)).toEqual(toSearchWords(word));
  }
});

test('only stems that are not words already are added', () => {
  expect(toStems(toSearchText('дугаар сонгох'))).toBe(toSearchWords('сонг').join(' '));
  expect(toStems(toSearchText('дугаар'))).toBe('');
});
