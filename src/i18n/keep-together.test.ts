import { expect, test } from 'vitest';
import { keepTogether, toPlain } from './keep-together.ts';
import { localized } from './localized.ts';
import { translator } from './translator.ts';

const hyphen = '\u2011';
const space = '\u00a0';

test.each([
  ['Жишээ нь: 12-р байр', `Жишээ нь: 12${hyphen}р байр`],
  ['1,000₮-өөс эхэлнэ', `1,000₮${hyphen}өөс эхэлнэ`],
  ['30 ГБ дата, 500 MB', `30${space}ГБ дата, 500${space}MB`],
  ['Регистр эсвэл ТТД-аар', `Регистр эсвэл ТТД${hyphen}аар`],
  ['2.4 км', `2.4${space}км`],
  ['+976 7700 2222', `+976${space}7700${space}2222`],
  ['И-мэйл, эсвэл e-mail', `И${hyphen}мэйл, эсвэл e${hyphen}mail`],
])('keepTogether lets no line end within a number of "%s"', (text, kept) => {
  expect(keepTogether(text)).toBe(kept);
  expect(toPlain(kept)).toBe(text);
});

test.each(['08:00-20:00', '6-digit code', 'e-mail@example.mn', '12 минут', '2026-11-18'])(
  'keepTogether leaves "%s" as it is',
  (text) => expect(keepTogether(text)).toBe(text),
);

test('texts of the site and of services are kept together, also around values', () => {
  expect(translator('mn')('paging.page', { page: 2 })).toBe(`2${hyphen}р хуудас`);
  expect(translator('en')('branches.km', { km: '2.4' })).toBe(`2.4${space}km`);
  const item = { nameMn: '3-р хороо, 30 ГБ', nameEn: '<a href="/1-р">1-р</a>' };
  expect(localized(item, 'name', 'mn')).toBe(`3${hyphen}р хороо, 30${space}ГБ`);
  // In HTML the words are kept together when they are rendered: an address must stay as it is.
  expect(localized(item, 'name', 'en')).toBe(item.nameEn);
});
