import { abuse } from './abuse-words.ts';

/** Signs that are written for a letter: by shape, whichever the alphabet. */
const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
};
/** Latin letters and the Cyrillic ones that look like them; ө and ү are also typed as о and у. */
const alike = [
  ['a', 'а'],
  ['b', 'в'],
  ['c', 'с'],
  ['e', 'е'],
  ['h', 'н'],
  ['i', 'і'],
  ['k', 'к'],
  ['m', 'м'],
  ['o', 'о'],
  ['p', 'р'],
  ['t', 'т'],
  ['x', 'х'],
  ['y', 'у'],
] as const;
const cyrillicOf = new Map<string, string>(alike);
const latinOf = new Map<string, string>(alike.map(([latin, cyrillic]) => [cyrillic, latin]));
/** What else stands for a Cyrillic letter. */
const standIns: Readonly<Record<string, string>> = {
  ө: 'о',
  ү: 'у',
  э: 'е',
  ё: 'е',
  й: 'и',
  і: 'и',
  u: 'и',
  n: 'п',
  '3': 'з',
  '6': 'б',
  r: 'г',
};

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\P{M}\u0306]/gu, '')
    .normalize('NFC');
/** A letter that is held down counts once. */
const single = (word: string): string => word.replaceAll(/(.)\1+/gu, '$1');

const toCyrillic = (word: string): string =>
  single(
    [...word]
      .map((sign) => {
        const cyrillic = cyrillicOf.get(sign) ?? cyrillicOf.get(leet[sign] ?? '');
        return standIns[sign] ?? standIns[cyrillic ?? ''] ?? cyrillic ?? sign;
      })
      .join(''),
  );
const toLatin = (word: string): string =>
  single([...word].map((sign) => latinOf.get(sign) ?? leet[sign] ?? sign).join(''));

const isCyrillic = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word);
const fold = (listed: readonly string[]) => ({
  cyrillic: listed.filter(isCyrillic).map((word) => toCyrillic(plain(word))),
  latin: listed.filter((word) => !isCyrillic(word)).map((word) => toLatin(plain(word))),
});
const stems = fold(abuse.stems);
const words = fold(abuse.words);

/** Letters that stand apart, `f u c k` and `f.u.c.k`, are one word. */
const joinApart = (text: string): string =>
  text.replaceAll(
    /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][\s.,*_·-]{1,2}){2,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu,
    (apart) => apart.replaceAll(/[\s.,*_·-]/gu, ''),
  );

/** Whether a text has a word that a greeting may not have, however it is spelt. */
export function hasAbuse(text: string): boolean {
  const tokens = joinApart(plain(text)).match(/[\p{L}\p{N}@$!|]+/gu) ?? [];
  return tokens.some((token) => {
    // An exclamation mark is one more often than an i.
    const bare = token.replaceAll(/^[!|]+|[!|]+$/g, '');
    const [cyrillic, latin] = [toCyrillic(bare), toLatin(bare)];
    return (
      words.cyrillic.includes(cyrillic) ||
      words.latin.includes(latin) ||
      stems.cyrillic.some((stem) => cyrillic.startsWith(stem)) ||
      stems.latin.some((stem) => latin.startsWith(stem))
    );
  });
}

/** Addresses, and numbers as long as a phone's or an account's: what a false message from us would have. */
export function hasLink(text: string): boolean {
  // Wide and other forms of letters and digits are read as what they stand for.
  const read = text.normalize('NFKC');
  return (
    /:\/\/|\bwww\.|[\p{L}\p{N}-]{2,}\.(?:mn|com|net|org|me|io|co|ru|cn|info|xyz|app|top|shop|site|link)\b/iu.test(
      read,
    ) ||
    // A sentence without a space after its stop goes on in a capital letter.
    /[\p{L}\p{N}-]{2,}\.[a-z]{2,24}\b/u.test(read) ||
    /(?<!\d)(?!20\d\d[\s-]20\d\d)\d(?:[\s-]?\d){7,}/.test(read)
  );
}
