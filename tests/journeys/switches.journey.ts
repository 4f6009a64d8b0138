import type { Page } from 'playwright/test';
import { expectSound, heading, main } from './support/checkout.ts';
import { expect, hydrate, prefer, test, translator } from './support/fixtures.ts';
import { copySeed } from './support/run-directory.ts';
import { startApp } from './support/start-app.ts';
import type { Server } from './support/start-server.ts';

const secret = 'the secret of the staff, long enough for switches';
const why = { mn: 'Төлбөрийн систем засвартай байна.', en: 'Billing is being repaired.' };

let app: Server;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  const directory = await copySeed('switches');
  app = await startApp({
    name: 'switches',
    directory,
    vars: { STAFF_SECRET: secret },
    withFront: false,
  });
});
test.afterAll(() => app.stop());

for (const { scripts, locale, size, theme } of [
  { scripts: true, locale: 'mn', size: [1440, 900], theme: 'light' },
  { scripts: false, locale: 'en', size: [390, 844], theme: 'dark' },
] as const) {
  test.describe(scripts ? 'With scripts' : 'Without scripts', () => {
    test.use({
      javaScriptEnabled: scripts,
      viewport: { width: size[0], height: size[1] },
      contextOptions: { reducedMotion: 'reduce' },
    });
    const t = translator(locale);

    /** Staff open one switch, set it, and read in the log that they did. */
    async function set(page: Page, title: string, state: 'on' | 'off', until = '') {
      await page.goto(`${app.url}/staff/switches`);
      await page.getByRole('link', { name: `${t('switch.change')}: ${title}` }).click();
      await main(page).locator(`input[name=state][value=${state}]`).check();
      await page.getByLabel(t('switch.textMn')).fill(why.mn);
      await page.getByLabel(t('switch.textEn')).fill(why.en);
      await page.getByLabel(t('switch.untilField')).fill(until);
      await page.getByLabel(t('staff.who')).fill('Бат');
      await page.getByLabel(t('staff.reason'), { exact: true }).fill('Засвар');
      await main(page)
        .getByRole('button', { name: t('switch.save') })
        .click();
      await expect(page).toHaveURL(/\/staff\/switches$/);
      await expect(main(page).getByRole('region', { name: t('switch.changes') })).toContainText(
        title,
      );
    }

    test(`What staff switch in the desk, customers see and lose nothing by, ${locale}`, async ({
      browser,
      context,
      page,
    }) => {
      test.setTimeout(180_000);
      await prefer(context, app.url, { lang: locale, theme, prompt: 'web', mode: 'browser' });
      await page.goto(`${app.url}/staff`);
      await page.getByLabel(t('staff.secret')).fill(secret);
      await page.getByRole('button', { name: t('staff.signIn') }).click();

      const other = await browser.newContext({
        javaScriptEnabled: scripts,
        viewport: { width: size[0], height: size[1] },
        reducedMotion: 'reduce',
      });
      await prefer(other, app.url, { lang: locale, theme, prompt: 'web', mode: 'browser' });
      const customer = await other.newPage();
      const visit = { page: customer, t, scripts };
      await customer.goto(`${app.url}/pay/units`);
      await customer.getByLabel(t('pay.number'), { exact: true }).fill('9411 2233');

      // Somebody is typing while it is switched off: the press says so, and what was typed stays.
      await set(page, t('pay.units.title'), 'off', '2027-01-05T14:00');
      await main(customer)
        .getByRole('button', { name: t('flow.continue'), exact: true })
        .click();
      await expect(main(customer)).toContainText(why[locale]);
      await expect(customer.getByLabel(t('pay.number'), { exact: true })).toHaveValue('9411 2233');
      await expectSound(visit, 'refused while off');
      await customer.goto(`${app.url}/`);
      await expect(main(customer).locator('a[href="/pay/units"]').first()).toContainText(
        t('switch.off'),
      );
      await main(customer).locator('a[href="/pay/units"]').first().click();
      await expect(main(customer).getByText(t('switch.closed'))).toBeVisible();
      await expect(customer.getByLabel(t('pay.number'), { exact: true })).toHaveCount(0);
      await expectSound(visit, 'entrance while off');

      await set(page, t('pay.units.title'), 'on');
      await set(page, t('switch.notice'), 'on');
      await expectSound({ page, t, scripts }, 'desk of switches');
      await customer.goto(`${app.url}/pay/units`);
      const notice = customer.getByRole('complementary', { name: t('switch.notice') });
      await expect(notice).toContainText(why[locale]);
      await expect(customer.getByLabel(t('pay.number'), { exact: true })).toBeVisible();
      if (scripts) await hydrate(customer);
      await customer.getByLabel(t('pay.number'), { exact: true }).fill('9411 4455');
      await notice.getByRole('button', { name: t('switch.closeNotice') }).click();
      await expect(notice).toBeHidden();
      if (scripts) {
        // In place: what was typed stands.
        await expect(customer.getByLabel(t('pay.number'), { exact: true })).toHaveValue(
          '9411 4455',
        );
      }
      await customer.goto(`${app.url}/news`);
      await expect(heading(customer)).toBeVisible();
      await expect(notice).toHaveCount(0);
      await set(page, t('switch.notice'), 'off');
      await other.close();
    });
  });
}
