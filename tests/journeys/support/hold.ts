import type { Page } from 'playwright/test';

interface Held {
  /** Lets everything through, later requests included. */
  release: () => void;
  /** How many requests have come. */
  count: () => number;
}

/** Holds back the page's requests to these addresses; its actions where none are given. */
export async function hold(page: Page, addresses = '**/RSC/F/**'): Promise<Held> {
  const held = Promise.withResolvers<void>();
  let count = 0;
  await page.route(addresses, async (route) => {
    count += 1;
    await held.promise;
    await route.continue();
  });
  return { release: held.resolve, count: () => count };
}

/** Resolves when so many actions of the page have been answered from now on. */
export function answers(page: Page, count: number): Promise<void> {
  const all = Promise.withResolvers<void>();
  let left = count;
  page.on('response', (response) => {
    if (response.url().includes('/RSC/F/')) left -= 1;
    if (left === 0) all.resolve();
  });
  return all.promise;
}
