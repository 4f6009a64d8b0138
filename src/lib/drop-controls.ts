/**
 * What no HTML document or form may hold: control characters but tab and line ends, non-characters, halves of a pair; and
 * the marks that turn the direction of all that follows.
 */
const controls =
  // oxlint-disable-next-line no-control-regex -- They are what it is for.
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF\p{Cs}]/gu;

/** For texts from outside: a raw NUL makes the HTML invalid, and some readers end the text there. */
export function dropControls(text: string): string {
  return text.replace(controls, '');
}
