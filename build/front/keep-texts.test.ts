import { expect, test } from 'vitest';
import { keepTexts, readKeys } from './keep-texts.ts';

const texts = {
  shop: {
    title: 'Shop',
    found: '{{count}} things',
    foundOne: 'one thing',
    sort: { price: 'By price', newest: 'Newest' },
    nowhere: 'Nobody says this',
  },
  pay: { title: 'Pay' },
};
const keep = (code: string) => keepTexts(texts, readKeys(code));

test('a text that is named is kept, and the others are not', () => {
  expect(keep('t("shop.title")')).toEqual({ shop: { title: 'Shop' } });
  expect(keep('t(`pay.title`)')).toEqual({ pay: { title: 'Pay' } });
  expect(keep("t('shop.nothing')")).toEqual({});
});

test('a text whose name is one word is kept', () => {
  expect(keepTexts({ offline: 'No connection', ...texts }, new Set())).toEqual({
    offline: 'No connection',
  });
});

test('what is said of one is kept beside what is said of several', () => {
  expect(keep('t(`shop.found`,{count:e})')).toEqual({
    shop: { found: '{{count}} things', foundOne: 'one thing' },
  });
});

test('all texts are kept whose names begin as the code says', () => {
  const all = { shop: { sort: texts.shop.sort } };
  expect(keep('t(`shop.sort.${e}`)')).toEqual(all);
  expect(keep('u(`shop.sort`)')).toEqual(all);
  expect(keep('"pay."+e')).toEqual({ pay: texts.pay });
});

test('a word of the code is no name of a text', () => {
  expect(keep('e.pay.title,{shop:1},"shop","pay title"')).toEqual({});
});
