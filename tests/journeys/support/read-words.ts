import type { Page } from 'playwright/test';

/** Everything the page shows to the eye, with single spaces. */
export async function readWords(page: Page, { scripts = true } = {}): Promise<string> {
  // What waits below the first screen has no text yet; without scripts nothing waits.
  const settled = page.locator('html[data-settled]');
  if (scripts) await settled.waitFor({ state: 'attached', timeout: 3000 }).catch(() => null);
  return (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
}
