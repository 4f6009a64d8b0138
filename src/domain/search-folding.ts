/**
 * Mongolian is typed in Cyrillic, in Latin by ear, and with Ө Ү Ё left out. Index and query pass
 * through the same folding into one small Cyrillic alphabet, where all those spellings are one word.
 */

/** Old keyboards without Ө and Ү put the Ukrainian letters in their place. */
const STAND_INS: Readonly<Record<string, string>> = { є: 'о', ї: 'у', і: 'и', ө: 'о', ү: 'у' };

/** Two Latin letters that make one sound; `yo` is ё, and ё is folded to е. */
const LATIN_PAIRS: Readonly<Record<string, string>> = { kh: 'х', yo: 'е', ye: 'е' };

/** What one letter becomes. `v` stands for в as well as ү, so в, у and ү are one letter here. */
const LETTERS: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'б',
  c: 'ц',
  d: 'д',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'х',
  i: 'и',
  j: 'ж',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  q: 'к',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'у',
  w: 'у',
  x: 'х',
  y: 'и',
  z: 'з',
  в: 'у',
  э: 'е',
  ы: 'и',
  ь: 'и',
  ъ: '',
  щ: 'ш',
  я: 'иа',
  ю: 'иу',
};

/** After the letters: what the Latin pairs sh, ch, ts, zh, dj and ph have become by then. */
const SOUNDS: Readonly<Record<string, string>> = {
  сх: 'ш',
  цх: 'ч',
  тс: 'ц',
  зх: 'ж',
  дж: 'ж',
  пх: 'ф',
};

function foldWord(word: string): string {
  const letters = word
    .replace(/kh|yo|ye/g, (pair) => LATIN_PAIRS[pair] ?? pair)
    .replace(/./gu, (letter) => LETTERS[letter] ?? letter);
  return collapse(mergeSounds(collapse(letters)));
}

/** Long vowels and doubled consonants are written both ways; digits are not (2222 is not 2). */
function collapse(word: string): string {
  return word.replace(/(\p{L})\1+/gu, '$1');
}

function mergeSounds(word: string): string {
  return word.replace(/сх|цх|тс|зх|дж|пх/g, (pair) => SOUNDS[pair] ?? pair);
}

function toPlainLetters(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[єїіөү]/g, (letter) => STAND_INS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
}

/** The folded words of a query, in order; `e-sim` counts as one word. */
export function toSearchWords(query: string): string[] {
  return toPlainLetters(query)
    .replace(/(?<=[\p{L}\p{N}])[-‐‑](?=[\p{L}\p{N}])/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .map(foldWord)
    .filter((word) => word !== '');
}

/** The folded text to index: hyphenated words go in both whole and in parts. */
export function toSearchText(text: string): string {
  const parts = text.replace(/[-‐‑]/g, ' ');
  const words = toSearchWords(parts);
  return parts === text ? words.join(' ') : [...words, ...wholeWords(text, words)].join(' ');
}

function wholeWords(text: string, known: readonly string[]): string[] {
  return toSearchWords(text).filter((word) => !known.includes(word));
}

/** Folded endings of Mongolian verbs (сонгох, цэнэглэх) and of the nouns made of them (сонголт). */
const VERB_ENDING = /(?<=^\p{L}{3,})(?:[аеиоу]?(?:х|лт)|(?<=л)г[ае])$/u;

/** What a folded verb and its noun have in common: цэнэглэх and цэнэглэлт are one. */
export function toStem(word: string): string {
  return word.replace(VERB_ENDING, '');
}

/** The stems of a folded text that are not words of it already. */
export function toStems(folded: string): string {
  const words = folded.split(' ');
  return [...new Set(words.map(toStem))].filter((stem) => !words.includes(stem)).join(' ');
}
