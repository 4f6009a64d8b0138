/** Latin letters with a Cyrillic twin, as a keyboard left in the wrong layout writes them. */
const twins: Readonly<Record<string, string>> = {
  A: 'А',
  B: 'В',
  E: 'Е',
  K: 'К',
  M: 'М',
  H: 'Н',
  O: 'О',
  P: 'Р',
  C: 'С',
  T: 'Т',
  X: 'Х',
  Y: 'У',
};

/** Capital letters, Cyrillic wherever they look so; letter for letter, so that a caret stays where it is. */
export function foldLookAlikes(text: string): string {
  return text.toUpperCase().replace(/[ABEKMHOPCTXY]/g, (letter) => twins[letter] ?? letter);
}
