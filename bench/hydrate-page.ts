import type { Page } from 'playwright';
import { countDry } from '../tests/journeys/stage/count-dry.ts';

const longestMs = 20_000;
const pollMs = 150;
const quietMs = 600;

/**
 * Moves the pointer from part to part along the edge, until React has taken over the whole page and nothing is
 * fetched any more: the script that waits for such a sign may itself be on its way.
 */
export async function hydratePage(page: Page): Promise<void> {
  const endsAt = performance.now() + longestMs;
  for (let y = 2; performance.now() < endsAt; y = 502 - y) {
    await page.mouse.move(2, y);
    await page.waitForTimeout(pollMs);
    if ((await page.evaluate(countDry)) === 0) {
      await page.waitForLoadState('networkidle', { timeout: longestMs });
      return page.waitForTimeout(quietMs);
    }
  }
  throw new Error(`${new URL(page.url()).pathname} was not hydrated in time`);
}
