import type { Page } from 'playwright/test';

/** The visible text of the page, with single spaces; those at which no line ends stay what they are. */
export async function readText(page: Page, { scripts = true } = {}): Promise<string> {
  // With scripts, what lies below the first screen is laid out later, and has no visible text before.
  const settled = page.locator('html[data-settled]');
  if (scripts) await settled.waitFor({ state: 'attached', timeout: 3000 }).catch(() => null);
  return (await page.locator('body').innerText()).replaceAll(/[^\S\u00a0]+/g, ' ');
}
