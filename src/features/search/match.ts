import { toSearchWords, toStem } from '#domain/search-folding.ts';

/** People type о and у for ө and ү alike, so that for a likeness they are one letter. */
const loosen = (word: string) => word.replaceAll('о', 'у');

/** What is said around a question. */
const around = new Set(
  toSearchWords(
    'my the a an to how where is are do does i in for of me can get what when on at and or please near яаж хаана байна вэ юу уу үү миний би хэрхэн хэзээ ямар ба болон тухай want need find',
  ),
);

const maxWords = 12;

/** The folded words that a question is about; all of them where there would be none. */
export function toAskedWords(question: string): string[] {
  const all = toSearchWords(question).slice(0, maxWords);
  const own = all.filter((word) => !around.has(word));
  return own.length > 0 ? own : all;
}

/** Whether two words differ by one letter: added, left out, changed, or two that have changed places. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  const limit = Math.min(a.length, b.length) - start;
  while (end < limit && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB === `${restA[1]}${restA[0]}`;
}

/** Shorter words become other words by one letter. */
const slipLength = 4;

/** How unlike two folded words are: 0 the same word or its stem, 1 hardly alike; null not alike. */
export function toUnlikeness(typed: string, known: string, isLast: boolean): number | null {
  if (typed === known || toStem(typed) === toStem(known)) return 0;
  const [a, b] = [loosen(typed), loosen(known)];
  if (a === b || toStem(a) === toStem(b)) return 0.1;
  if (typed.length >= 3 && b.startsWith(a) && (isLast || typed.length >= slipLength)) {
    return b.length - a.length <= 2 ? 0.2 : 0.4;
  }
  // Mongolian words end in what they do in a sentence: салбарууд, роумингийн.
  if (known.length >= slipLength && a.startsWith(b) && a.length - b.length <= 4) return 0.3;
  // A word of three letters may lack one, but is another word where one is changed.
  const isLongEnough = typed.length >= slipLength || (typed.length === 3 && known.length === 4);
  // The first letter is seldom the wrong one, and a digit never.
  if (isLongEnough && known.length >= slipLength && a[0] === b[0] && isOneSlip(a, b)) {
    return 0.5;
  }
  return null;
}

/** How unlike a phrase is to what was asked: every asked word occurs in it, or it occurs in what was asked; else null. */
function toPhraseUnlikeness(asked: readonly string[], phrase: readonly string[]): number | null {
  const likest = (typed: string, at: number) =>
    phrase.reduce<number | null>((best, known) => {
      const found = toUnlikeness(typed, known, at === asked.length - 1);
      return found === null || (best !== null && best <= found) ? best : found;
    }, null);
  const found = asked.map(likest);
  const missed = found.filter((one) => one === null).length;
  const sum = found.reduce<number>((total, one) => total + (one ?? 0), 0);
  if (missed === 0) return sum + Math.max(0, phrase.length - asked.length) * 0.35;
  // More was asked than the phrase has: it has to be in there whole.
  const held = asked.length - missed;
  return held >= phrase.length && held >= missed ? sum + missed * 0.7 : null;
}

const phrases = new Map<string, string[][]>();

/** The folded phrases of a text of the tables, or of names, parted by commas; folded once. */
function toPhrases(said: string): string[][] {
  const known = phrases.get(said);
  if (known) return known;
  const made = said.split(',').map(toAskedWords);
  // Names of services come and go; those of the tables stay.
  if (phrases.size > 2000) phrases.clear();
  phrases.set(said, made);
  return made;
}

/** How unlike what was asked is to the likest of the phrases; null where it is like none. */
export function toDistance(asked: readonly string[], said: string): number | null {
  return toPhrases(said).reduce<number | null>((best, phrase) => {
    const found = toPhraseUnlikeness(asked, phrase);
    return found === null || (best !== null && best <= found) ? best : found;
  }, null);
}

/** Whether every asked word occurs in a text, however long it is. */
export const holdsAsked = (asked: readonly string[], text: string): boolean => {
  const known = toAskedWords(text);
  return asked.every((typed) =>
    known.some((one) => {
      const found = toUnlikeness(typed, one, true);
      return found !== null && found <= 0.2;
    }),
  );
};
