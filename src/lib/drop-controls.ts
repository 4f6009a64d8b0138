/** What no HTML document or form may hold: control characters but tab and line ends, non-characters, halves of a pair. */
// oxlint-disable-next-line no-control-regex -- They are what it is for.
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\p{Cs}]/gu;

/** For texts from outside: a raw NUL makes the HTML invalid, and some readers end the text there. */
export function dropControls(text: string): string {
  return text.replace(controls, '');
}
