/** Runs in the page: counts the elements that React has not hydrated yet. A kiosk's keyboard is not React's. */
export function countUnhydrated(): number {
  const hydratable =
    'body *:not(script, noscript, noscript *, template, link, style, meta, title, input[type=hidden], .keyboard, .keyboard *)';
  return [...document.querySelectorAll(hydratable)].filter(
    (element) => !Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  ).length;
}
