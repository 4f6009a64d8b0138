import type { Locator, Page } from 'playwright/test';
import { expect, hydrate, prefer, test, translator } from './support/fixtures.ts';
import { findAxeViolations } from './support/find-axe-violations.ts';
import { findSmallTargets } from './support/find-small-targets.ts';
import { touchKey, typeByTouch } from './support/type-by-touch.ts';

const mn = translator('mn');

test.use({
  viewport: { width: 1080, height: 1920 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});
test.beforeEach(({ context, baseURL }) => prefer(context, baseURL, { mode: 'kiosk', lang: 'mn' }));

const board = (page: Page) => page.getByRole('group', { name: mn('kiosk.keyboard.name') });
const tapKey = (page: Page, name: string) =>
  touchKey(board(page).getByRole('button', { name, exact: true }));

async function expectUncovered(page: Page, field: Locator): Promise<void> {
  const [keys, box] = await Promise.all([board(page).boundingBox(), field.boundingBox()]);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(keys?.y ?? 0);
}

test('The keys type where the caret is, as a keyboard would, also while React takes the page over', async ({
  page,
}) => {
  await page.goto('/search');
  const field = page.getByRole('main').getByRole('combobox');
  await field.evaluate((input) => {
    let heard = '';
    // On the window, in the capture phase: React stops events on their way to the field while it hydrates.
    addEventListener(
      'input',
      ({ isTrusted }) => {
        heard += isTrusted ? 1 : 0;
        input.setAttribute('data-heard', heard);
      },
      true,
    );
  });
  await field.tap();
  for (const letter of ['ө', 'ү', 'ё']) await tapKey(page, letter);
  await hydrate(page);
  await expect(field).toHaveValue('өүё');
  await expect(field).toBeFocused();
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 2));
  await tapKey(page, mn('kiosk.keyboard.shift'));
  await tapKey(page, 'Ж');
  await tapKey(page, mn('kiosk.keyboard.symbols'));
  await tapKey(page, '₮');
  await tapKey(page, mn('kiosk.keyboard.letters'));
  await tapKey(page, mn('kiosk.keyboard.latin'));
  await tapKey(page, 'q');
  await expect(field).toHaveValue('өЖ₮qё');
  await tapKey(page, mn('kiosk.keyboard.delete'));
  await expect(field).toHaveValue('өЖ₮ё');
  await expect(field).toHaveAttribute('data-heard', '1111111');
  await tapKey(page, mn('kiosk.keyboard.done'));
  await expect(board(page)).toHaveCount(0);
});

test('The keyboard is large, has names, and covers no field of a page', async ({ page }) => {
  await page.goto('/home-internet');
  await page.waitForLoadState('load');
  const fields = await page.getByRole('main').locator('input[type=text],input:not([type])').all();
  expect(fields.length).toBeGreaterThan(0);
  for (const field of fields) {
    await field.tap();
    await expectUncovered(page, field);
  }
  expect(await findSmallTargets(page, 60)).toEqual([]);
  expect(await findAxeViolations(page)).toEqual([]);
  // The bar stays at its place below.
  await expect(page.getByRole('contentinfo').getByRole('button').first()).toBeInViewport();
});

test('A pad of digits keeps to the length of a field, and to the sheet that the field is in', async ({
  page,
}) => {
  await page.goto('/shop');
  await page
    .getByRole('button', { name: mn('shop.filters') })
    .first()
    .tap();
  const field = page.locator('[popover] input[inputmode=numeric]').first();
  const name = await field.getAttribute('name');
  const same = page.locator(`[popover] input[name=${name}]`);
  await typeByTouch(page, same, '12345678901234');
  await expect(same).toHaveValue('123456789012');
  await expect(same).toBeVisible();
});

test('A code is typed by the pad, and a text of several lines by all keys', async ({ page }) => {
  await page.goto('/sign-in');
  const number = page.getByLabel(mn('identity.number'));
  await number.tap();
  await expect(board(page).getByRole('button')).toHaveCount(12);
  await expect(number).toHaveAttribute('inputmode', 'none');
  await tapKey(page, '9');
  await tapKey(page, mn('kiosk.keyboard.done'));
  await expect(number).toHaveValue('9');
  await page.goto('/news');
  await hydrate(page);
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<textarea></textarea>');
  });
  const text = page.locator('textarea');
  await text.tap();
  await tapKey(page, 'А');
  await tapKey(page, mn('kiosk.keyboard.line'));
  await tapKey(page, mn('kiosk.keyboard.space'));
  await tapKey(page, 'б');
  await expect(text).toHaveValue('А\n б');
});
