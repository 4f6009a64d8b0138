import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { entity, identified } from './entity.ts';
import { keepValid, parseNoting } from './parsing.ts';
import { icon, lenientList, optionalText, orderPrice, picture, pictures, price } from './shape.ts';

const names = { nameMn: optionalText, nameEn: optionalText };
const child = entity(names, 'name');
const category = identified({ ...names, children: lenientList(child) }, 'name');

test.each([
  [{ nameMn: 'Утас' }, { nameMn: 'Утас', nameEn: 'Утас' }],
  [
    { nameEn: 'Phone', nameMn: '' },
    { nameMn: 'Phone', nameEn: 'Phone' },
  ],
  [
    { nameEn: 'Phone', nameMn: null },
    { nameMn: 'Phone', nameEn: 'Phone' },
  ],
  [
    { nameEn: 'Phone', nameMn: 'Утас' },
    { nameMn: 'Утас', nameEn: 'Phone' },
  ],
])('an entity of %j has its text in both languages', (given, read) => {
  expect(child.parse(given)).toEqual(read);
  expect(child.parse(child.parse(given))).toEqual(read);
});

test('an entity is refused when a text that it needs is in no language', () => {
  for (const given of [{}, { nameMn: '', nameEn: '' }, { nameMn: 7 }, null]) {
    expect.soft(child.safeParse(given).success).toBe(false);
  }
});

test('an identified entity has the id of the service, else the same one for the same text', () => {
  const [first, same, other] = ['Утас', 'Утас', 'Карт'].map((nameMn) => category.parse({ nameMn }));
  expect(category.parse({ id: 7, nameMn: 'Утас' }).id).toBe('7');
  expect(first?.id).toMatch(/^x-\w+$/);
  expect(same?.id).toBe(first?.id);
  expect(other?.id).not.toBe(first?.id);
  expect(category.parse(first)).toEqual(first);
});

test('parseNoting says of each element that was left out where it stood and its field, but no value', () => {
  const list = [
    { nameMn: 'a', children: [{ nameMn: 'b' }, { nameEn: '' }, 7] },
    { secret: '99112233' },
  ];
  const { value, dropped } = parseNoting(() => keepValid(category, list));
  expect(value).toMatchObject([{ nameMn: 'a', children: [{ nameMn: 'b' }] }]);
  expect(dropped).toEqual(['0.children.1: nameMn', '0.children.2: itself', '1: nameMn']);
  expect(parseNoting(() => keepValid(category, [{ nameMn: 'a' }])).dropped).toEqual([]);
});

test.each([
  ['https://img.example.mn/a.webp', 'https://img.example.mn/a.webp'],
  ['/uploads/a.webp', '/uploads/a.webp'],
  ['uploads/a b.webp', null],
  ['uploads/a.webp', '/uploads/a.webp'],
  [{ url: '/uploads/a.webp' }, '/uploads/a.webp'],
  ['javascript:alert(1)', null],
  ['javascript:a.png', null],
  ['//elsewhere.example/a.png', null],
  ['#a', null],
  [7, null],
  [undefined, null],
])('picture reads %j as %s', (given, read) => {
  expect(picture.parse(given)).toBe(read);
});

test('pictures and icons are shown as whoever parses them says', () => {
  const shape = z.object({ images: pictures, icon, cover: picture });
  const toPicture = (address: string) =>
    address.includes('bad') ? null : `https://i.mn${address}`;
  const given = { images: ['/a.webp', '/bad.webp', 7], icon: '/i.svg', cover: '/bad.webp' };
  const { value } = parseNoting(() => shape.parse(given), { toPicture });
  const read = { images: ['https://i.mn/a.webp'], icon: 'https://i.mn/i.svg', cover: null };
  expect(value).toEqual(read);
  expect(shape.parse({ images: [], icon: 'phone' }).icon).toBe('phone');
  for (const bad of ['javascript:alert(1)//', ' https://evil.example/x.png', 'a/b.png', '<b>']) {
    expect(shape.parse({ images: [], icon: bad }).icon).toBe('');
  }
});

test.each([
  [19_900, 19_900],
  [19_900.2, 19_901],
  ['19900', 19_900],
  ['19900.5', 19_901],
  [undefined, 0],
  [null, 0],
  [-1, 0],
  ['free', 0],
  [1e21, 0],
])('price reads %j as %d', (given, read) => {
  expect(price.parse(given)).toBe(read);
});

test.each([[19_900, 19_900], ['19900.5', 19_901], [0], [-1], ['NaN'], [null], [undefined], [1e21]])(
  'orderPrice reads %j as %s',
  (given, read?: number) => {
    expect(orderPrice.safeParse(given).data).toBe(read);
  },
);
