import { toSearchWords } from '#domain/search-folding.ts';
import { goods } from './goods.ts';
import { knownPages } from './known-pages.ts';
import { toAskedWords, toDistance, toUnlikeness } from './match.ts';

const vocabulary = new Map<string, string>();
for (const { said } of [...knownPages, ...goods]) {
  for (const word of said.split(/[\s,]+/)) {
    const [folded = '', more] = toSearchWords(word);
    if (more === undefined && !vocabulary.has(folded)) vocabulary.set(folded, word);
  }
}

/** What another word may be unlike by and still be taken for it: one slip, or о and у for ө and ү. */
const maxUnlikeness = 0.5;

/** A word as it is written properly; itself where it is known, or like no known word. */
function toProperWord(typed: string): string {
  const [folded = '', more] = toSearchWords(typed);
  const isPlain = more === undefined && folded.length >= 3 && !/\d/.test(folded);
  if (!isPlain || vocabulary.has(folded)) return typed;
  let [best, least] = [typed, Infinity];
  for (const [known, word] of vocabulary) {
    if (Math.abs(known.length - folded.length) > 1) continue;
    const found = toUnlikeness(folded, known, false);
    if (found !== null && found <= maxUnlikeness && found < least) [best, least] = [word, found];
  }
  return best;
}

/** What was typed with the slips mended that are certain enough. */
export const toProperQuestion = (typed: string): string =>
  typed.split(/\s+/).map(toProperWord).join(' ');

/** What else is said for the same thing: its names in both languages, which a service knows if it knows any. */
function findOtherNames(question: string): string[] {
  const asked = toAskedWords(question);
  const [likest] = [...goods, ...knownPages]
    .map(({ said }) => ({ said, distance: toDistance(asked, said) ?? Infinity }))
    .toSorted((a, b) => a.distance - b.distance);
  return likest && likest.distance <= maxUnlikeness ? likest.said.split(', ').slice(0, 2) : [];
}

const maxRewritten = 2;

/** What a service is asked: the words as they were typed first, then at most two other ways to say it. */
export function toQuestions(typed: string): string[] {
  const proper = toProperQuestion(typed);
  const toKey = (text: string) => toSearchWords(text).join(' ');
  const questions = new Map([[toKey(typed), typed]]);
  for (const one of [proper, ...findOtherNames(proper)]) {
    if (!questions.has(toKey(one)) && questions.size <= maxRewritten)
      questions.set(toKey(one), one);
  }
  return [...questions.values()];
}
