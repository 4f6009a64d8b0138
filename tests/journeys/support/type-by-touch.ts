import type { Locator, Page } from 'playwright/test';

const keysOf = (page: Page) => page.locator('.keyboard .key');

async function tapKey(page: Page, letter: string): Promise<void> {
  const find = (text: string) => keysOf(page).getByText(text, { exact: true });
  if (letter === ' ') return page.locator('.key-space').tap();
  if ((await find(letter).count()) === 0) await page.locator('.key-shift').tap();
  await find(letter).tap();
}

/** Types into a field as one does at a kiosk: by keys on the screen alone. */
export async function typeByTouch(page: Page, field: Locator, text: string): Promise<void> {
  await field.tap();
  await keysOf(page).first().waitFor();
  for (const letter of text) await tapKey(page, letter);
  await page.locator('.key-done').tap();
  await keysOf(page).first().waitFor({ state: 'detached' });
}
