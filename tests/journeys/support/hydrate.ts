import { expect, type Page } from 'playwright/test';
import { countUnhydrated } from './count-unhydrated.ts';

/** Gives the sign of intent that fetches React, and waits until the whole page is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  let down = false;
  // Moved repeatedly, since the script that waits for a sign may not have loaded yet, and each boundary needs one.
  await expect
    .poll(
      async () => {
        down = !down;
        await page.mouse.move(2, down ? 500 : 2);
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
