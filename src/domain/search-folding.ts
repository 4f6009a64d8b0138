/**
 * Mongolian is typed in Cyrillic, in Latin letters by sound, and without Ө, Ү and Ё. Index and query are folded in
 * the same way into a small Cyrillic alphabet, in which all those spellings of a word are equal.
 */

/** Old keyboards without Ө and Ү have Ukrainian letters in their place. */
const STAND_INS: Readonly<Record<string, string>> = { є: 'о', ї: 'у', і: 'и', ө: 'о', ү: 'у' };

/** Pairs of Latin letters for one sound; `yo` is ё, and ё is folded to е. */
const LATIN_PAIRS: Readonly<Record<string, string>> = { kh: 'х', yo: 'е', ye: 'е' };

/** The folding of single letters. `v` is typed for в and for ү, so в, у and ү are folded to one letter. */
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

/** Applied after the letters, which have turned the Latin pairs sh, ch, ts, zh, dj and ph into these pairs. */
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

/** No word has a letter so often in a row, so it must not find what begins with the letter. */
const maxRun = 3;

/** Long vowels and doubled consonants are also written as one letter; digits are not (2222 is not 2). */
function collapse(word: string): string {
  return word.replace(/(\p{L})\1+/gu, (run, letter: string) =>
    [...run].length > maxRun ? run : letter,
  );
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

/** The folded text to index: hyphenated words are indexed whole and in parts. */
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

/** The common stem of a folded verb and its noun: that of цэнэглэх and цэнэглэлт is the same. */
export function toStem(word: string): string {
  return word.replace(VERB_ENDING, '');
}

/** The stems of a folded text, without those that are words of it. */
export function toStems(folded: string): string {
  const words = folded.split(' ');
  return [...new Set(words.map(toStem))].filter((stem) => !words.includes(stem)).join(' ');
}
