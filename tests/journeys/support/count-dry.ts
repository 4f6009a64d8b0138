/** Runs in the page: how many elements React has not taken over yet; an icon's inside is none of its business. */
export function countDry(): number {
  const drawn =
    'body *:not(script, noscript, noscript *, template, link, style, meta, title, input[type=hidden], .icon > use)';
  return [...document.querySelectorAll(drawn)].filter(
    (element) => !Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  ).length;
}
