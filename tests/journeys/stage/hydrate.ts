import { expect, type Page } from 'playwright/test';

/** Runs in the page: how many elements React has not taken over yet. */
function countDry(): number {
  const drawn =
    'body *:not(script, noscript, noscript *, template, link, style, meta, title, input[type=hidden])';
  return [...document.querySelectorAll(drawn)].filter(
    (element) => !Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  ).length;
}

/** Gives the sign of intent that fetches React, and waits until the whole page has been taken over. */
export async function hydrate(page: Page): Promise<void> {
  let down = false;
  // The script that waits for the sign may itself be on its way: a pointer goes on moving, from part to part.
  await expect
    .poll(
      async () => {
        down = !down;
        await page.mouse.move(2, down ? 500 : 2);
        return page.evaluate(countDry);
      },
      {
        message: 'elements that React has not taken over',
        timeout: 10_000,
        intervals: [50, 100, 150],
      },
    )
    .toBe(0);
}
