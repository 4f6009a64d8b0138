/** Latin letters that look like a Cyrillic one, as a keyboard in the wrong layout writes them. */
const cyrillicOf: Readonly<Record<string, string>> = {
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

/** Converts to capitals, and Latin look-alikes to Cyrillic, letter by letter, so that a caret keeps its position. */
export function foldLookAlikes(text: string): string {
  return text.toUpperCase().replace(/[ABEKMHOPCTXY]/g, (letter) => cyrillicOf[letter] ?? letter);
}
