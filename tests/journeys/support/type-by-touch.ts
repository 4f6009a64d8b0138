import type { Locator, Page } from 'playwright/test';

const keysOf = (page: Page) => page.locator('.keyboard .key');

/** Where a key has come to rest: a finger waits until the sheet with the keys has slid in. */
async function findPlace(key: Locator) {
  for (let last = ''; ; await key.page().waitForTimeout(30)) {
    const box = await key.boundingBox();
    if (!box) throw new Error('a key that is not shown cannot be touched');
    if (last === JSON.stringify(box)) return box;
    last = JSON.stringify(box);
  }
}

/**
 * Touches the middle of a key. A press draws the keys anew, so that none stays under the finger: Playwright's own `tap`
 * takes that for a touch that missed, and repeats it, wherever the page's listeners were there before its own.
 */
export async function touchKey(key: Locator): Promise<void> {
  const box = await findPlace(key);
  await key.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function touchLetter(page: Page, letter: string): Promise<void> {
  const find = (text: string) => keysOf(page).getByText(text, { exact: true });
  if (letter === ' ') return touchKey(page.locator('.key-space'));
  if ((await find(letter).count()) === 0) await touchKey(page.locator('.key-shift'));
  await touchKey(find(letter));
}

/** Types into a field as one does at a kiosk: by keys on the screen alone. */
export async function typeByTouch(page: Page, field: Locator, text: string): Promise<void> {
  await field.tap();
  await keysOf(page).first().waitFor();
  for (const letter of text) await touchLetter(page, letter);
  await touchKey(page.locator('.key-done'));
  await keysOf(page).first().waitFor({ state: 'detached' });
}
