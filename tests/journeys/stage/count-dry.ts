/** Runs in the page: how many elements React has not taken over yet. */
export function countDry(): number {
  const drawn =
    'body *:not(script, noscript, noscript *, template, link, style, meta, title, input[type=hidden])';
  return [...document.querySelectorAll(drawn)].filter(
    (element) => !Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  ).length;
}
