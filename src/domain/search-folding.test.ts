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
  test(`toSearchWords folds "${first}" alike when it is spelled differently`, () => {
    for (const other of others) expect(toSearchWords(other)).toEqual(toSearchWords(first));
  });
}

test('toSearchWords keeps words apart when they sound different', () => {
  const words = ['утас', 'атас', 'өнгө', 'үнэ', 'карт', 'хард', 'сар', 'шар', 'цар', 'чар', 'зар'];
  expect(new Set(words.map((word) => toSearchWords(word)[0])).size).toBe(words.length);
});

test('toSearchWords does not collapse characters when they are digits', () => {
  expect(toSearchWords('2222 1100')).toEqual(['2222', '1100']);
});

test('toSearchText indexes a word whole and in parts when it has a hyphen', () => {
  expect(toSearchText('Wi-Fi 6').split(' ')).toEqual(expect.arrayContaining(toSearchWords('wifi')));
  expect(toSearchText('Wi-Fi 6').split(' ')).toEqual(
    expect.arrayContaining(toSearchWords('wi fi')),
  );
});

test('toSearchWords changes nothing when the text is folded already', () => {
  for (const [first] of sameWords) {
    const once = toSearchText(first);
    expect(toSearchText(once)).toBe(once);
  }
});

test('toSearchWords returns no words when the query is punctuation only', () => {
  expect(toSearchWords('"* ( ) -- ^')).toEqual([]);
});

test('toSearchWords folds letters alike when they are combined or precomposed', () => {
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
  test(`toStem gives "${first}" the stem of its noun when both are folded`, () => {
    const stems = [first, ...others].map((word) => toSearchWords(word).map(toStem));
    expect(new Set(stems.flat()).size).toBe(1);
  });
}

test('toStem changes nothing when a word is short or no verb', () => {
  for (const word of ['утас', 'төлбөр', 'дугаар', 'эх', 'алт', 'гол', 'iphone', 'altai', '2222']) {
    expect(toSearchWords(word).map(toStem)).toEqual(toSearchWords(word));
  }
});

test('toStems leaves a stem out when it is a word of the text', () => {
  expect(toStems(toSearchText('дугаар сонгох'))).toBe(toSearchWords('сонг').join(' '));
  expect(toStems(toSearchText('дугаар'))).toBe('');
});

test('a letter that is typed far more often than any word has it is no other spelling of the word', () => {
  expect(toSearchWords('aaa')).toEqual(toSearchWords('а'));
  expect(toSearchWords('дугааар')).toEqual(toSearchWords('дугаар'));
  expect(toSearchWords('a'.repeat(60))).not.toEqual(toSearchWords('а'));
  expect(toSearchWords('ааааа')).toEqual(['ааааа']);
});
