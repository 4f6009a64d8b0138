import { expect, type Page } from 'playwright/test';
import { countDry } from './count-dry.ts';

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
