import { products } from '#operator/seed/shop/products.ts';
import { type Visit, expectSound, heading, main } from './support/checkout.ts';
import { expect, prefer, test, translator } from './support/fixtures.ts';
import { readCode } from './support/sign-in.ts';

const [soldOut] = products.flatMap((product) =>
  product.type === 'PHYSICAL' && !product.preorder
    ? product.variants.flatMap(({ id, stock }) =>
        stock === 0 ? [{ id: product.id, variant: id }] : [],
      )
    : [],
);
if (!soldOut) throw new Error('the seed has nothing that is sold out');
const address = `/shop/${soldOut.id}?variant=${encodeURIComponent(soldOut.variant)}`;

const visits = [
  {
    name: 'With scripts',
    scripts: true,
    lang: 'mn',
    theme: 'light',
    phone: '88117711',
    width: 1440,
  },
  {
    name: 'Without scripts',
    scripts: false,
    lang: 'en',
    theme: 'dark',
    phone: '88117712',
    width: 390,
  },
] as const;

for (const { name, scripts, lang, theme, phone, width } of visits) {
  test.describe(name, () => {
    test.use({
      javaScriptEnabled: scripts,
      viewport: { width, height: 900 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test(`A guest asks to be told when something is back, and stops it, ${lang}`, async ({
      page,
      context,
      baseURL,
    }) => {
      test.setTimeout(90_000);
      const t = translator(lang);
      const visit: Visit = { page, t, scripts };
      await prefer(context, baseURL, { lang, theme, prompt: 'web', mode: 'browser' });
      await page.goto(address);
      await main(page)
        .getByRole('link', { name: t('stockWatch.title') })
        .click();
      await expect(heading(page)).toHaveText(t('stockWatch.title'));
      await expectSound(visit, 'ask');
      await page.getByLabel(t('stockWatch.contact'), { exact: true }).fill(phone);
      await page.getByRole('button', { name: t('identity.getCode') }).click();
      await page.locator('input[name=code]').fill(await readCode(page, phone));
      await page.getByRole('button', { name: t('stockWatch.submit'), exact: true }).click();
      await expect(main(page)).toContainText(t('stockWatch.waiting'));
      await expectSound(visit, 'waiting');
      await page.getByRole('button', { name: t('stockWatch.stop') }).click();
      await expect(main(page)).toContainText(t('stockWatch.ask'));
    });
  });
}
