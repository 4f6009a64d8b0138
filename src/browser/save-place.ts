import { dataSettled } from './page-contract.ts';

const key = 'place';

/** Elements that both languages have in the same order; those of the footer for who is at the page's end. */
const listParts = () => [...document.querySelectorAll(':is(main,footer) :is(h1,h2,h3,li,p,form)')];
const topOf = (part: Element) => part.getBoundingClientRect().top;

/** It stays while the page moves, so it says nothing of the place. */
function isStuck(part: Element | null): boolean {
  for (let one = part; one; one = one.parentElement) {
    if (/sticky|fixed/.test(getComputedStyle(one).position)) return true;
  }
  return false;
}

/** It is shown, moves with the page, and does not begin behind a bar, where nobody sees it. */
function isAnchor(part: Element): boolean {
  const { left, top } = part.getBoundingClientRect();
  if (part.getClientRects().length === 0 || isStuck(part)) return false;
  return !isStuck(document.elementFromPoint(left + 1, top + 1));
}

/** Saves the scroll position before the language changes, which loads a new document. */
export function savePlace(): void {
  if (scrollY < 1) return;
  const parts = listParts();
  const part = parts.findIndex((one) => topOf(one) >= 0 && isAnchor(one));
  const top = parts[part] && topOf(parts[part]);
  try {
    sessionStorage.setItem(key, JSON.stringify([location.pathname, part, top]));
  } catch {
    // Without storage the page begins at its top.
  }
}

/** Restores the saved scroll position, once. */
export function restorePlace(): void {
  try {
    const saved = sessionStorage.getItem(key);
    if (!saved) return;
    sessionStorage.removeItem(key);
    const [path, index, top] = JSON.parse(saved) as [string, number, number];
    if (path !== location.pathname) return;
    // Everything is rendered at once, because heights that change later would move the place away again.
    document.documentElement.setAttribute(dataSettled, '');
    const part = listParts()[index];
    if (part) scrollTo({ top: scrollY + topOf(part) - top, behavior: 'instant' });
  } catch {
    // A value that cannot be read is ignored.
  }
}
