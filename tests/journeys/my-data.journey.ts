import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright/test';
import { expect, hydrate, prefer, test, translator } from './support/fixtures.ts';
import { newNumber, readCode } from './support/sign-in.ts';

const main = (page: Page) => page.getByRole('main');

/** By the app, so that no code has been sent a moment ago: the next one would have to wait a minute. */
async function signIn(page: Page, context: BrowserContext, isdn: string): Promise<void> {
  const { origin } = new URL(page.url());
  const answer = await page.request.post('/operator/app', {
    form: { isdn },
    headers: { origin },
    maxRedirects: 0,
  });
  await page.goto(answer.headers()['location'] ?? '');
  await context.clearCookies({ name: 'mode' });
}

for (const { scripts, locale, size } of [
  { scripts: true, locale: 'mn', size: [1440, 900] },
  { scripts: false, locale: 'en', size: [390, 844] },
] as const) {
  test.describe(scripts ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: size[0], height: size[1] } });
    const t = translator(locale);

    /** Asks for the code of an act and types it. */
    async function confirm(page: Page, isdn: string, submit: string) {
      await main(page)
        .getByRole('button', { name: t('identity.getCode') })
        .click();
      const code = await readCode(page, isdn);
      await page.getByLabel(t('identity.code')).fill(code);
      await main(page).getByRole('button', { name: submit, exact: true }).click();
    }

    test(`A customer takes a copy, withdraws a consent and deletes all of it, ${locale}`, async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      const isdn = newNumber();
      await prefer(context, baseURL, { lang: locale, prompt: 'web' });
      await page.goto('/account/data');
      // Nobody is signed in yet.
      await expect(page).toHaveURL(/\/sign-in\?next=%2Faccount%2Fdata$/);
      await signIn(page, context, isdn);

      // What was agreed to, and is taken back.
      await page.goto('/digital-consent');
      const boxes = page.locator('input[name=purpose]');
      const improvement = page.locator('input[name=purpose][value=improvement]');
      for (const box of await boxes.all()) await box.check();
      const save = main(page).getByRole('button', { name: t('consent.save') });
      await save.click();
      await expect(main(page)).toContainText(t('consent.saved'));
      // Anew, so that the words of the second save are not those of the first.
      await page.goto('/digital-consent');
      await improvement.uncheck();
      await save.click();
      await expect(main(page)).toContainText(t('consent.saved'));
      await page.goto('/digital-consent');
      await expect(improvement).not.toBeChecked();

      await page.goto('/account/data');
      if (scripts) await hydrate(page);
      await expect(main(page)).toContainText(t('data.part.consent'));
      await main(page)
        .getByRole('link', { name: t('data.copy.submit') })
        .click();
      await confirm(page, isdn, t('data.copy.submit'));
      const link = main(page).getByRole('link', { name: t('data.copy.open') });
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(download.suggestedFilename()).toMatch(/^my-data-[\d-]+\.json$/);
      const copy = JSON.parse(await readFile(await download.path(), 'utf8')) as {
        data: Record<string, { purposes?: string[] }[]>;
      };
      expect(copy.data['consent']).toHaveLength(1);
      expect(copy.data['consent']?.[0]?.purposes).not.toContain('improvement');
      expect(copy.data['session']).toHaveLength(1);

      // On another device of the same customer.
      const other = await browser.newContext({
        javaScriptEnabled: scripts,
        viewport: { width: size[0], height: size[1] },
        ...(baseURL ? { baseURL } : {}),
      });
      await prefer(other, baseURL, { lang: locale, prompt: 'web' });
      const elsewhere = await other.newPage();
      await elsewhere.goto('/news');
      await signIn(elsewhere, other, isdn);
      await elsewhere.goto('/account/data');
      await main(elsewhere)
        .getByRole('link', { name: t('data.delete.see') })
        .click();
      await expect(main(elsewhere)).toContainText(t('data.delete.gone'));
      await expect(main(elsewhere)).toContainText(t('data.delete.kept'));
      await confirm(elsewhere, isdn, t('data.delete.submit'));
      await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(t('data.done.title'));
      await elsewhere.goto('/account/data');
      await expect(elsewhere).toHaveURL(/\/sign-in/);
      await other.close();

      // The first device is signed out too, as soon as it asks for anything that is stored.
      await expect(async () => {
        await page.goto('/account/data');
        await expect(page).toHaveURL(/\/sign-in/, { timeout: 1000 });
      }).toPass({ timeout: 45_000 });
    });
  });
}
