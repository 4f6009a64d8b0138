import type { Page } from 'playwright/test';

interface Watched {
  /** What was done with anything but a finger. */
  hands: string[];
  /** The addresses of pages that somebody could read, from each document's first moment on. */
  seen: string[];
}

/** Watches from each document's first moment on. */
export async function watchTouch(page: Page): Promise<Watched> {
  const watched: Watched = { hands: [], seen: [] };
  await page.exposeFunction('noteHand', (what: string) => void watched.hands.push(what));
  await page.exposeFunction('noteSeen', (path: string) => void watched.seen.push(path));
  await page.addInitScript(() => {
    const tell = (name: string) => Reflect.get(window, name) as (text: string) => void;
    const note = (event: Event) => {
      const kind: unknown = Reflect.get(event, 'pointerType') ?? 'key';
      if (event.isTrusted && kind !== 'touch') tell('noteHand')(`${event.type} ${String(kind)}`);
    };
    for (const name of ['keydown', 'pointerdown']) addEventListener(name, note, true);
    const look = () => {
      const { visibility } = getComputedStyle(document.documentElement);
      const isWiped = document.documentElement.hasAttribute('data-wiped');
      if (visibility !== 'hidden' && !isWiped) tell('noteSeen')(location.pathname);
    };
    for (const name of ['DOMContentLoaded', 'pageshow', 'popstate']) addEventListener(name, look);
  });
  return watched;
}

/** Stops the time that passes, but not the browser's own record of how a page was opened, which the head script reads. */
export async function installClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const find = performance.getEntriesByType.bind(performance);
    Object.assign(window, { findEntries: find });
  });
  await page.clock.install();
  await page.addInitScript(() => {
    Object.assign(performance, { getEntriesByType: Reflect.get(window, 'findEntries') });
  });
}

/** Everything that the browser still has of a visit, as one text. */
export const readLeft = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify([
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input,textarea')].map((one) => Reflect.get(one, 'value')),
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      await caches.keys(),
      databases.map(({ name }) => name),
    ]);
  });
