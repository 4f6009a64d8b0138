import { add, quantity } from './support/cart-page.ts';
import { expect, prefer, test, translator } from './support/fixtures.ts';
import { askForCode, enterCode, newNumber } from './support/sign-in.ts';

const en = translator('en');

test.use({ viewport: { width: 1080, height: 1920 } });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled });

    test('"Start over" at a kiosk deletes everything of the visit', async ({
      page,
      context,
      baseURL,
    }) => {
      await prefer(context, baseURL, { mode: 'kiosk', lang: 'en', theme: 'dark' });
      await page.goto('/sign-in');
      await enterCode(page, await askForCode(page, newNumber(), 'en'), 'en');
      await expect(page).toHaveURL(/\/account$/);
      if (javaScriptEnabled) {
        await page.evaluate(() => {
          localStorage.setItem('left', '1');
          sessionStorage.setItem('draft', '["/digital-consent",[]]');
        });
      }
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: en('nav.startOver') })
        .click();
      await expect(page).toHaveURL(/\/kiosk$/);
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', 'mn');
      await expect(html).toHaveAttribute('data-mode', 'kiosk');
      await expect(html).toHaveAttribute('data-theme', 'light');
      const names = (await context.cookies()).map(({ name }) => name);
      expect(names.filter((name) => /sid|account|cart|lang|theme/.test(name))).toEqual([]);
      if (javaScriptEnabled) {
        const stored = () => page.evaluate(() => [localStorage['left'], sessionStorage['draft']]);
        expect((await stored()).filter(Boolean)).toEqual([]);
      }
      await page.goto('/account/devices');
      await expect(page).toHaveURL(/\/sign-in/);
    });
  });
}

test('"Start over" at a kiosk empties the cart of a visitor who is not signed in', async ({
  page,
  context,
  baseURL,
}) => {
  await prefer(context, baseURL, { mode: 'kiosk', lang: 'mn' });
  await add(page);
  const badge = page.locator('footer [data-cart-count]');
  await expect(badge).toHaveText('1');
  const ended = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/start-over');
  await page.locator('footer form[action="/start-over"] button').click();
  await ended;
  await expect(page).toHaveURL(/\/kiosk$/);
  await page.goto('/cart');
  await expect(quantity(page)).toHaveCount(0);
});
