import { expect, test } from 'vitest';
import { toAbout, toModelName } from './model.ts';

test('a handset is named in the units of its language', () => {
  const model = { brand: 'Altai', name: 'Altai 9', storage: '256 GB', basePrice: 1 };
  expect(toModelName(model, 'mn')).toBe('Altai 9 256 ГБ');
  expect(toModelName(model, 'en')).toBe('Altai 9 256 GB');
  expect(toModelName({ ...model, name: 'Nine' }, 'en')).toBe('Altai Nine 256 GB');
});

test.each([
  [1_377_493, 1_377_000],
  [1_377_500, 1_378_000],
  [900, 900],
])('about %i is said as %i', (price, said) => {
  expect(toAbout(price)).toBe(said);
});
