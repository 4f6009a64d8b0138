import { expect, test } from 'vitest';
import {
  type Greeting,
  greetingMs,
  isInSeason,
  toNextOccasion,
  readLinkText,
  swapLetters,
  toLinkText,
} from './model.ts';

const greeting: Greeting = {
  template: 'khadag',
  to: 'Өвөө, эмээ',
  from: 'Бат & Co. {A|Z} ~ 🎉',
  message: 'Амар байна уу?\nHappy #1 [year]!',
};
const now = Date.UTC(2026, 11, 31, 12);

test('a link gives back what went in, in letters of either alphabet', () => {
  expect(readLinkText(toLinkText(greeting, now), now)).toEqual(greeting);
  expect(new TextEncoder().encode(swapLetters('Өнөөдөр')).length).toBe(7);
});

test('a link shows nothing when its 90 days are over, or when it was made tomorrow', () => {
  const text = toLinkText(greeting, now);
  expect(readLinkText(text, now + greetingMs - 86_400_000)).not.toBeNull();
  expect(readLinkText(text, now + greetingMs)).toBeNull();
  expect(readLinkText(text, now - 2 * 86_400_000)).toBeNull();
});

test('a text that is no greeting shows nothing', () => {
  expect(readLinkText('', now)).toBeNull();
  expect(readLinkText(toLinkText(greeting, now).replace('khadag', 'other'), now)).toBeNull();
});

test.each([
  ['2026-11-30', false],
  ['2026-12-01', true],
  ['2027-03-31', true],
  ['2027-04-01', false],
])('the season on %s: %s', (date, isOpen) => {
  expect(isInSeason(date)).toBe(isOpen);
});

test.each([
  ['2026-11-25', 'newYear'],
  ['2026-12-31', 'newYear'],
  ['2027-01-07', 'newYear'],
  ['2027-01-08', 'whiteMonth'],
  ['2027-03-31', 'whiteMonth'],
  ['2027-04-01', 'newYear'],
])('on %s the next new year is %s', (date, occasion) => {
  expect(toNextOccasion(date)).toBe(occasion);
});
