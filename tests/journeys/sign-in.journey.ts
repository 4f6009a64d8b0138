import { expect, hydrate, prefer, test, translator } from './support/fixtures.ts';
import { layouts, visits } from './support/layouts.ts';
import { askForCode, enterCode, newNumber, toWrong } from './support/sign-in.ts';

const mn = translator('mn');

for (const scripts of [true, false]) {
  test.describe(scripts ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled: scripts });
    for (const { mode, locale } of visits(scripts)) {
      test(`A visitor signs in and out again, ${mode}, ${locale}`, async ({
        page,
        context,
        baseURL,
      }) => {
        const t = translator(locale);
        await page.setViewportSize(layouts[mode]);
        await prefer(context, baseURL, { lang: locale, prompt: 'web', mode });
        // In the app only the pages of tabs have the account in their bar.
        const start = mode === 'webview' ? '/news' : '/travel-points';
        await page.goto(start);
        await page
          .getByRole('link', { name: t('identity.signIn') })
          .first()
          .click();
        if (scripts) await expect(page.getByLabel(t('identity.number'))).toBeFocused();
        const code = await askForCode(page, newNumber(), locale);
        await page.reload();
        if (scripts) {
          await hydrate(page);
          await expect(page.getByLabel(t('identity.code'))).toBeFocused();
        }
        await enterCode(page, code, locale);
        await expect(page).toHaveURL(new RegExp(`${start}$`));
        await expect(page.getByRole('link', { name: t('identity.signIn') })).toHaveCount(0);
        if (mode === 'kiosk') {
          await page.getByRole('button', { name: t('identity.signOut'), exact: true }).click();
        } else {
          await page
            .getByRole('link', { name: t('identity.account') })
            .first()
            .click();
          await page.getByRole('button', { name: t('identity.signOut'), exact: true }).click();
        }
        // At a kiosk the next visitor begins.
        await expect(page).toHaveURL(mode === 'kiosk' ? /\/kiosk$/ : /\/$/);
        if (mode === 'kiosk') {
          // The wiped page has this address too, until the answer comes.
          await expect(page.locator('.attract-tile').first()).toBeVisible();
        } else {
          const signIn = page.getByRole('link', { name: t('identity.signIn') });
          await expect(signIn.first()).toBeVisible();
        }
        await expect(page.locator('html')).toHaveAttribute('data-mode', mode);
        const left = (await context.cookies()).map(({ name }) => name);
        expect(left).not.toContain('account');
        expect(left.filter((name) => name.endsWith('sid'))).toEqual([]);
        // Without scripts a page with placeholders loads itself anew.
        await expect(page.locator('.skeleton')).toHaveCount(0);
        await page.goto('/account/devices');
        await expect(page).toHaveURL(/\/sign-in\?next=%2Faccount%2Fdevices$/);
      });
    }

    test('Three wrong codes lock the sign-in, and a reload says so again', async ({ page }) => {
      await page.goto('/sign-in');
      const code = await askForCode(page, newNumber());
      for (const left of [2, 1]) {
        await enterCode(page, toWrong(code));
        const alert = page.getByRole('main').getByRole('alert');
        await expect(alert).toContainText(mn('identity.wrong'));
        await expect(alert).toContainText(mn('identity.attemptsLeft', { count: left }));
        const field = page.getByLabel(mn('identity.code'));
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(new RegExp(mn('identity.wrong')));
        if (scripts) await expect(field).toBeFocused();
      }
      await enterCode(page, toWrong(code));
      for (let reloads = 0; reloads < 2; reloads += 1) {
        await expect(page.getByRole('main').getByRole('alert')).toHaveText(
          mn('identity.wrongThrice'),
        );
        await expect(page.getByLabel(mn('identity.code'))).toHaveCount(0);
        await page.reload();
      }
    });

    test('A number of another operator is refused beside the field, with what was typed', async ({
      page,
    }) => {
      await page.goto('/sign-in?next=%2Fnews');
      const field = page.getByLabel(mn('identity.number'));
      await field.fill('8811-2233');
      await page.getByRole('button', { name: mn('identity.getCode') }).click();
      await expect(page.getByRole('alert')).toHaveText(mn('identity.fault.otherOperator'));
      await expect(field).toHaveValue('8811-2233');
      await enterCode(page, await askForCode(page, newNumber()));
      await expect(page).toHaveURL(/\/news$/);
    });
  });
}

test('A half-filled form is restored once after signing in', async ({ page }) => {
  await page.goto('/digital-consent');
  const boxes = page.getByRole('checkbox');
  await boxes.last().check();
  await page
    .getByRole('banner')
    .getByRole('link', { name: mn('identity.signIn') })
    .click();
  await enterCode(page, await askForCode(page, newNumber()));
  await expect(page).toHaveURL(/\/digital-consent$/);
  await expect(boxes.last()).toBeChecked();
  await expect(boxes.first()).not.toBeChecked();
  await hydrate(page);
  await expect(boxes.last()).toBeChecked();
  await page.reload();
  await expect(boxes.last()).not.toBeChecked();
});

test('A reload shows the customer when they have signed in in another tab', async ({
  page,
  context,
}) => {
  await page.goto('/travel-points');
  const other = await context.newPage();
  await other.goto('/sign-in');
  await enterCode(other, await askForCode(other, newNumber()));
  await expect(other).toHaveURL(/\/account$/);
  await page.reload();
  await expect(
    page.getByRole('banner').getByRole('link', { name: mn('identity.account') }),
  ).toBeVisible();
});

test('The account page fits a width of 320 px, where its link is in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/sign-in');
  await enterCode(page, await askForCode(page, newNumber()));
  await expect(page).toHaveURL(/\/account$/);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(320);
  await page
    .getByRole('banner')
    .getByRole('button', { name: mn('nav.menu') })
    .click();
  const menu = page.getByRole('navigation', { name: mn('nav.services') });
  await expect(menu.getByRole('link', { name: mn('identity.account') })).toBeVisible();
});
