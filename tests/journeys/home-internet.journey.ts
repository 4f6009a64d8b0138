import { expectSound, type Visit } from './support/checkout.ts';
import { findBrokenWords } from './support/find-broken-words.ts';
import { findIbmFaults } from './support/find-ibm-faults.ts';
import { expect, prefer, test, translator } from './support/fixtures.ts';
import { fillAddress, fillHomeStep, findSend, homeSteps } from './support/home-internet.ts';

const mn = translator('mn');

/** The whole journey with scripts, whose steps are each seen in another layout too, without them, and on the kiosk. */
const cases = [
  { scripts: true, mode: 'browser', locale: 'mn', theme: 'light', size: [1440, 900] },
  { scripts: false, mode: 'browser', locale: 'en', theme: 'light', size: [390, 844] },
  { scripts: true, mode: 'kiosk', locale: 'en', theme: 'dark', size: [1080, 1920] },
] as const;

async function expectSoundStep(visit: Visit, where: string, isKiosk: boolean): Promise<void> {
  await expectSound(visit, where, isKiosk ? 60 : 24);
  // It is slow, and its rules are the same in every layout.
  if (isKiosk) {
    expect.soft(await findIbmFaults(visit.page), `${where}: IBM's checker`).toEqual([]);
  }
  const broken = await findBrokenWords(visit.page, 'nav ol a, nav ol span:not(.sr-only)');
  expect.soft(broken, `${where}: names of steps`).toEqual([]);
}

for (const { scripts, mode, locale, theme, size } of cases) {
  test.describe(`${scripts ? 'With scripts' : 'Without scripts'}, ${mode} ${size[0]} px`, () => {
    test.use({
      javaScriptEnabled: scripts,
      viewport: { width: size[0], height: size[1] },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test(`A visitor orders internet at home, ${theme}, ${locale}`, async ({
      page,
      context,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      const t = translator(locale);
      const visit = { page, t, scripts };
      const heading = page.getByRole('heading', { level: 1 });
      const summary = page.locator('[aria-labelledby=error-summary]');
      const isSound = async (where: string) => {
        if (scripts) await expectSoundStep(visit, where, mode === 'kiosk');
      };
      await prefer(context, baseURL, { lang: locale, theme, prompt: 'web', mode });
      await page.goto('/home-internet');
      await expect(heading).toHaveText(t('homeInternet.title'));
      if (size[0] >= 640) {
        const tops = (['building', 'apartment'] as const).map(async (name) =>
          page.getByLabel(t(`address.${name}`)).boundingBox(),
        );
        const [building, apartment] = await Promise.all(tops);
        expect(apartment?.y, 'fields of one row stand in line').toBe(building?.y);
      }
      for (const step of homeSteps) {
        if (step !== 'address') await expect(heading).toHaveText(t(`homeInternet.step.${step}`));
        await isSound(step);
        await findSend(visit, step).click();
        await expect(summary).toBeFocused();
        await expect(page).toHaveTitle(new RegExp(`^${t('form.errorTitle')} `));
        if (step === 'address') await expect(heading).toHaveText(t('homeInternet.title'));
        await isSound(`${step}, refused`);
        await fillHomeStep[step](visit);
        if (step === 'contact') {
          await page
            .getByRole('main')
            .getByRole('link', { name: t('flow.back') })
            .click();
          await expect(page.getByRole('radio', { checked: true })).toHaveCount(2);
          await findSend(visit, 'visit').click();
          await expect(heading).toHaveText(t('homeInternet.step.contact'));
          await fillHomeStep.contact(visit);
        }
        await findSend(visit, step).click();
      }
      await expect(page).toHaveURL(/\/home-internet\/result\?id=[\w-]{43}$/);
      await expect(heading).toHaveText(t('homeInternet.done.install'));
      await isSound('the result');
      const code = page.getByRole('definition').first();
      const shown = await code.textContent();
      expect(shown).toMatch(/^\w{8}$/);
      await page.reload();
      await expect(code).toHaveText(shown ?? '');
      const sendAnswer = page.getByRole('button', { name: t('effort.send') });
      await sendAnswer.click();
      await expect(summary).toBeFocused();
      await isSound('the question, refused');
      await page.getByRole('radio', { name: t('effort.scores.6'), exact: true }).check();
      await page.getByLabel(t('effort.comment')).fill('Ok');
      await sendAnswer.click();
      const thanks = page.getByRole('main').getByText(t('effort.thanks'));
      await expect(thanks.last()).toBeVisible();
      if (scripts) {
        const toast = page.getByRole('status').filter({ hasText: t('effort.thanks') });
        await expect(toast).toBeVisible();
      }
      await expect(sendAnswer).toHaveCount(0);
      await page.goto('/home-internet/confirm');
      await expect(page).toHaveURL(/\/home-internet\/address$/);
    });
  });
}

test('A step is filled in, refused and sent by the keyboard alone', async ({ page }) => {
  await page.goto('/home-internet/address');
  await fillAddress({ page, t: mn, scripts: true }, 'nalaikh');
  await page.getByLabel(mn('address.building'), { exact: true }).press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(mn('homeInternet.step.contact'));
  const name = page.getByLabel(mn('homeInternet.name'), { exact: true });
  await name.press('Enter');
  await expect(page.locator('[aria-labelledby=error-summary]')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.type('Сарнай');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(mn('flow.contact.phone'), { exact: true })).toBeFocused();
  await page.keyboard.type('88001234');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(mn('flow.contact.email'))).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(findSend({ page, t: mn }, 'contact')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(mn('homeInternet.step.confirm'));
});

for (const scripts of [true, false]) {
  test.describe(scripts ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('Back leads to the step before, also after a refusal', async ({ page }) => {
      const visit = { page, t: mn, scripts };
      await page.goto('/home-internet');
      await findSend(visit, 'address').click();
      await expect(page).toHaveTitle(new RegExp(`^${mn('form.errorTitle')} `));
      await fillAddress(visit);
      await findSend(visit, 'address').click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(mn('homeInternet.step.package'));
      await page.goBack();
      await expect(page).toHaveURL(/\/home-internet\/address$/);
      await expect(heading).not.toHaveText(mn('homeInternet.step.package'));
      await expect(findSend(visit, 'address')).toBeVisible();
    });
  });
}
