import type { Page } from 'playwright/test';

/** Everything the page shows to the eye, with single spaces. */
export async function readWords(page: Page): Promise<string> {
  return (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
}
