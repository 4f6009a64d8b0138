import {
  expectRefused,
  expectSound,
  heading,
  main,
  press,
  type Visit,
} from './support/checkout.ts';
import { expect, prefer, test, translator } from './support/fixtures.ts';

const cases = [
  { scripts: true, locale: 'mn', size: [1440, 900], imei: '356938035643809' },
  { scripts: false, locale: 'en', size: [390, 844], imei: '490154203237518' },
] as const;

for (const { scripts, locale, size, imei } of cases) {
  test.describe(scripts ? 'With scripts' : 'Without scripts', () => {
    test.use({
      javaScriptEnabled: scripts,
      viewport: { width: size[0], height: size[1] },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test(`An old handset is estimated, and its code is for a branch, ${locale}`, async ({
      page,
      context,
      baseURL,
    }) => {
      test.setTimeout(180_000);
      const t = translator(locale);
      const visit: Visit = { page, t, scripts };
      await prefer(context, baseURL, {
        lang: locale,
        theme: 'light',
        prompt: 'web',
        mode: 'browser',
      });
      const estimate = async (lastAnswer: number) => {
        await page.goto('/trade-in');
        await expect(heading(page)).toHaveText(t('tradeIn.title'));
        await page.getByRole('radio', { name: 'Altai', exact: true }).check();
        await press(visit);
        await expect(heading(page)).toHaveText(t('tradeIn.question.model'));
        await main(page).getByRole('radio').nth(1).check();
        await press(visit);
        await expect(heading(page)).toHaveText(t('tradeIn.question.condition'));
        for (let at = 0; at < 5; at += 1) {
          const group = main(page).getByRole('group').nth(at).getByRole('radio');
          await group.nth(at === 4 ? lastAnswer : 0).check();
        }
        await press(visit);
        await page.getByLabel(t('tradeIn.imei'), { exact: true }).fill(imei);
        await press(visit);
        await expect(heading(page)).toHaveText(t('tradeIn.question.confirm'));
      };
      await page.goto('/trade-in');
      await expectSound(visit, 'brand');
      await expectRefused(visit, 'brand');
      await estimate(0);
      await expectSound(visit, 'check');
      await page.getByLabel(t('flow.contact.phone')).fill('88 00 41 57');
      await press(visit, 'tradeIn.submit');
      await expect(page).toHaveURL(/\/trade-in\/result\?id=[\w-]{43}$/);
      await expectSound(visit, 'result');
      const address = page.url();
      const code = main(page).getByRole('definition').first();
      await expect(code).toHaveText(/^\w{8}$/);
      const title = (await heading(page).textContent()) ?? '';
      expect(title).toContain('₮');
      await expect(main(page)).toContainText('••57');
      await expect(main(page).getByRole('heading', { level: 3 })).toHaveCount(3);
      const shown = (await code.textContent()) ?? '';
      // The same handset, said to be worse, has the same estimate.
      await estimate(2);
      await press(visit, 'tradeIn.submit');
      await expect(page).toHaveURL(address);
      await expect(heading(page)).toHaveText(title);
      await expect(code).toHaveText(shown);
    });
  });
}
