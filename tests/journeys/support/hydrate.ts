import { expect, type Page } from 'playwright/test';
import { countUnhydrated } from './count-unhydrated.ts';

/** Gives the sign of intent that fetches React, and waits until the whole page is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  let turns = 0;
  // Moved repeatedly, since the script that waits for a sign may not have loaded yet, and each boundary needs one.
  await expect
    .poll(
      async () => {
        turns += 1;
        await page.mouse.move(2, turns % 2 ? 500 : 2);
        // At the margin of a scrolled page both places are one element, over which the pointer comes only once.
        if (turns % 5 === 0) await page.keyboard.press('Shift');
        return page.evaluate(countUnhydrated);
      },
      {
        message: 'elements that React has not hydrated',
        timeout: 10_000,
        intervals: [50, 100, 150],
      },
    )
    .toBe(0);
}
