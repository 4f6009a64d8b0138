import { saveDraft } from './islands/form-draft.ts';

const key = 'place';

/** What both languages have in the same order. */
const listParts = () => [...document.querySelectorAll('main :is(h1,h2,h3,li,p,form)')];
const topOf = (part: Element) => part.getBoundingClientRect().top;

/** Another language is another document: who asks for it stays where they read, with what they typed. */
export function savePlace(): void {
  saveDraft();
  if (scrollY < 1) return;
  const parts = listParts();
  const part = parts.findIndex((one) => topOf(one) >= 0);
  const top = parts[part] && topOf(parts[part]);
  try {
    sessionStorage.setItem(key, JSON.stringify([location.pathname, part, top]));
  } catch {
    // Without storage the page begins at its top.
  }
}

/** Once. */
export function restorePlace(): void {
  try {
    const kept = sessionStorage.getItem(key);
    if (!kept) return;
    sessionStorage.removeItem(key);
    const [path, index, top] = JSON.parse(kept) as [string, number, number];
    if (path !== location.pathname) return;
    // All of it has its height from the start, or the place would move away again.
    document.documentElement.dataset['settled'] = '';
    const part = listParts()[index];
    if (part) scrollTo({ top: scrollY + topOf(part) - top, behavior: 'instant' });
  } catch {
    // What can't be read is as good as nothing.
  }
}
