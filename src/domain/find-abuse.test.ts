import { expect, test } from 'vitest';
import { hasAbuse, hasLink } from './find-abuse.ts';

test.each([
  'fuck you',
  'FUCKING',
  'f u c k',
  'f.u.c.k',
  'fuuuuck',
  'fцck you, sh1t',
  'sh1t',
  '$hit',
  'b1tch!',
  'вitch',
  'Чи новш',
  'НОВШИЙН',
  'нoвш',
  'н о в ш',
  'новшшш',
  'хуй',
  'xуй',
  'хyй',
  'хүй',
  'пизда',
  'nи3да',
  'янхан',
  'янхaн',
  'yanhan',
  'тэнэгүүд',
  'тенег',
  'өөдгүй',
  'оодгуй',
])('%s is refused', (text) => {
  expect(hasAbuse(text)).toBe(true);
});

test.each([
  'Сар шинийн мэнд хүргэе! Мал сүрэг тарган уу?',
  'Амар байна уу? Даага далантай, бяруу булчинтай, сүрэг мал тарган орж байна уу?',
  'хуйвалдаан',
  'хуйлах хуйх',
  'Новосибирск',
  'Scunthorpe, Essex and a pass to assess the class',
  'Dick and Mandy wish you a shiitake dinner',
  'Энх тайван, эрүүл энх, аз жаргал хүсье!!!',
  'Бат-Эрдэнэ, Нарантуяа',
  'Happy New Year 2027!',
  'Ха ха ха',
  'Ө Ү Э',
  'Намхай, Гомбо, Сэд',
])('%s is a greeting', (text) => {
  expect(hasAbuse(text)).toBe(false);
});

test.each([
  'https://evil.example',
  'www.prize',
  'Go to tenger-prize.com',
  'хонжвор.mn',
  'visit evil.example now',
  'еvil．example',
  '９９００１２３４',
  '9911 2233',
  'MN 5001 2345 678',
])('%s leads somewhere', (text) => {
  expect(hasLink(text)).toBe(true);
});

test.each([
  '2027 он',
  'Сайн уу.За',
  'Happy New Year.Love',
  '1-р сарын 1',
  '31.12.2026',
  '2026-2027',
])('%s leads nowhere', (text) => {
  expect(hasLink(text)).toBe(false);
});
